import { loadNet } from '@hand-and-foot/bots';
import { newParGame } from '@hand-and-foot/lab';
import { dealOf } from './dailyTable.ts';
import type { FromPar, ToPar } from './shared/daily.ts';

/** Often enough to show progress. */
const TELL_EVERY = 250;

/** Plays the par of a deal and reports how far it has come. To stop it, end the worker. */
export async function playPar({ deal }: ToPar, tell: (message: FromPar) => void): Promise<void> {
  await loadNet();
  const game = newParGame(dealOf(deal));
  let told = -Infinity;
  for (let isOver = false; !isOver;) {
    isOver = game.step();
    const now = performance.now();
    if (now - told < TELL_EVERY) continue;
    told = now;
    tell({ is: 'parComes', share: game.share() });
  }
  tell({ is: 'par', points: game.points() });
}
