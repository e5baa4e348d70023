import type { Rules } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import { capitalised } from '../capitalised.ts';
import { partnersIn } from '../partners.ts';
import { tellDifferences, tellKnob, tellRules } from '../rulesPage.ts';
import type { RulesDifference, RulesPage, RulesSection } from '../rulesPage.ts';
import { nounFor } from './ruleSet.ts';
import { rulingsOf } from './rulings.ts';
import { cards } from './rules/cards.ts';
import { deal } from './rules/deal.ts';
import { foot, goingOut } from './rules/goingOut.ts';
import { melds } from './rules/melds.ts';
import { score } from './rules/score.ts';
import { turn } from './rules/turn.ts';

const page: RulesPage = {
  titles: (ruleSet) => ({
    cards: 'Cartas y jugadores',
    deal: 'El reparto',
    turn: 'Tu turno',
    melds: `${capitalised(nounFor(ruleSet, 'meld').many)} y ${nounFor(ruleSet, 'book').many}`,
    foot: 'Tu pie',
    goingOut: 'Cerrar',
    score: 'Los puntos',
  }),
  always: {
    foot: ({ footBy, footTaken, piles }) => {
      if (footBy === 'ownBook') return 'Empiezas solo con tu mano.';
      if (footTaken !== 'atOnce')
        return piles.length > 2
          ? 'Juega primero tu mano, luego tu rodilla y luego tu pie.'
          : 'Juega primero tu mano y luego tu pie.';
      return piles.length > 2
        ? 'Juega primero tu mano, luego tu rodilla y luego tu pie. Si bajas la última carta de un montón, tomas el siguiente y sigues jugando. Si la descartas, juegas el siguiente en tu próximo turno.'
        : 'Juega primero tu mano. Si bajas su última carta, tomas tu pie y sigues jugando. Si la descartas, juegas tu pie en tu próximo turno.';
    },
    score: (rules) =>
      partnersIn(rules) === 'never'
        ? 'Las cartas que tienes en la mesa suman. Las que te quedan restan.'
        : 'Las cartas que tu equipo tiene en la mesa suman. Las que le quedan a cualquiera del equipo restan.',
  },
  tellings: { ...cards, ...deal, ...turn, ...melds, ...foot, ...goingOut, ...score },
  rulings: 'Otras decisiones',
};

/** A rule set told in sentences made from its data, with our rulings beside them. */
export function sayRules(ruleSet: RuleSet): RulesSection[] {
  return tellRules(page, { ...ruleSet, rulings: rulingsOf(ruleSet) });
}

/** The differences of one rule set from another, in sentences. */
export function sayDifferences(here: RuleSet, there: RuleSet): RulesDifference[] {
  return tellDifferences(page, here, there);
}

/** How one knob reads, even if it's about something that can't happen under these rules. */
export function sayKnob(ruleSet: RuleSet, knob: keyof Rules): string[] {
  return tellKnob(page, ruleSet, knob);
}
