import { listedKinds, theKinds } from '../kind.ts';
import type { BookKind, BookGrowth, MeldsOfRank, Opening, RankRules } from '@hand-and-foot/engine';
import type { KnobOf, RuleSet } from '@hand-and-foot/rulesets';
import { capitalised } from '../../capitalised.ts';
import { partnersIn } from '../../partners.ts';
import type { Telling, Tellings } from '../../rulesPage.ts';
import { listedApart } from '../list.ts';
import { agree, un, type GenderedNoun, los } from '../noun.ts';
import { cards, counted, figure, NATURAL, points } from '../number.ts';
import { bookOf, nounFor, ofWilds, qualityOf } from '../ruleSet.ts';
import { sayLimit } from '../wildLimit.ts';
import { byRound } from './rounds.ts';

export const melds: Tellings<KnobOf<'melds'>> = {
  meldStart: ({ cards: least, naturals, points: worth }, { ruleSet }) => [
    `${capitalised(un(nounFor(ruleSet, 'meld')))} empieza con al menos ${startOf(least, naturals)}.${worth === undefined ? '' : ` Entre todas tienen que valer al menos ${points(worth)}.`}`,
  ],
  wildLimits: (limits, { ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    return limits.length === 0
      ? [`No hay límite de comodines en ${un(meld)}.`]
      : limits.map((limit) => `${capitalised(sayLimit(limit, meld))}.`);
  },
  bookSize: (size, { ruleSet }) => [
    `${capitalised(un(nounFor(ruleSet, 'book')))} son ${cards(size)}: ${qualityOf(ruleSet, 'clean')} sin comodines, ${qualityOf(ruleSet, 'dirty')} con ellos.`,
  ],
  bookGrows: (grows, { ruleSet }) => {
    if (typeof grows !== 'string')
      return [
        ...BOOK_KINDS.map((kind) => growthOf(bookOf(ruleSet, kind), grows[kind], kind, ruleSet)),
        ...(grows.from === 'nextTurn'
          ? [
              `En el turno en que terminas ${un(nounFor(ruleSet, 'book'))} no le puedes añadir nada más.`,
            ]
          : []),
      ];
    const book = nounFor(ruleSet, 'book');
    const clean = `${agree(book, 'uno', 'una')} ${qualityOf(ruleSet, 'clean')}`;
    return grows === 'byAny'
      ? [
          `A ${finished(book)} le puedes añadir cartas. Si a ${clean} le añades un comodín, pasa a ser ${qualityOf(ruleSet, 'dirty')}.`,
        ]
      : [growthOf(book, grows)];
  },
  meldsOfRank: ({ most, when, start }, telling) =>
    most === 1
      ? [mostOfRank(most, telling)]
      : [
          mostOfRank(most, telling),
          furtherOfRank(when, telling),
          ...(start === undefined ? [] : [laterNaturals(telling)]),
        ],
  wildMelds: (most, { ruleSet }) => [
    most === 0
      ? 'No puedes bajar comodines solos.'
      : `${mayHave(ruleSet)} como máximo ${counted(most, ofWilds(nounFor(ruleSet, 'meld')))}.`,
  ],
  wildMeldsWhen: (when, { ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    const other = `${agree(meld, 'otro', 'otra')} ${ofWilds(meld).one}`;
    return [
      when === 'always'
        ? `Puedes empezar ${other} en cualquier momento.`
        : `Solo puedes empezar ${other} cuando ${agree(meld, 'los', 'las')} demás ya son ${nounFor(ruleSet, 'book').many} ${agree(nounFor(ruleSet, 'book'), 'terminados', 'terminadas')}.`,
    ];
  },
  byRank: (ranks, telling) =>
    ranks.length === 0
      ? ['Ninguna carta tiene reglas propias.']
      : ranks.map((own) => sayRank(own, telling)),
  opening: (opening, telling) => [sayOpening(opening, telling), ...sayBook(opening, telling)],
  openingCounts: (counts, { ruleSet }) => [
    {
      cards: 'Para el mínimo solo cuenta el valor de las cartas.',
      hand: 'Para el mínimo solo cuentan las cartas de tu mano, no las que tomas del pozo.',
      books: `Para el mínimo también cuentan los puntos de ${los(nounFor(ruleSet, 'book'))} con que te bajes.`,
    }[counts],
  ],
  openingWaived: (waived) => [
    waived === 'never'
      ? 'Necesitas el mínimo aunque te bajes con toda la mano.'
      : 'Si te bajas con toda la mano de una vez, no necesitas el mínimo.',
  ],
  openingWilds: (wilds) => [
    wilds === 'any' ? 'También puedes bajarte con comodines.' : 'No puedes bajarte con comodines.',
  ],
};

/** "3 cartas del mismo valor, y al menos 2 tienen que ser naturales", "3 naturales del mismo valor". */
function startOf(least: number, naturals: number): string {
  if (naturals >= least) return `${counted(least, NATURAL)} del mismo valor`;
  const start = `${cards(least)} del mismo valor`;
  if (naturals === 0) return `${start}, naturales o comodines`;
  return `${start}, y al menos ${naturals} ${naturals === 1 ? 'tiene que ser natural' : 'tienen que ser naturales'}`;
}

const BOOK_KINDS = ['clean', 'dirty', 'wild'] as const;

/** "un libro terminado". */
function finished(book: GenderedNoun): string {
  return `${un(book)} ${agree(book, 'terminado', 'terminada')}`;
}

/** The cards that a finished book takes. */
function growthOf(
  book: GenderedNoun,
  growth: BookGrowth,
  kind?: BookKind,
  ruleSet?: RuleSet,
): string {
  if (growth === 'never')
    return `${capitalised(finished(book))} está ${agree(book, 'cerrado', 'cerrada')}: no le puedes añadir nada.`;
  if (growth === 'byNaturals')
    return `A ${finished(book)} le puedes añadir naturales, pero no comodines.`;
  if (kind === 'wild') return `A ${finished(book)} le puedes añadir comodines.`;
  const both = `A ${finished(book)} le puedes añadir naturales y comodines.`;
  return kind === 'clean' && ruleSet
    ? `${both} Si le añades un comodín, pasa a ser ${qualityOf(ruleSet, 'dirty')}.`
    : both;
}

/** "Puedes tener", or "Tu equipo puede tener" where people always play with partners. */
function mayHave({ rules }: Telling['ruleSet']): string {
  const partners = partnersIn(rules);
  if (partners === 'always') return 'Tu equipo puede tener';
  return partners === 'never' ? 'Puedes tener' : 'Cada jugador o equipo puede tener';
}

function mostOfRank(most: number | 'any', { ruleSet }: Telling): string {
  const meld = nounFor(ruleSet, 'meld');
  return most === 'any'
    ? `No hay límite de ${meld.many} del mismo valor.`
    : `${mayHave(ruleSet)} como máximo ${counted(most, meld)} de cada valor.`;
}

function laterNaturals({ ruleSet }: Telling): string {
  const meld = nounFor(ruleSet, 'meld');
  const another = `${agree(meld, 'otro', 'otra')} ${meld.one}`;
  return `Para empezar ${another} del mismo valor necesitas al menos ${counted(ruleSet.rules.meldStart.cards, NATURAL)}.`;
}

function furtherOfRank(when: MeldsOfRank['when'], { ruleSet }: Telling): string {
  const meld = nounFor(ruleSet, 'meld');
  const book = nounFor(ruleSet, 'book');
  const other = `${agree(meld, 'otro', 'otra')} ${meld.one}`;
  const others = agree(meld, 'los demás', 'las demás');
  if (when === 'oneOfEach') {
    const clean = qualityOf(ruleSet, 'clean', 1, 'meld');
    const dirty = qualityOf(ruleSet, 'dirty', 1, 'meld');
    const one = agree(meld, 'uno', 'una');
    return `Sin contar ${los(book)} ${agree(book, 'terminados', 'terminadas')}, puedes tener ${un(meld)} ${clean} y ${one} ${dirty} del mismo valor. Mientras tengas ${agree(meld, 'los dos', 'las dos')}, ${agree(meld, 'el', 'la')} ${clean} no admite comodines.`;
  }
  return when === 'always'
    ? `Puedes empezar ${other} del mismo valor en cualquier momento.`
    : `Solo puedes empezar ${other} del mismo valor cuando ${others} ya son ${book.many} ${agree(book, 'terminados', 'terminadas')}.`;
}

/** "Una combinación de sietes no admite comodines." */
function sayRank(
  { rank, start, from, countsAs, wilds, unfinished }: RankRules,
  telling: Telling,
): string {
  const { ruleSet } = telling;
  const them = listedKinds(telling.pack, [rank]);
  const meld = `${un(nounFor(ruleSet, 'meld'))} de ${them}`;
  const book = `${un(nounFor(ruleSet, 'book'))} de ${them}`;
  const theCards = theKinds(telling.pack, [rank]);
  const said = [
    ...(start === undefined ? [] : [`${meld} empieza con al menos ${cards(start)}`]),
    ...(wilds === undefined ? [] : [`${meld} no admite comodines`]),
    ...(from === undefined ? [] : [`${theCards} solo se bajan desde el pie`]),
    ...(unfinished === undefined ? [] : [`${meld} sin terminar resta puntos`]),
    ...(countsAs === 'clean' ? [`${book} vale como ${qualityOf(ruleSet, 'clean')}`] : []),
    ...(countsAs === 'dirty' ? [`${book} vale como ${qualityOf(ruleSet, 'dirty')}`] : []),
    ...(countsAs === 'own'
      ? [
          `${book} solo vale cuando las reglas piden ${agree(nounFor(ruleSet, 'book'), 'uno', 'una')} de ${them}`,
        ]
      : []),
  ];
  if (said.length === 0) return `${capitalised(theCards)} no tienen reglas propias.`;
  return said.map((text) => `${capitalised(text)}.`).join(' ');
}

/** The rounds in which they must include a clean book. */
function sayBook(opening: Opening, { ruleSet }: Telling): string[] {
  if (opening.by !== 'round' || !opening.book?.includes('clean')) return [];
  const say = (): string => un(bookOf(ruleSet, 'clean'));
  const isSaid = (each: string): boolean => each === 'clean';
  const sayNext = (): string => agree(nounFor(ruleSet, 'book'), 'otro', 'otra');
  return [
    `Entre las cartas con que te bajas tiene que haber ${byRound(ruleSet, opening.book, { say, sayNext, isSaid })}.`,
  ];
}

function sayOpening(opening: Opening, { ruleSet }: Telling): string {
  const who = partnersIn(ruleSet.rules) === 'always' ? 'baja tu equipo' : 'bajas';
  const begins = `Las primeras cartas que ${who} en una ronda tienen que sumar al menos`;
  if (opening.by === 'round')
    return `${begins} ${byRound(ruleSet, opening.points, { say: points, sayNext: figure })}.`;
  const least = opening.steps[0]!;
  const steps = opening.steps.slice(1);
  if (steps.length === 0) return `${begins} ${points(least.points)}.`;
  const later = steps.map((step) => `${figure(step.points)} desde ${figure(step.from)}`);
  const have = who === 'bajas' ? 'lleves' : 'lleve';
  const below = `${points(least.points)} mientras ${have} menos de ${figure(steps[0]!.from)}`;
  return `${begins} ${listedApart([below, ...later], ';')}.`;
}
