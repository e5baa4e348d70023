import type { RuleSet } from '@hand-and-foot/rulesets';
import { tellDifferences, tellRules } from '../rulesPage.ts';
import type { RulesDifference, RulesPage, RulesSection } from '../rulesPage.ts';
import { cards } from './rules/cards.ts';
import { deal } from './rules/deal.ts';
import { foot, goingOut } from './rules/goingOut.ts';
import { melds } from './rules/melds.ts';
import { score } from './rules/score.ts';
import { turn } from './rules/turn.ts';

const page: RulesPage = {
  titles: {
    cards: 'The cards and the players',
    deal: 'The deal',
    turn: 'Your turn',
    melds: 'Laying cards',
    foot: 'Into the foot',
    goingOut: 'Going out',
    score: 'The score',
  },
  always: {
    foot: 'The hand is played first. Lay its last card and you take up the foot and play on; discard it and the foot waits for your next turn.',
    score:
      'Every card a side has on the table counts for it; every card its players still hold counts against it.',
  },
  tellings: { ...cards, ...deal, ...turn, ...melds, ...foot, ...goingOut, ...score },
  rulings: 'What else we decided',
};

/** A rule set told in sentences made from its data, with our rulings beside them. */
export function sayRules(ruleSet: RuleSet): RulesSection[] {
  return tellRules(page, ruleSet);
}

/** The differences of one rule set from another, in sentences. */
export function sayDifferences(here: RuleSet, there: RuleSet): RulesDifference[] {
  return tellDifferences(page, here, there);
}
