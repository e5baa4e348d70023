import type { RuleSet } from '@hand-and-foot/rulesets';
import { tellDifferences, tellRules } from '../rulesPage.ts';
import type { RulesDifference, RulesPage, RulesSection } from '../rulesPage.ts';
import { rulingsOf } from './rulings.ts';
import { cards } from './rules/cards.ts';
import { deal } from './rules/deal.ts';
import { foot, goingOut } from './rules/goingOut.ts';
import { melds } from './rules/melds.ts';
import { score } from './rules/score.ts';
import { turn } from './rules/turn.ts';

const page: RulesPage = {
  titles: {
    cards: 'Las cartas y los jugadores',
    deal: 'El reparto',
    turn: 'Tu turno',
    melds: 'Bajar cartas',
    foot: 'El pie',
    goingOut: 'Cerrar la ronda',
    score: 'Los puntos',
  },
  always: {
    foot: 'Primero se juega la mano. Si bajas su última carta, tomas el pie y sigues jugando; si la descartas, el pie espera a tu próximo turno.',
    score:
      'Cada carta que un bando tiene en la mesa cuenta a su favor; cada carta que sus jugadores aún tienen cuenta en su contra.',
  },
  tellings: { ...cards, ...deal, ...turn, ...melds, ...foot, ...goingOut, ...score },
  rulings: 'Qué más decidimos',
};

/** A rule set told in sentences made from its data, with our rulings beside them. */
export function sayRules(ruleSet: RuleSet): RulesSection[] {
  return tellRules(page, { ...ruleSet, rulings: rulingsOf(ruleSet) });
}

/** The differences of one rule set from another, in sentences. */
export function sayDifferences(here: RuleSet, there: RuleSet): RulesDifference[] {
  return tellDifferences(page, here, there);
}
