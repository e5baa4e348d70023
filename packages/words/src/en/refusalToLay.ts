import type { Card, Refusal, Role } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { bookOf } from './book.ts';
import { nameOfCard, theCards } from './card.ts';
import { countedKind, nameOfKind } from './kind.ts';
import { withArticle } from './list.ts';
import { cards, countAlone, counted, figure, NATURAL, points, WILD_CARD } from './number.ts';
import type { LayWhy, Sayings } from '../sayings.ts';
import { ruleSays } from './ruleSays.ts';
import { sayLimit } from './wildLimit.ts';

/** Laying cards, adding to melds and opening. */
export const laying: Sayings<LayWhy> = {
  notHeld: ({ card, have }, context) =>
    have === 0
      ? `You don’t have ${withArticle(nameOfCard(context, card))}. Choose from your hand.`
      : `You need another ${nameOfCard(context, card)} for this; you have only ${have}.`,
  nothingLaid: () => 'First, choose the cards to meld.',
  noSuchMeld: (_, { ruleSet }) =>
    `You don’t have that ${ruleSet.words.meld.one}. Choose one on the table, or start a new one.`,
  notMeldable: ({ card }, context) => ruleSays(context, whyNotLaid(card, context)),
  mixedRanks: (_, context) =>
    ruleSays(
      context,
      `A ${context.ruleSet.words.meld.one} is all one rank. Meld each rank separately.`,
    ),
  wrongRank: ({ card, rank }, context) =>
    `${capitalised(theCards(context, [card]))} doesn’t go with ${nameOfKind(context.pack, rank, 2)}. Meld it with its own rank.`,
  tooFewCards: ({ have, need, rank }, context) =>
    ruleSays(
      context,
      `A ${context.ruleSet.words.meld.one}${rank === undefined ? '' : ` of ${nameOfKind(context.pack, rank, 2)}`} starts with at least ${cards(need)}; this one has ${countAlone(have)}.`,
    ),
  tooFewNaturals: ({ have, need }, context) =>
    ruleSays(
      context,
      `A ${context.ruleSet.words.meld.one} starts with at least ${counted(need, NATURAL)}; this one has ${countAlone(have)}.`,
    ),
  tooManyWilds: (refusal, context) => ruleSays(context, tooManyWilds(refusal, context)),
  wildMeldsOnlyWilds: (_, context) =>
    ruleSays(
      context,
      `An all-wild ${context.ruleSet.words.meld.one} can have only wild cards. Meld natural cards separately.`,
    ),
  noWildMelds: (_, context) =>
    ruleSays(
      context,
      `You can’t meld wild cards by themselves. A ${context.ruleSet.words.meld.one} needs natural cards.`,
    ),
  tooManyWildMelds: ({ most }, context) => {
    const { meld } = context.ruleSet.words;
    const wildMeld = { one: `all-wild ${meld.one}`, many: `all-wild ${meld.many}` };
    return ruleSays(context, `You can have only ${counted(most, wildMeld)}. Add to yours.`);
  },
  wildUnfinished: (_, context) => {
    const { meld } = context.ruleSet.words;
    return ruleSays(
      context,
      `You already have an unfinished all-wild ${meld.one}. Finish it before you start another one.`,
    );
  },
  bookClosed: (refusal, context) => ruleSays(context, bookClosed(refusal, context)),
  bookTakesNaturals: ({ rank, kind }, context) => {
    const book = bookOf(context.ruleSet.words, kind ?? 'any').one;
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `A finished ${book} can’t take more wild cards. You can only add ${name}.`,
    );
  },
  bookJustFinished: ({ rank, have, size }, context) => {
    const { book } = context.ruleSet.words;
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      have < size
        ? `You can’t add to a ${book.one} on the turn you finish it. ${toFinish(context, name, have, size)}.`
        : `You finished your ${name} this turn. You can add to them starting next turn.`,
    );
  },
  cappedStaysClean: ({ rank }, context) =>
    ruleSays(
      context,
      `Your ${nameOfKind(context.pack, rank, 2)} are capped, so you can add only natural cards.`,
    ),
  rankWithoutWilds: ({ rank }, context) => {
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `A ${context.ruleSet.words.meld.one} of ${name} can’t have wild cards. Use only ${name}.`,
    );
  },
  onlyFromFoot: ({ rank }, context) =>
    ruleSays(
      context,
      `You can’t meld ${nameOfKind(context.pack, rank, 2)} until you’re in your foot. Keep or discard them.`,
    ),
  rankTaken: ({ rank, most }, context) => {
    const { meld } = context.ruleSet.words;
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `You can have only ${counted(most, meld)} of each rank. Add to your ${name}.`,
    );
  },
  earlierUnfinished: ({ rank }, context) => {
    const { meld } = context.ruleSet.words;
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `You already have an unfinished ${meld.one} of ${name}. Finish it before you start another one.`,
    );
  },
  oneOfEach: ({ rank, kind }, context) => {
    const { words } = context.ruleSet;
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `You already have an unfinished ${words[kind]} ${words.meld.one} of ${name}. Finish it before you start another one.`,
    );
  },
  laterNaturals: ({ rank, have, need }, context) => {
    const { meld } = context.ruleSet.words;
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `Your next ${meld.one} of ${name} needs ${counted(need, NATURAL)} to start; this one has ${countAlone(have)}.`,
    );
  },
  tooFewPoints: ({ have, need }, context) =>
    ruleSays(
      context,
      `A new ${context.ruleSet.words.meld.one} has to be worth at least ${points(need)}; this one is worth ${figure(have)}.`,
    ),
  onlyGoingOut: ({ rank }, context) =>
    ruleSays(
      context,
      `You can meld ${nameOfKind(context.pack, rank, 2)} only as your last cards, when you go out. Keep or discard them.`,
    ),
  notEnoughToOpen: ({ have, need }, context) =>
    ruleSays(
      context,
      `${openingNeeds(need, context)} You have ${figure(have)}, so you’re ${figure(need - have)} short.`,
    ),
  openWithBook: (_, context) => {
    const { clean, book } = context.ruleSet.words;
    const when = context.round === undefined ? 'this round' : `round ${context.round}`;
    return ruleSays(context, `To go down in ${when}, you have to meld a ${clean} ${book.one}.`);
  },
  openWithoutWilds: (_, context) =>
    ruleSays(context, 'You can’t use wild cards to go down. Use only natural cards.'),
};

