import {
  actor,
  copyState,
  eventFor,
  legalActions,
  play,
  seeded,
  startGame,
  startRound,
  viewFor,
  type Action,
  type Begun,
  type Event,
  type MutableState,
  type Random,
  type Refusal,
  type Seat,
  type State,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { answerOf, BadAnswer, goOnUnlessBroken, instead, type BotAnswer } from './answer.ts';
import type { Bot, Seen } from './bot.ts';

/** The bots, seed and listeners of a game. */
export interface GameSetup {
  terms: Terms;
  /** One for each seat; undefined where a person sits. */
  bots: readonly (Bot | undefined)[];
  /** The same seed and answers give the same game. */
  seed: string;
  record?: Sink | undefined;
  /** Is told of every answer that won't do, and may throw to stop the game there. */
  onBadAnswer?: ((bad: BadAnswer) => void) | undefined;
  stopwatch?: Stopwatch | undefined;
}

/** Is told how long each decision took, by its own clock. */
export interface Stopwatch {
  now(): number;
  took(seat: Seat, time: number): void;
}

/** Is shown a game as it's played, before anybody else. The state is the game's own: read it at once, change nothing. */
export interface Sink {
  /** A round is dealt and the first turn begins. */
  dealt(state: State): void;
  /** `before` is a copy of the state the action was played on; grabbing and choosing hands are actions too. */
  acted(before: State, seat: Seat, action: Action): void;
  roundEnded(state: State): void;
}

/** A running game, one step at a time, on its own state. */
export interface Game {
  readonly state: State;
  /** How many actions this round has had. */
  readonly actions: number;
  /** How many answers of bots wouldn't do. */
  readonly badAnswers: number;
  /** Plays a person's action, or says why not. */
  act(seat: Seat, action: Action): Refusal | undefined;
  /** Whether it's a bot that must act now. */
  isBotsTurn(): boolean;
  /** Lets that bot act: at once where it answers at once. */
  letBotAct(): Promise<void> | void;
  dealNextRound(): void;
  /** The game as it is now. */
  mark(): Mark;
  /** Goes back to the mark. No bot may have acted since: it would know what happened. */
  goBackTo(mark: Mark): void;
  /** Events the seat has seen since it was last asked; people see the same ones as bots that watch. */
  news(seat: Seat): Event[];
}

/** A moment of a game to come back to. */
export interface Mark {
  readonly state: State;
  readonly actions: number;
  /** How many events each seat hadn't seen yet. */
  readonly unseen: readonly number[];
}

/** Begins a game from its seed, or goes on from where one was left. */
export function newGame(seating: GameSetup, begun: Begun = firstRound(seating)): Game {
  return new Playing(seating, begun);
}

function firstRound({ terms, seed }: GameSetup): Begun {
  return startGame(terms, seeded(`${seed}/1`));
}

/** A class, because this runs for every action of every game that bots play: its fields keep their places. */
class Playing implements Game {
  state: MutableState;
  actions = 0;
  badAnswers = 0;
  readonly #seating: GameSetup;
  readonly #chance: Random;
  /** Events each seat hasn't seen yet; undefined where its bot doesn't watch. */
  readonly #unseen: (Event[] | undefined)[];
  /** The engine's events; undefined if nobody wants them. */
  readonly #told: Event[] | undefined;

  constructor(seating: GameSetup, begun: Begun) {
    this.#seating = seating;
    this.#chance = seeded(`${seating.seed}/chosen`);
    this.#unseen = seating.bots.map((bot) => (!bot || bot.watches ? [] : undefined));
    this.#told = this.#unseen.some(Boolean) ? [] : undefined;
    this.state = begun.state;
    this.#enter(begun);
  }

  #enter({ state, events }: Begun): void {
    this.state = state;
    this.actions = 0;
    this.#tell(events);
    if (state.phase !== 'deal') this.#seating.record?.dealt(state);
  }

  act(seat: Seat, action: Action): Refusal | undefined {
    const { state } = this;
    const { record } = this.#seating;
    const before = record && copyState(state);
    const refusal = play(state, seat, action, this.#told);
    if (refusal) return refusal;
    this.actions++;
    if (before) {
      record.acted(before, seat, action);
      if (before.phase === 'deal' && state.phase !== 'deal') record.dealt(state);
      if (state.phase === 'over') record.roundEnded(state);
    }
    if (this.#told) this.#tell(this.#told.splice(0));
    return undefined;
  }

  isBotsTurn(): boolean {
    return this.state.phase !== 'over' && this.#seating.bots[actor(this.state)] !== undefined;
  }

  letBotAct(): Promise<void> | void {
    const { state } = this;
    const seat = actor(state);
    const legal = legalActions(state);
    if (legal.length === 0) throw new Error(`seat ${seat} has nothing it may do`);
    const seen = new SeenNow(state, seat, legal, this.#unseen[seat] ? this.news(seat) : []);
    const done = timer(this.#seating.stopwatch, seat);
    const answer = answerOf(this.#seating.bots[seat]!, seen);
    if (answer instanceof Promise)
      return answer.finally(done).then((given) => this.#take(seat, given, legal));
    done();
    this.#take(seat, answer, legal);
  }

  #take(seat: Seat, answer: BotAnswer, legal: readonly Action[]): void {
    const refusal = 'action' in answer ? this.act(seat, answer.action) : undefined;
    if ('action' in answer && !refusal) return;
    this.badAnswers++;
    const { onBadAnswer = goOnUnlessBroken, bots } = this.#seating;
    const why = refusal ? { ...answer, refusal } : answer;
    onBadAnswer(new BadAnswer(seat, this.state.round, why as BadAnswer['answer']));
    if (refusal) bots[seat]!.refused?.(refusal);
    const action = instead(legal, answer, this.#chance);
    const wrong = this.act(seat, action);
    if (wrong) throw new Error(`${action.do} is listed as legal, but refused: ${wrong.why}`);
  }

  dealNextRound(): void {
    const next = this.state.round + 1;
    this.#enter(startRound(this.state, seeded(`${this.#seating.seed}/${next}`)));
  }

  mark(): Mark {
    const unseen = this.#unseen.map((events) => events?.length ?? 0);
    return { state: copyState(this.state), actions: this.actions, unseen };
  }

  goBackTo({ state, actions, unseen }: Mark): void {
    this.state = copyState(state);
    this.actions = actions;
    this.#unseen.forEach((events, seat) => events?.splice(unseen[seat]!));
  }

  news(seat: Seat): Event[] {
    return this.#unseen[seat]!.splice(0);
  }

  /** Gives every watching seat its own version of what happened. */
  #tell(events: readonly Event[]): void {
    this.#unseen.forEach((unseen, seat) => {
      for (const event of events) unseen?.push(eventFor(event, seat));
    });
  }
}

function timer(stopwatch: Stopwatch | undefined, seat: Seat): () => void {
  if (!stopwatch) return () => undefined;
  const start = stopwatch.now();
  return () => stopwatch.took(seat, stopwatch.now() - start);
}

/** Makes the view only if the bot looks. */
class SeenNow implements Seen {
  readonly legal: readonly Action[];
  readonly since: readonly Event[];
  readonly #state: State;
  readonly #seat: Seat;
  #view: View | undefined;

  constructor(state: State, seat: Seat, legal: readonly Action[], since: readonly Event[]) {
    this.#state = state;
    this.#seat = seat;
    this.legal = legal;
    this.since = since;
  }

  get view(): View {
    return (this.#view ??= viewFor(this.#state, this.#seat));
  }
}
