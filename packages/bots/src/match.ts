import {
  isGameOver,
  seeded,
  totals,
  winners,
  type Scorer,
  type Terms,
} from '@hand-and-foot/engine';
import type { Bot, MakeBot } from './bot.ts';
import { newGame, type Game, type GameSetup } from './game.ts';

/** A game that bots play among themselves. */
export interface Match extends GameSetup {
  bots: readonly Bot[];
}

/** The result of a game. */
export interface Played {
  rounds: number;
  actions: number;
  /** Answers that were refused, late or no action at all. */
  refused: number;
  /** Whether a round was broken off because it did not end. */
  unfinished: boolean;
  endedBy: { goingOut: number; stock: number };
  totals: number[];
  winners: readonly Scorer[];
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
  const game = newGame(match);
  const played = newPlayed();
  const most = mostActionsARound(match.terms);
  do {
    const waiting = game.letBotAct();
    if (waiting) return playOn(game, played, most, waiting);
  } while (goesOn(game, played, most));
  return played;
}

async function playOn(
  game: Game,
  played: Played,
  most: number,
  first: Promise<void>,
): Promise<Played> {
  await first;
  while (goesOn(game, played, most)) await game.letBotAct();
  return played;
}

function newPlayed(): Played {
  return {
    rounds: 0,
    actions: 0,
    refused: 0,
    unfinished: false,
    endedBy: { goingOut: 0, stock: 0 },
    totals: [],
    winners: [],
  };
}

/** Whether there is more to play; deals the next round where one is over, and notes how the game went where it is. */
function goesOn(game: Game, played: Played, most: number): boolean {
  const { state } = game;
  played.unfinished = state.phase !== 'over' && game.actions >= most;
  if (state.phase !== 'over' && !played.unfinished) return true;
  played.actions += game.actions;
  if (state.phase === 'over') {
    played.rounds++;
    played.endedBy[state.outBy >= 0 ? 'goingOut' : 'stock']++;
    if (!isGameOver(state)) {
      game.dealNextRound();
      return true;
    }
  }
  played.refused = game.badAnswers;
  played.totals = totals(state);
  played.winners = played.unfinished ? [] : winners(state);
  return false;
}