/** "Your meld of nines has 5 cards, so add exactly 2 more", "Meld exactly 7 cards". */
function toFinish({ ruleSet }: Context, name: string, have: number, size: number): string {
  return have === 0
    ? `Meld exactly ${cards(size)}`
    : `Your ${ruleSet.words.meld.one} of ${name} has ${cards(have)}, so add exactly ${size - have} more`;
}

function whyNotLaid(card: Card, { pack, ruleSet }: Context): string {
  const kind = pack.kindOf[card]!;
  const name = capitalised(withArticle(nameOfKind(pack, kind, 1)));
  const role: Role = ruleSet.rules.roles[pack.kinds[kind]!] ?? 'dead';
  if (role === 'cap')
    return `${name} can’t be melded. It goes on top of a finished ${ruleSet.words.book.one}.`;
  if (role === 'laid')
    return `${name} can’t be melded. It goes straight to the table, and you draw another card.`;
  return `${capitalised(nameOfKind(pack, kind, 2))} can’t be melded, only discarded.`;
}

type TooManyWilds = Extract<Refusal, { why: 'tooManyWilds' }>;

function tooManyWilds(refusal: TooManyWilds, context: Context): string {
  const { pack } = context;
  const { rank, naturals, wilds, most, limit } = refusal;
  const rule = sayLimit(limit, context.ruleSet.words.meld.one);
  if (limit.limit === 'from') return `${rule}; you have ${countedKind(pack, rank, naturals)}.`;
  const held = countedKind(pack, rank, naturals);
  return most === 0
    ? `${rule}. With ${held}, you can’t use any.`
    : `${rule}. With ${held}, you can use ${counted(most, WILD_CARD)}, not ${wilds}.`;
}

type BookClosed = Extract<Refusal, { why: 'bookClosed' }>;

function bookClosed({ rank, have, size, kind }: BookClosed, { pack, ruleSet }: Context): string {
  const { meldStart, meldsOfRank } = ruleSet.rules;
  const { book, meld } = ruleSet.words;
  const name = nameOfKind(pack, rank, 2);
  if (have < size) {
    const closes = `A ${bookOf(ruleSet.words, kind ?? 'any').one} closes at ${cards(size)}`;
    return have === 0
      ? `${closes}, so you can meld ${cards(size)} at most.`
      : `${closes}. Your ${meld.one} of ${name} has ${cards(have)}, so you can add ${size - have} more.`;
  }
  const closed = `Your ${book.one} of ${name} is closed at ${cards(size)}`;
  if (meldsOfRank.most === 1) return `${closed}. You can’t add to it.`;
  return `${closed}. You can start a new ${meld.one} with ${meldStart.cards} more ${name}.`;
}

function openingNeeds(need: number, { round, ruleSet }: Context): string {
  return round === undefined || ruleSet.rules.opening.by === 'score'
    ? `You need ${points(need)} to go down.`
    : `You need ${points(need)} to go down in round ${round}.`;
}
