import { inRound } from '@hand-and-foot/engine';
import { mostRounds } from '../table/rounds.ts';
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

const { bookBonus, opening, piles, goOutBonus } = ruleSet.rules;

export const facts: Facts = {
  clean: bookBonus.clean,
  dirty: bookBonus.dirty,
  opening: opening.by === 'round' ? inRound(opening.points, 1) : 0,
  foot: piles.at(-1)!,
  goOut: goOutBonus,
  rounds: mostRounds(ruleSet.rules),
};
