import { footSize, inRound, outBonus, roundsIn } from '@hand-and-foot/engine';
import type { Facts } from '../../parts/words/en/learn.ts';
import { cardFor, ruleSet, terms } from './scene.ts';

const { bookBonus, opening } = ruleSet.rules;

export const facts: Facts = {
  clean: bookBonus.clean,
  dirty: bookBonus.dirty,
  opening: opening.by === 'round' ? inRound(opening.points, 1) : 0,
  foot: footSize(ruleSet.rules),
  goOut: outBonus(ruleSet.rules, 1),
  rounds: roundsIn(ruleSet.rules).rounds,
  redThree: terms.caught[terms.pack.kindOf[cardFor('3h')]!]!,
};
