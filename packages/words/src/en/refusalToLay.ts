import type { Card, Kind, Refusal, Role, WildLimit } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { theCards } from './card.ts';
import { countedKind, nameOfKind } from './kind.ts';
import { withArticle } from './list.ts';
import { cards, countAlone, counted, countWord, figure, points, thereAre } from './number.ts';
import type { Sayings } from '../sayings.ts';
import { ruleSays } from './ruleSays.ts';

const NATURAL = { one: 'natural', many: 'naturals' };
const WILD = { one: 'wild', many: 'wilds' };

/** Laying cards, adding to melds and opening. */
export const laying: Sayings<
  | 'notHeld'
  | 'nothingLaid'
  | 'noSuchMeld'
  | 'notMeldable'
  | 'mixedRanks'
  | 'wrongRank'
  | 'tooFewCards'
  | 'tooFewNaturals'
  | 'tooManyWilds'
  | 'wildMeldsOnlyWilds'
  | 'noWildMelds'
  | 'tooManyWildMelds'
  | 'bookClosed'
  | 'bookTakesNaturals'
  | 'cappedStaysClean'
  | 'rankTaken'
  | 'earlierUnfinished'
  | 'onlyGoingOut'
  | 'notEnoughToOpen'
> = {
  notHeld: ({ card, have, need }, context) =>
    have === 0
      ? `You do not hold ${theCards(context, [card])}. Choose from your hand.`
      : `You hold ${theCards(context, [card])} ${times(have)}; this takes ${countWord(need)} of them.`,
  nothingLaid: () => 'No cards were chosen. Choose the cards to lay.',
  noSuchMeld: (_, { ruleSet }) =>
    `You have no such ${ruleSet.words.meld.one}. Choose one on the table, or begin another.`,
  notMeldable: ({ card }, context) => ruleSays(context, whyNotLaid(card, context)),
  mixedRanks: (_, context) =>
    ruleSays(context, `a ${context.ruleSet.words.meld.one} has one rank. Lay each rank by itself.`),
  wrongRank: ({ card, rank }, context) =>
    `${capitalised(theCards(context, [card]))} does not go with ${nameOfKind(context.pack, rank, 2)}. Lay it with its own rank.`,
  tooFewCards: ({ have, need }, context) =>
    ruleSays(
      context,
      `a ${context.ruleSet.words.meld.one} begins with ${cards(need)} or more; ${thereAre(have)}.`,
    ),
  tooFewNaturals: ({ have, need }, context) =>
    ruleSays(
      context,
      `a ${context.ruleSet.words.meld.one} begins with at least ${counted(need, NATURAL)}; ${thereAre(have)}.`,
    ),
  tooManyWilds: (refusal, context) => ruleSays(context, tooManyWilds(refusal, context)),
  wildMeldsOnlyWilds: (_, context) =>
    ruleSays(
      context,
      `a wild ${context.ruleSet.words.meld.one} takes wilds and nothing else. Lay naturals by themselves.`,
    ),
  noWildMelds: (_, context) =>
    ruleSays(
      context,
      `wilds are not laid alone. A ${context.ruleSet.words.meld.one} needs naturals.`,
    ),
  tooManyWildMelds: ({ most }, context) => {
    const { meld, side } = context.ruleSet.words;
    const wildMeld = { one: `wild ${meld.one}`, many: `wild ${meld.many}` };
    return ruleSays(
      context,
      `a ${side.one} may have ${counted(most, wildMeld)} at most. Add to yours.`,
    );
  },
  bookClosed: (refusal, context) => ruleSays(context, bookClosed(refusal, context)),
  bookTakesNaturals: ({ rank }, context) => {
    const { book } = context.ruleSet.words;
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(context, `a finished ${book.one} takes no wilds. Only ${name} may be added.`);
  },
  cappedStaysClean: ({ rank }, context) =>
    ruleSays(
      context,
      `your ${nameOfKind(context.pack, rank, 2)} are capped, so no wild may join them. Naturals may.`,
    ),
  rankTaken: ({ rank, most }, context) => {
    const { meld, side } = context.ruleSet.words;
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `a ${side.one} may have ${counted(most, meld)} of a rank, no more. Add to your ${name}.`,
    );
  },
  earlierUnfinished: ({ rank }, context) => {
    const { book, meld } = context.ruleSet.words;
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `another ${meld.one} of ${name} waits until the first is a ${book.one}. Add to that.`,
    );
  },
  onlyGoingOut: ({ rank }, context) =>
    ruleSays(
      context,
      `${nameOfKind(context.pack, rank, 2)} are laid only as the last cards, in going out. Keep or discard them.`,
    ),
  notEnoughToOpen: ({ have, need }, context) =>
    ruleSays(
      context,
      `${openingNeeds(need, context)} You have ${figure(have)}; ${figure(need - have)} more will do.`,
    ),
};

