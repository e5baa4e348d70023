import { newGame, type Bot, type Game, type Mark, type Sink } from '@hand-and-foot/bots';
import {
  seeded,
  startGame,
  type Action,
  type Begun,
  type Event,
  type Refusal,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { backStepsAfter, lastOwnStep, type BackStep, type Holder } from '@hand-and-foot/protocol';
import { actionLine, resultLines } from '@hand-and-foot/record';
import { choosePlayer, isBot, type SeatTaker } from '../bots/players.ts';
import { Complaint } from '../complaint.ts';
import type { Seated } from './seated.ts';

/** A running game and its players. Every action is written down before anybody hears of it. */
export interface OwnGame {
  readonly seated: Seated;
  readonly game: Game;
  /** Plays the person's action, or says why not. */
  act(action: Action): Refusal | undefined;
  /** Takes the person's last step back; false if there's none, or they've seen something new since. */
  takeBack(): boolean;
  /** Lets the bots play until it's your turn or the round is over. */
  letBotsPlay(): Promise<void>;
  /** Events the person has seen since they were last told. */
  news(): Event[];
  /** Ends the bots that are programs. */
  close(): Promise<void>;
}

/** Side effects of a match. */
interface Ports {
  write: (lines: readonly string[]) => void;
  /** Removes what was written last. */
  unwrite: () => void;
  /** Reports a problem with a bot. */
  notice: (sentence: string) => void;
}

/** Seconds a program may think while a person waits. */
const PATIENCE = 10;

export function begin({ terms, seed }: Seated): Begun {
  return startGame(terms, seeded(`${seed}/1`));
}

export function matchFrom(seated: Seated, begun: Begun, ports: Ports): OwnGame {
  const { write, unwrite, notice } = ports;
  const { terms, seed, you } = seated;
  const players = seated.bots.map((name) =>
    name === undefined ? undefined : playerNamed(name, seated, notice),
  );
  const bots = players.map((player, seat) => player && botAt(seated, begun.state, seat, player));
  const game = newGame({ terms, bots, seed, record: recordTo(write) }, begun);
  let steps: readonly Step[] = [];
  let untold: Event[] = [];
  return {
    seated,
    game,
    act(action) {
      const mark = game.mark();
      untold.push(...game.news(you));
      const refusal = game.act(you, action);
      if (refusal) return refusal;
      const events = game.news(you);
      untold.push(...events);
      steps = backStepsAfter<Pick<Step, 'mark'>>(steps, holdersOf(seated), events, {
        seq: 0,
        mark,
      });
      return undefined;
    },
    takeBack() {
      const at = lastOwnStep(steps, you);
      if (at === undefined) return false;
      unwrite();
      game.goBackTo(steps[at]!.mark);
      steps = steps.slice(0, at);
      return true;
    },
    async letBotsPlay() {
      while (game.isBotsTurn()) {
        // They play at once, so you see what they do.
        steps = [];
        await game.letBotAct();
      }
    },
    news() {
      const told = [...untold, ...game.news(you)];
      untold = [];
      return told;
    },
    async close() {
      await Promise.all(players.map(async (player) => player?.close()));
    },
  };
}

/** A step that can be taken back, and the game before it. */
interface Step extends BackStep {
  readonly mark: Mark;
}

function holdersOf({ bots, names }: Seated): Holder[] {
  return bots.map((level, seat) => {
    const name = names[seat]!;
    return level === undefined ? { is: 'person', name } : { is: 'bot', name, level };
  });
}

function botAt(seated: Seated, state: State, seat: Seat, { make }: SeatTaker): Bot {
  // A bot that starts in the middle of a game mustn't repeat the random choices of its beginning.
  const { round, turn, discards } = state;
  const chance = seeded(`${seated.seed}/bot/${seat}/${round}/${turn}/${discards}`);
  return make(seated.terms, seat, chance);
}

function recordTo(write: Ports['write']): Sink {
  return {
    dealt: () => undefined,
    acted: (before, seat, action) => write([actionLine(before, seat, action)]),
    roundEnded: (state) => write(resultLines(state)),
  };
}

function playerNamed(name: string, seated: Seated, notice: Ports['notice']): SeatTaker {
  if (!isBot(name))
    throw new Complaint(`There’s no bot "${name}" anymore, so this game can’t be resumed.`);
  const { ruleSet, names: seats } = seated;
  return choosePlayer(name, { ruleSet, seats, execTimeout: PATIENCE, notice });
}
