import { inRound } from '@hand-and-foot/engine';
import { mostRounds } from '../../worker/shared/rounds.ts';
import type { Facts } from '../../parts/words/en/learn.ts';
import { ruleSet } from './scene.ts';

const { bookBonus, opening, piles, goOutBonus } = ruleSet.rules;

export const facts: Facts = {
  clean: bookBonus.clean,
  dirty: bookBonus.dirty,
  opening: opening.by === 'round' ? inRound(opening.points, 1) : 0,
  foot: piles.at(-1)!,
  goOut: goOutBonus,
  rounds: mostRounds(ruleSet.rules),
};