function times(count: number): string {
  return count === 1 ? 'once' : `${countWord(count)} times`;
}

function whyNotLaid(card: Card, { pack, ruleSet }: Context): string {
  const kind = pack.kindOf[card]!;
  const name = withArticle(nameOfKind(pack, kind, 1));
  const role: Role = ruleSet.rules.roles[pack.kinds[kind]!] ?? 'dead';
  if (role === 'cap')
    return `${name} is not melded. It goes on top of a finished ${ruleSet.words.book.one}.`;
  if (role === 'laid') return `${name} is not melded. It is laid by itself and replaced.`;
  return `${name} cannot be laid. It can only be discarded.`;
}

type TooManyWilds = Extract<Refusal, { why: 'tooManyWilds' }>;

function tooManyWilds(refusal: TooManyWilds, context: Context): string {
  const { pack } = context;
  const { rank, naturals, wilds, most, limit } = refusal;
  const rule = limitRule(limit, context);
  const verb = naturals === 1 ? 'takes' : 'take';
  const held = capitalised(countedKind(pack, rank, naturals));
  if (limit.limit === 'from')
    return `${rule}; ${naturals === 1 ? 'there is' : 'there are'} ${countedKind(pack, rank, naturals)}.`;
  if (most === 0) return `${rule}. ${held} ${verb} none.`;
  return `${rule}. ${held} ${verb} ${counted(most, WILD)}, not ${countWord(wilds)}.`;
}

function limitRule(limit: WildLimit, { ruleSet }: Context): string {
  switch (limit.limit) {
    case 'most':
      return limit.wilds === 0
        ? `a ${ruleSet.words.meld.one} takes no wilds`
        : `a ${ruleSet.words.meld.one} takes ${counted(limit.wilds, WILD)} at most`;
    case 'lead':
      return leadRule(limit.by);
    case 'perWild':
      return `each wild needs ${counted(limit.naturals, NATURAL)}`;
    case 'from':
      return `wilds may join ${counted(limit.naturals, NATURAL)} or more`;
  }
}

function leadRule(by: number): string {
  if (by === 0) return 'wilds may not outnumber naturals';
  if (by === 1) return 'naturals must outnumber wilds';
  return `naturals must be at least ${countWord(by)} more than wilds`;
}

interface BookClosed {
  rank: Kind;
  have: number;
  size: number;
}

function bookClosed({ rank, have, size }: BookClosed, { pack, ruleSet }: Context): string {
  const { meldStart, meldsOfRank } = ruleSet.rules;
  const { book, meld } = ruleSet.words;
  const name = nameOfKind(pack, rank, 2);
  if (have < size) {
    return `a ${book.one} closes at ${countWord(size)}. The ${name} have ${countAlone(have)}, so ${countWord(size - have)} more will fit.`;
  }
  const closed = `the ${name} are closed at ${countWord(size)}`;
  if (meldsOfRank.most === 1) return `${closed}. Nothing more may join them.`;
  return `${closed}. ${capitalised(countWord(meldStart.cards))} more ${name} may start a new ${meld.one}.`;
}

function openingNeeds(need: number, { round, ruleSet }: Context): string {
  return round === undefined || ruleSet.rules.opening.by === 'score'
    ? `the first laying needs ${points(need)}.`
    : `the first laying of round ${round} needs ${points(need)}.`;
}
