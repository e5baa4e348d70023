import { capitalised } from '../../capitalised.ts';
import { listedKinds } from '../kind.ts';
import type { BookKind, BookGrowth, MeldsOfRank, Opening, RankRules } from '@hand-and-foot/engine';
import type { KnobOf, Words } from '@hand-and-foot/rulesets';
import { bookOf } from '../book.ts';
import { listedClearly } from '../list.ts';
import { cards, counted, figure, NATURAL, points } from '../number.ts';
import { sayLimit } from '../wildLimit.ts';
import { partnersIn } from '../../partners.ts';
import type { Telling, Tellings } from '../../rulesPage.ts';
import { byRound } from './rounds.ts';

export const melds: Tellings<KnobOf<'melds'>> = {
  meldStart: ({ cards: least, naturals, points: worth }, { ruleSet }) => [
    `A ${ruleSet.words.meld.one} starts with ${
      naturals === least
        ? `at least ${counted(least, NATURAL)} of one rank`
        : `at least ${cards(least)} of one rank, ${naturals === 0 ? 'natural or wild' : `at least ${naturals} of them natural`}`
    }${worth === undefined ? '' : `, worth at least ${points(worth)}`}.`,
  ],
  wildLimits: (limits, telling) =>
    limits.length === 0
      ? [`A ${telling.ruleSet.words.meld.one} can have any number of wild cards.`]
      : limits.map((limit) => `${sayLimit(limit, telling.ruleSet.words.meld.one)}.`),
  bookSize: (size, { ruleSet }) => {
    const { book, clean, dirty } = ruleSet.words;
    return [`A ${book.one} is ${cards(size)}: ${clean} without wild cards, ${dirty} with them.`];
  },
  bookGrows: (grows, { ruleSet }) => {
    const { words } = ruleSet;
    if (typeof grows !== 'string')
      return [
        ...BOOK_KINDS.map((kind) => growthOf(bookOf(words, kind).one, grows[kind], kind, words)),
        ...(grows.from === 'nextTurn'
          ? [`You can’t add to a ${words.book.one} on the same turn you finish it.`]
          : []),
      ];
    return grows === 'byAny'
      ? [
          `You can add cards to a finished ${words.book.one}. A wild card makes a ${words.clean} one ${words.dirty}.`,
        ]
      : [growthOf(words.book.one, grows)];
  },
  meldsOfRank: ({ most, when, start }, telling) =>
    most === 1
      ? [mostOfRank(most, telling)]
      : [
          mostOfRank(most, telling),
          furtherOfRank(when, telling),
          ...(start === undefined ? [] : [laterNaturals(telling)]),
        ],
  wildMelds: (most, { ruleSet }) => {
    const { meld } = ruleSet.words;
    const wildMeld = { one: `all-wild ${meld.one}`, many: `all-wild ${meld.many}` };
    return [
      most === 0
        ? 'You can’t meld wild cards by themselves.'
        : `${whose(ruleSet)} can have at most ${counted(most, wildMeld)}.`,
    ];
  },
  wildMeldsWhen: (when, { ruleSet }) => {
    const { book, meld } = ruleSet.words;
    return [
      when === 'always'
        ? `You can start another all-wild ${meld.one} at any time.`
        : `You can start another all-wild ${meld.one} only after the others are finished ${book.many}.`,
    ];
  },
  byRank: (ranks, telling) =>
    ranks.length === 0 ? ['No rank has special rules.'] : ranks.map((own) => sayRank(own, telling)),
  opening: (opening, telling) => [sayOpening(opening, telling), ...sayBook(opening, telling)],
  openingCounts: (counts, { ruleSet }) => [
    {
      cards: 'Only the cards themselves count toward the minimum.',
      hand: 'Only cards from your hand count toward the minimum, not cards you pick up.',
      books: `Points for the ${ruleSet.words.book.many} you go down with count toward the minimum, too.`,
    }[counts],
  ],
  openingWaived: (waived) => [
    waived === 'never'
      ? 'You need the minimum even if you go down with your whole hand.'
      : 'If you go down with your whole hand at once, you don’t need the minimum.',
  ],
  openingWilds: (wilds) => [
    wilds === 'any' ? 'You can use wild cards to go down.' : 'You can’t use wild cards to go down.',
  ],
};

const BOOK_KINDS = ['clean', 'dirty', 'wild'] as const;

