import { inRound } from '@hand-and-foot/engine';
import { ruleSet } from './scene.ts';

/** The numbers that the lesson speaks of, from the rules it is given by. */
export interface Facts {
  readonly clean: number;
  readonly dirty: number;
  readonly opening: number;
  readonly foot: number;
  readonly goOut: number;
  readonly rounds: number;
}

export const facts: Facts = factsOf(ruleSet.rules);

function factsOf({
  bookBonus: { clean, dirty },
  opening,
  piles,
  goOutBonus,
  gameEnd,
}: typeof ruleSet.rules): Facts {
  return {
    clean,
    dirty,
    opening: opening.by === 'round' ? inRound(opening.points, 1) : 0,
    foot: piles.at(-1)!,
    goOut: goOutBonus,
    rounds: gameEnd.after === 'rounds' ? gameEnd.rounds : gameEnd.atMost,
  };
}
