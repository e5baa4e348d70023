import type { Opening } from '@hand-and-foot/engine';
import { capitalised } from '../../capitalised.ts';
import type { Telling, Tellings } from '../../rulesPage.ts';
import { listed } from '../list.ts';
import { agree, un } from '../noun.ts';
import { cards, counted, figure, NATURAL, points } from '../number.ts';
import { nounFor, ofWilds, qualityOf } from '../ruleSet.ts';
import { sayLimit } from '../wildLimit.ts';
import { byRound } from './rounds.ts';

export const melds: Tellings<
  'meldStart' | 'wildLimits' | 'bookSize' | 'bookGrows' | 'meldsOfRank' | 'wildMelds' | 'opening'
> = {
  meldStart: ({ cards: least, naturals }, { ruleSet }) => [
    `${capitalised(un(nounFor(ruleSet, 'meld')))} empieza con ${cards(least)} o más de un mismo valor, con al menos ${counted(naturals, NATURAL)}.`,
  ],
  wildLimits: (limits, { ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    return limits.length === 0
      ? [`${capitalised(un(meld))} puede llevar cualquier número de comodines.`]
      : limits.map((limit) => `${capitalised(sayLimit(limit, meld))}.`);
  },
  bookSize: (size, { ruleSet }) => [
    `${capitalised(cards(size))} hacen ${un(nounFor(ruleSet, 'book'))}: ${qualityOf(ruleSet, 'clean')} sin comodines, ${qualityOf(ruleSet, 'dirty')} con ellos.`,
  ],
  bookGrows: (grows, { ruleSet }) => {
    const book = nounFor(ruleSet, 'book');
    const finished = `${un(book)} ${agree(book, 'terminado', 'terminada')}`;
    const clean = `${agree(book, 'uno', 'una')} ${qualityOf(ruleSet, 'clean')}`;
    return [
      {
        byAny: `A ${finished} se le pueden añadir cartas; un comodín hace ${qualityOf(ruleSet, 'dirty')} ${clean}.`,
        byNaturals: `A ${finished} se le pueden añadir naturales, pero no comodines.`,
        never: `${capitalised(finished)} está ${agree(book, 'cerrado', 'cerrada')}: no se le añade nada.`,
      }[grows],
    ];
  },
  meldsOfRank: ({ most, when }, telling) =>
    most === 1
      ? [mostOfRank(most, telling)]
      : [mostOfRank(most, telling), furtherOfRank(when, telling)],
  wildMelds: (most, { ruleSet }) => [
    most === 0
      ? 'Los comodines no se bajan nunca solos.'
      : `${capitalised(un(nounFor(ruleSet, 'side')))} puede tener ${counted(most, ofWilds(nounFor(ruleSet, 'meld')))}${most === 1 ? '' : ', no más'}.`,
  ],
  opening: (opening, telling) => [sayOpening(opening, telling)],
};

function mostOfRank(most: number | 'any', { ruleSet }: Telling): string {
  const side = capitalised(un(nounFor(ruleSet, 'side')));
  const meld = nounFor(ruleSet, 'meld');
  return most === 'any'
    ? `${side} puede tener cualquier número de ${meld.many} de un valor.`
    : `${side} puede tener como máximo ${counted(most, meld)} de un valor.`;
}

function furtherOfRank(when: 'always' | 'afterBooks', { ruleSet }: Telling): string {
  const meld = nounFor(ruleSet, 'meld');
  const book = nounFor(ruleSet, 'book');
  const other = agree(meld, 'Otro', 'Otra');
  const others = agree(meld, 'los demás', 'las demás');
  return when === 'always'
    ? `${other} del mismo valor no tiene que esperar a ${others}.`
    : `${other} del mismo valor solo puede empezar cuando ${others} son ${book.many} ${agree(book, 'terminados', 'terminadas')}.`;
}

function sayOpening(opening: Opening, { ruleSet }: Telling): string {
  const side = nounFor(ruleSet, 'side');
  const begins = `La primera bajada de ${un(side)} en una ronda debe valer, por los puntos de sus cartas,`;
  if (opening.by === 'round') return `${begins} ${byRound(opening.points, points)}.`;
  const steps = opening.steps.map(
    (step) => `${points(step.points)} desde un total de ${figure(step.from)}`,
  );
  return `${begins} ${listed(steps)}.`;
}