/** The cards that a finished book takes. */
function growthOf(book: string, growth: BookGrowth, kind?: BookKind, words?: Words): string {
  if (growth === 'never') return `A finished ${book} is closed: you can’t add to it.`;
  if (growth === 'byNaturals')
    return `You can add natural cards to a finished ${book}, but no wild cards.`;
  if (kind === 'wild') return `You can add wild cards to a finished ${book}.`;
  const both = `You can add natural and wild cards to a finished ${book}.`;
  return kind === 'clean' ? `${both} A wild card makes it ${words?.dirty}.` : both;
}

/** "You", or "Your team" where people always play with partners. */
function whose({ rules }: Telling['ruleSet']): string {
  const partners = partnersIn(rules);
  if (partners === 'always') return 'Your team';
  return partners === 'never' ? 'You' : 'Each player or team';
}

function mostOfRank(most: number | 'any', { ruleSet }: Telling): string {
  const { meld } = ruleSet.words;
  return most === 'any'
    ? `${whose(ruleSet)} can have any number of ${meld.many} of the same rank.`
    : `${whose(ruleSet)} can have at most ${counted(most, meld)} of each rank.`;
}

function laterNaturals({ ruleSet: { rules, words } }: Telling): string {
  return `To start another ${words.meld.one} of the same rank, you need at least ${counted(rules.meldStart.cards, NATURAL)}.`;
}

function furtherOfRank(when: MeldsOfRank['when'], { ruleSet }: Telling): string {
  const { book, meld, clean, dirty } = ruleSet.words;
  if (when === 'oneOfEach')
    return `Not counting finished ${book.many}, you can have 1 ${clean} and 1 ${dirty} ${meld.one} of the same rank. While you have both, you can’t add wild cards to the ${clean} one.`;
  return when === 'always'
    ? `You can start another ${meld.one} of the same rank at any time.`
    : `You can start another ${meld.one} of the same rank only after the others are finished ${book.many}.`;
}

/** "A meld of sevens can’t have wild cards." */
function sayRank(
  { rank, start, from, countsAs, wilds, unfinished }: RankRules,
  telling: Telling,
): string {
  const { book, meld, clean, dirty } = telling.ruleSet.words;
  const them = listedKinds(telling.pack, [rank]);
  const own = `a ${book.one} of ${them}`;
  const said = [
    ...(start === undefined
      ? []
      : [`a ${meld.one} of ${them} starts with at least ${cards(start)}`]),
    ...(wilds === undefined ? [] : [`a ${meld.one} of ${them} can’t have wild cards`]),
    ...(from === undefined ? [] : [`you can’t meld ${them} until you’re in your foot`]),
    ...(unfinished === undefined
      ? []
      : [`an unfinished ${meld.one} of ${them} counts against you`]),
    ...(countsAs === 'clean' ? [`${own} counts as ${clean}`] : []),
    ...(countsAs === 'dirty' ? [`${own} counts as ${dirty}`] : []),
    ...(countsAs === 'own' ? [`${own} counts only where you need ${own}`] : []),
  ];
  if (said.length === 0) return `${capitalised(them)} have no special rules.`;
  return said.map((text) => `${capitalised(text)}.`).join(' ');
}

/** The rounds in which they must include a clean book. */
function sayBook(opening: Opening, { ruleSet }: Telling): string[] {
  if (opening.by !== 'round' || !opening.book?.includes('clean')) return [];
  const { clean, book } = ruleSet.words;
  const say = (): string => `a ${clean} ${book.one}`;
  const isSaid = (each: string): boolean => each === 'clean';
  const who = partnersIn(ruleSet.rules) === 'always' ? 'your team goes' : 'you go';
  return [
    `The cards ${who} down with have to include ${byRound(ruleSet, opening.book, { say, isSaid })}.`,
  ];
}

function sayOpening(opening: Opening, { ruleSet }: Telling): string {
  const who = partnersIn(ruleSet.rules) === 'always' ? 'your team' : 'you';
  const begins = `The first cards ${who} meld${who === 'you' ? '' : 's'} in a round have to be worth at least`;
  if (opening.by === 'round')
    return `${begins} ${byRound(ruleSet, opening.points, { say: points, sayNext: figure })}.`;
  const least = opening.steps[0]!;
  const steps = opening.steps.slice(1);
  if (steps.length === 0) return `${begins} ${points(least.points)}.`;
  const later = steps.map((step, at) => {
    const next = steps[at + 1];
    return `${figure(step.points)} ${next ? `below ${figure(next.from)}` : 'after that'}`;
  });
  const below = `${points(least.points)} while your score is below ${figure(steps[0]!.from)}`;
  return `${begins} ${listedClearly([below, ...later])}.`;
}
