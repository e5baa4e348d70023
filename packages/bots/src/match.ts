import {
  actor,
  copyState,
  eventFor,
  isGameOver,
  legalActions,
  play,
  seeded,
  startGame,
  startRound,
  totals,
  viewFor,
  winners,
  type Action,
  type Begun,
  type Event,
  type Random,
  type Refusal,
  type Seat,
  type State,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { NoAnswer, type Bot, type MakeBot, type Seen } from './bot.ts';

export interface Match {
  terms: Terms;
  /** One for each seat. */
  bots: readonly Bot[];
  /** The same seed and bots give the same game. */
  seed: string;
  record?: Sink | undefined;
  /** After a refused answer: play an allowed action instead, as is usual, or throw `Refused`. */
  onRefusal?: 'replace' | 'stop' | undefined;
  stopwatch?: Stopwatch | undefined;
}

/** Is told how long each decision took, by its own clock. */
export interface Stopwatch {
  now(): number;
  took(seat: Seat, time: number): void;
}

/** Is shown a game as it is played. The state is the match's own: read it at once, change nothing. */
export interface Sink {
  /** A round is dealt and the first turn begins. */
  dealt(state: State): void;
  /** `before` is a copy of the state the action was played on. */
  acted(before: State, seat: Seat, action: Action): void;
  roundEnded(state: State): void;
}

/** What became of a game. */
export interface Played {
  rounds: number;
  actions: number;
  /** Answers that were refused, late or no action at all. */
  refused: number;
  /** Whether a round was broken off because it did not end. */
  unfinished: boolean;
  endedBy: { goingOut: number; stock: number };
  totals: number[];
  winners: number[];
}

/** An answer that was refused, in a match that stops there. */
export class Refused extends Error {
  override name = 'Refused';
  readonly seat: Seat;
  readonly round: number;
  /** The action and why it may not be, or why there is none. */
  readonly answer: { action: Action; refusal: Refusal } | NoAnswer;

  constructor(seat: Seat, round: number, answer: Refused['answer']) {
    super(
      answer instanceof NoAnswer
        ? `seat ${seat} gave no answer: ${answer.message}`
        : `seat ${seat} may not ${answer.action.do}: ${answer.refusal.why}`,
    );
    this.seat = seat;
    this.round = round;
    this.answer = answer;
  }
}

/** Far beyond any round that comes to an end: the longest have some hundreds for each seat, and few for each card. */
function mostActionsARound({ deckSize }: Terms): number {
  return 10_000 + 10 * deckSize;
}

/** A bot for each seat, the makers taking turns; what they do by chance follows from the seed. */
export function seatBots(terms: Terms, makers: readonly MakeBot[], seed: string): Bot[] {
  return Array.from({ length: terms.players }, (_, seat) =>
    makers[seat % makers.length]!(terms, seat, seeded(`${seed}/bot/${seat}`)),
  );
}

/** Plays a whole game: at once if every bot answers at once, else as its bots answer. */
export function playGame(match: Match): Played | Promise<Played> {
  const game = begin(match);
  while (!game.over) {
    const answer = ask(game);
    if (answer instanceof Promise) return playOn(game, answer);
    take(game, answer);
  }
  return game.played;
}

async function playOn(game: Game, first: Promise<Answer>): Promise<Played> {
  take(game, await first);
  while (!game.over) take(game, await ask(game));
  return game.played;
}

interface Game {
  readonly match: Match;
  readonly played: Played;
  readonly chance: Random;
  /** What each seat has yet to be shown; undefined where its bot does not watch. */
  readonly unseen: (Event[] | undefined)[];
  /** Where the engine tells what happened; undefined where nobody wants to know. */
  readonly told: Event[] | undefined;
  state: State;
  legal: Action[];
  actionsThisRound: number;
  over: boolean;
}

type Answer = Action | NoAnswer;

function begin(match: Match): Game {
  const { terms, seed, bots } = match;
  const begun = startGame(terms, seeded(`${seed}/1`));
  const game: Game = {
    match,
    played: {
      rounds: 0,
      actions: 0,
      refused: 0,
      unfinished: false,
      endedBy: { goingOut: 0, stock: 0 },
      totals: [],
      winners: [],
    },
    chance: seeded(`${seed}/chosen`),
    unseen: bots.map((bot) => (bot.watches ? [] : undefined)),
    told: bots.some((bot) => bot.watches) ? [] : undefined,
    state: begun.state,
    legal: [],
    actionsThisRound: 0,
    over: false,
  };
  enter(game, begun);
  return game;
}

function enter(game: Game, { state, events }: Begun): void {
  game.state = state;
  game.actionsThisRound = 0;
  tell(game, events);
  if (state.phase !== 'deal') game.match.record?.dealt(state);
}

function ask(game: Game): Answer | Promise<Answer> {
  const { match, state } = game;
  const seat = actor(state);
  game.legal = legalActions(state);
  if (game.legal.length === 0) throw new Error(`seat ${seat} has nothing it may do`);
  const seen = new SeenNow(state, seat, game.legal, game.unseen[seat] ?? []);
  if (game.unseen[seat]) game.unseen[seat] = [];
  const done = timer(match.stopwatch, seat);
  try {
    const answer = match.bots[seat]!.decide(seen);
    if (answer instanceof Promise) return answer.catch(noAnswer).finally(done);
    done();
    return answer;
  } catch (error) {
    return noAnswer(error);
  }
}

function timer(stopwatch: Stopwatch | undefined, seat: Seat): () => void {
  if (!stopwatch) return () => undefined;
  const start = stopwatch.now();
  return () => stopwatch.took(seat, stopwatch.now() - start);
}

/** A bot's own mistakes are not for us to hide. */
function noAnswer(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error;
  throw error;
}

function take(game: Game, answer: Answer): void {
  const { played, state } = game;
  const { record } = game.match;
  const seat = actor(state);
  const dealing = state.phase === 'deal';
  const before = record && !dealing ? copyState(state) : undefined;
  const action = playAnswer(game, seat, answer) ?? playInstead(game, seat, answer);
  played.actions++;
  game.actionsThisRound++;
  if (before) record?.acted(before, seat, action);
  if (game.told) tell(game, game.told);
  if (dealing && state.phase !== 'deal') record?.dealt(state);
  settle(game);
}

/** The bot's answer once it is played, or undefined where it is refused. */
function playAnswer({ match, state, told }: Game, seat: Seat, answer: Answer): Action | undefined {
  const stops = match.onRefusal === 'stop';
  if (answer instanceof NoAnswer) {
    if (stops) throw new Refused(seat, state.round, answer);
    return undefined;
  }
  const refusal = play(state, seat, answer, told);
  if (!refusal) return answer;
  if (stops) throw new Refused(seat, state.round, { action: answer, refusal });
  match.bots[seat]!.refused?.(refusal);
  return undefined;
}

function playInstead(game: Game, seat: Seat, refused: Answer): Action {
  game.played.refused++;
  const others = game.legal.filter((action) => action !== refused);
  const action = others[game.chance.below(others.length)]!;
  const refusal = play(game.state, seat, action, game.told);
  if (refusal) throw new Error(`${action.do} is listed as legal, but refused: ${refusal.why}`);
  return action;
}

/** Gives every watching seat its own version of what happened. */
function tell(game: Game, events: Event[]): void {
  game.unseen.forEach((unseen, seat) => {
    for (const event of events) unseen?.push(eventFor(event, seat));
  });
  if (game.told) game.told.length = 0;
}

/** Ends the round or the game where they are over. */
function settle(game: Game): void {
  const { match, played, state } = game;
  if (state.phase !== 'over') {
    if (game.actionsThisRound < mostActionsARound(match.terms)) return;
    played.unfinished = true;
    close(game);
    return;
  }
  played.rounds++;
  played.endedBy[state.outBy >= 0 ? 'goingOut' : 'stock']++;
  match.record?.roundEnded(state);
  if (isGameOver(state)) close(game);
  else enter(game, startRound(state, seeded(`${match.seed}/${state.round + 1}`)));
}

function close(game: Game): void {
  game.over = true;
  game.played.totals = totals(game.state);
  game.played.winners = game.played.unfinished ? [] : winners(game.state);
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
