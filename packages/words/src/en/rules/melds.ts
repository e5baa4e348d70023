import type { Opening, WildLimit } from '@hand-and-foot/engine';
import { capitalised } from '../../capitalised.ts';
import { listed } from '../list.ts';
import { cards, counted, countWord, figure, points } from '../number.ts';
import type { Telling, Tellings } from '../../rulesPage.ts';
import { byRound } from './rounds.ts';

const NATURAL = { one: 'natural', many: 'naturals' };
const WILD = { one: 'wild', many: 'wilds' };

export const melds: Tellings<
  'meldStart' | 'wildLimits' | 'bookSize' | 'bookGrows' | 'meldsOfRank' | 'wildMelds' | 'opening'
> = {
  meldStart: ({ cards: least, naturals }, { ruleSet }) => [
    `A ${ruleSet.words.meld.one} begins with ${cards(least)} or more of one rank, with at least ${counted(naturals, NATURAL)}.`,
  ],
  wildLimits: (limits, telling) =>
    limits.length === 0
      ? [`Any number of wilds may join a ${telling.ruleSet.words.meld.one}.`]
      : limits.map((limit) => sayLimit(limit, telling)),
  bookSize: (size, { ruleSet }) => {
    const { book, clean, dirty } = ruleSet.words;
    return [
      `${capitalised(cards(size))} make a ${book.one}: ${clean} without wilds, ${dirty} with them.`,
    ];
  },
  bookGrows: (grows, { ruleSet }) => {
    const { book, clean, dirty } = ruleSet.words;
    return [
      {
        byAny: `Cards may be added to a finished ${book.one}; a wild makes a ${clean} one ${dirty}.`,
        byNaturals: `Naturals may be added to a finished ${book.one}, wilds may not.`,
        never: `A finished ${book.one} is closed: nothing may be added.`,
      }[grows],
    ];
  },
  meldsOfRank: ({ most, when }, telling) =>
    most === 1
      ? [mostOfRank(most, telling)]
      : [mostOfRank(most, telling), furtherOfRank(when, telling)],
  wildMelds: (most, { ruleSet }) => {
    const { meld, side } = ruleSet.words;
    const wildMeld = { one: `${meld.one} of wilds alone`, many: `${meld.many} of wilds alone` };
    return [
      most === 0
        ? 'Wilds are never laid alone.'
        : `A ${side.one} may have ${counted(most, wildMeld)}${most === 1 ? '' : ', no more'}.`,
    ];
  },
  opening: (opening, telling) => [sayOpening(opening, telling)],
};

function sayLimit(limit: WildLimit, { ruleSet }: Telling): string {
  const { meld } = ruleSet.words;
  switch (limit.limit) {
    case 'most':
      return limit.wilds === 0
        ? `A ${meld.one} takes no wilds.`
        : `A ${meld.one} takes ${counted(limit.wilds, WILD)} at most.`;
    case 'lead':
      return sayLead(limit.by, meld.one);
    case 'perWild':
      return `A ${meld.one} has at least ${counted(limit.naturals, NATURAL)} for each wild.`;
    case 'from':
      return `A ${meld.one} takes wilds only once it has ${counted(limit.naturals, NATURAL)}.`;
  }
}

function sayLead(by: number, meld: string): string {
  if (by === 0) return `A ${meld} never has more wilds than naturals.`;
  if (by === 1) return `A ${meld} always has more naturals than wilds.`;
  return `A ${meld} always has at least ${countWord(by)} more naturals than wilds.`;
}

function mostOfRank(most: number | 'any', { ruleSet }: Telling): string {
  const { meld, side } = ruleSet.words;
  return most === 'any'
    ? `A ${side.one} may have any number of ${meld.many} of a rank.`
    : `A ${side.one} may have at most ${counted(most, meld)} of a rank.`;
}

function furtherOfRank(when: 'always' | 'afterBooks', { ruleSet }: Telling): string {
  return when === 'always'
    ? 'A further one of the same rank need not wait for the others.'
    : `A further one of the same rank may begin only when the others are finished ${ruleSet.words.book.many}.`;
}

function sayOpening(opening: Opening, { ruleSet }: Telling): string {
  const begins = `The first laying of a ${ruleSet.words.side.one} in a round must be worth, by the value of its cards,`;
  if (opening.by === 'round') return `${begins} ${byRound(opening.points, points)}.`;
  const steps = opening.steps.map(
    (step) => `${points(step.points)} from a total of ${figure(step.from)}`,
  );
  return `${begins} ${listed(steps)}.`;
}
