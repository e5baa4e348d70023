import type { Rules } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import { capitalised } from '../capitalised.ts';
import { partnersIn } from '../partners.ts';
import { tellDifferences, tellKnob, tellRules } from '../rulesPage.ts';
import type { RulesDifference, RulesPage, RulesSection } from '../rulesPage.ts';
import { cards } from './rules/cards.ts';
import { deal } from './rules/deal.ts';
import { foot, goingOut } from './rules/goingOut.ts';
import { melds } from './rules/melds.ts';
import { score } from './rules/score.ts';
import { turn } from './rules/turn.ts';

const page: RulesPage = {
  titles: ({ words: { meld, book } }) => ({
    cards: 'Cards and players',
    deal: 'The deal',
    turn: 'Your turn',
    melds: `${capitalised(meld.many)} and ${book.many}`,
    foot: 'Your foot',
    goingOut: 'Going out',
    score: 'Scoring',
  }),
  always: {
    foot: ({ footBy, footTaken, piles }) => {
      if (footBy === 'ownBook') return 'You start with just your hand.';
      if (footTaken !== 'atOnce')
        return piles.length > 2
          ? 'Play your hand first, then your knee, then your foot.'
          : 'Play your hand first, then your foot.';
      return piles.length > 2
        ? 'Play your hand first, then your knee, then your foot. Meld the last card of a pile, and you pick up the next one and keep playing. Discard it, and you play the next one on your next turn.'
        : 'Play your hand first. Meld its last card, and you pick up your foot and keep playing. Discard it, and you play your foot on your next turn.';
    },
    score: (rules) =>
      partnersIn(rules) === 'never'
        ? 'Every card you have on the table counts for you. Every card you still hold counts against you.'
        : 'Every card your team has on the table counts for you. Every card anyone on your team still holds counts against you.',
  },
  tellings: { ...cards, ...deal, ...turn, ...melds, ...foot, ...goingOut, ...score },
  rulings: 'Other rulings',
};

/** A rule set told in sentences made from its data, with our rulings beside them. */
export function sayRules(ruleSet: RuleSet): RulesSection[] {
  return tellRules(page, ruleSet);
}

/** The differences of one rule set from another, in sentences. */
export function sayDifferences(here: RuleSet, there: RuleSet): RulesDifference[] {
  return tellDifferences(page, here, there);
}

/** How one knob reads, even if it's about something that can't happen under these rules. */
export function sayKnob(ruleSet: RuleSet, knob: keyof Rules): string[] {
  return tellKnob(page, ruleSet, knob);
}
