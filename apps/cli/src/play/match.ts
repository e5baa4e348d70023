import { newGame, type Bot, type Game, type Sink } from '@hand-and-foot/bots';
import {
  seeded,
  startGame,
  type Begun,
  type Event,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { actionLine, resultLines } from '@hand-and-foot/record';
import { choosePlayer, isBot, type Player } from '../bots/players.ts';
import { Complaint } from '../complaint.ts';
import type { Seated } from './seated.ts';

/** A running game and its players. Every action is written down before anybody hears of it. */
export interface Match {
  readonly seated: Seated;
  readonly game: Game;
  /** Ends the bots that are programs. */
  close(): Promise<void>;
}

/** Side effects of a match. */
interface Ports {
  write: (lines: readonly string[]) => void;
  /** Reports a problem with a bot. */
  notice: (sentence: string) => void;
}

/** Seconds a program may think while a person waits. */
const PATIENCE = 10;

export function begin({ terms, seed }: Seated): Begun {
  return startGame(terms, seeded(`${seed}/1`));
}

export function matchFrom(seated: Seated, begun: Begun, { write, notice }: Ports): Match {
  const { terms, seed } = seated;
  const players = seated.bots.map((name) =>
    name === undefined ? undefined : playerNamed(name, seated, notice),
  );
  const bots = players.map((player, seat) => player && botAt(seated, begun.state, seat, player));
  return {
    seated,
    game: newGame({ terms, bots, seed, record: recordTo(write) }, begun),
    async close() {
      await Promise.all(players.map(async (player) => player?.close()));
    },
  };
}

/** Lets the bots play until it's your turn or the round is over. */
export async function letBotsPlay({ game }: Match): Promise<void> {
  while (game.isBotsTurn()) await game.letBotAct();
}

export function newsOf({ game, seated }: Match): Event[] {
  return game.news(seated.you);
}

function botAt(seated: Seated, state: State, seat: Seat, { make }: Player): Bot {
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

function playerNamed(name: string, seated: Seated, notice: Ports['notice']): Player {
  if (!isBot(name))
    throw new Complaint(`There is no bot "${name}" to go on with; it was renamed or removed.`);
  const { ruleSet, names: seats } = seated;
  return choosePlayer(name, { ruleSet, seats, execTimeout: PATIENCE, notice });
}
