import { footSize, inRound, roundsIn } from '@hand-and-foot/engine';
import type { Facts } from '../../parts/words/en/learn.ts';
import { ruleSet } from './scene.ts';

const { bookBonus, opening, goOutBonus } = ruleSet.rules;

export const facts: Facts = {
  clean: bookBonus.clean,
  dirty: bookBonus.dirty,
  opening: opening.by === 'round' ? inRound(opening.points, 1) : 0,
  foot: footSize(ruleSet.rules),
  goOut: goOutBonus,
  rounds: roundsIn(ruleSet.rules).rounds,
};
