import type { Opening } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { capitalised } from '../../capitalised.ts';
import { partnersIn } from '../../partners.ts';
import type { Telling, Tellings } from '../../rulesPage.ts';
import { listed } from '../list.ts';
import { agree, un } from '../noun.ts';
import { cards, counted, figure, NATURAL, points } from '../number.ts';
import { nounFor, ofWilds, qualityOf } from '../ruleSet.ts';
import { sayLimit } from '../wildLimit.ts';
import { byRound } from './rounds.ts';

export const melds: Tellings<KnobOf<'melds'>> = {
  meldStart: ({ cards: least, naturals }, { ruleSet }) => [
    `${capitalised(un(nounFor(ruleSet, 'meld')))} empieza con al menos ${cards(least)} del mismo valor, ${naturals === 0 ? 'naturales o comodines' : `al menos ${counted(naturals, NATURAL)}`}.`,
  ],
  wildLimits: (limits, { ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    return limits.length === 0
      ? [`${capitalised(un(meld))} puede llevar cualquier número de comodines.`]
      : limits.map((limit) => `${capitalised(sayLimit(limit, meld))}.`);
  },
  bookSize: (size, { ruleSet }) => [
    `${capitalised(un(nounFor(ruleSet, 'book')))} son ${cards(size)}: ${qualityOf(ruleSet, 'clean')} sin comodines, ${qualityOf(ruleSet, 'dirty')} con ellos.`,
  ],
  bookGrows: (grows, { ruleSet }) => {
    const book = nounFor(ruleSet, 'book');
    const finished = `${un(book)} ${agree(book, 'terminado', 'terminada')}`;
    const clean = `${agree(book, 'uno', 'una')} ${qualityOf(ruleSet, 'clean')}`;
    return [
      {
        byAny: `A ${finished} le puedes añadir cartas. Un comodín vuelve ${qualityOf(ruleSet, 'dirty')} ${clean}.`,
        byNaturals: `A ${finished} le puedes añadir naturales, pero no comodines.`,
        never: `${capitalised(finished)} está ${agree(book, 'cerrado', 'cerrada')}: no le puedes añadir nada.`,
      }[grows],
    ];
  },
  meldsOfRank: ({ most, when }, telling) =>
    most === 1
      ? [mostOfRank(most, telling)]
      : [mostOfRank(most, telling), furtherOfRank(when, telling)],
  wildMelds: (most, { ruleSet }) => [
    most === 0
      ? 'No puedes bajar comodines solos.'
      : `${mayHave(ruleSet)} como máximo ${counted(most, ofWilds(nounFor(ruleSet, 'meld')))}.`,
  ],
  opening: (opening, telling) => [sayOpening(opening, telling)],
};

/** "Puedes tener", or "Tu equipo puede tener" where people always play with partners. */
function mayHave({ rules }: Telling['ruleSet']): string {
  const partners = partnersIn(rules);
  if (partners === 'always') return 'Tu equipo puede tener';
  return partners === 'never' ? 'Puedes tener' : 'Tú o tu equipo pueden tener';
}

function mostOfRank(most: number | 'any', { ruleSet }: Telling): string {
  const meld = nounFor(ruleSet, 'meld');
  return most === 'any'
    ? `${mayHave(ruleSet)} cualquier número de ${meld.many} del mismo valor.`
    : `${mayHave(ruleSet)} como máximo ${counted(most, meld)} de cada valor.`;
}

function furtherOfRank(when: 'always' | 'afterBooks', { ruleSet }: Telling): string {
  const meld = nounFor(ruleSet, 'meld');
  const book = nounFor(ruleSet, 'book');
  const other = agree(meld, 'otro', 'otra');
  const others = agree(meld, 'los demás', 'las demás');
  return when === 'always'
    ? `Puedes empezar ${other} del mismo valor en cualquier momento.`
    : `Solo puedes empezar ${other} del mismo valor cuando ${others} son ${book.many} ${agree(book, 'terminados', 'terminadas')}.`;
}

function sayOpening(opening: Opening, { ruleSet }: Telling): string {
  const who = partnersIn(ruleSet.rules) === 'always' ? 'baja tu equipo' : 'bajas';
  const begins = `Las primeras cartas que ${who} en una ronda tienen que sumar`;
  if (opening.by === 'round') return `${begins} ${byRound(opening.points, points)}.`;
  const steps = opening.steps.map(
    (step) => `${points(step.points)} si llevas ${figure(step.from)} o más`,
  );
  return `${begins} ${listed(steps)}.`;
}
