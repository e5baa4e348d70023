import {
  grabBonus,
  type Card,
  type Lay,
  type Pack,
  type Seat,
  type Secret,
} from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { eventSaid, type EventSayings } from '../sayings.ts';
import { bookOf } from './book.ts';
import { cardIn, theCards } from './card.ts';
import { countedKind, nameOfKind } from './kind.ts';
import { listed, withArticle, withLastComma } from './list.ts';
import { cards, points } from './number.ts';

const sayings: EventSayings = {
  roundBegan: ({ round, starter }, context) =>
    said(context, starter, {
      you: `Round ${round} begins. You start.`,
      other: (name) => `Round ${round} begins. ${name} starts.`,
    }),
  drewForStart: ({ cards: drawn }, context) =>
    `Cards drawn to see who starts: ${drawn.map((card, seat) => `${context.names[seat]} ${cardIn(context, card)}`).join(', ')}.`,
  grabbed: ({ seat, cards: count, exact }, context) => {
    const bonus = grabBonus({ rules: context.ruleSet.rules, players: context.names.length }, count);
    const what = exact ? `exactly ${cards(count)}` : cards(count);
    const grabbed = bonus === 0 ? what : `${what}, for ${points(bonus)}`;
    return said(context, seat, {
      you: `You grabbed ${grabbed}.`,
      other: (name) => `${name} grabbed ${grabbed}.`,
    });
  },
  dealt: ({ cards: each }) => `Each player got ${cards(each)}.`,
  passed: ({ way }) => PASSED[way],
  // The player who must choose is looking at the piles.
  sawBottoms: () => undefined,
  sawPiles: () => undefined,
  choseHand: ({ seat }, context) =>
    said(context, seat, {
      you: 'You chose your hand.',
      other: (name) => `${name} chose a hand.`,
    }),
  upcard: ({ replaced, card }, context) => upcard(context, replaced, card),
  tookHand: ({ seat, cards: hand }, { you }) =>
    seat === you ? `You picked up your hand of ${cards(countOf(hand))}.` : undefined,
  drew: ({ seat, cards: drawn }, context) => {
    if (countOf(drawn) === 0) return 'The draw pile was empty, so there was nothing to draw.';
    const what = cardsOrCount(context, drawn);
    return said(context, seat, {
      you: `You drew ${what}.`,
      other: (name) => `${name} drew ${what}.`,
    });
  },
  tookUpcard: ({ seat, card }, context) => {
    const what = theCards(context, [card]);
    return said(context, seat, {
      you: `You took the upcard, ${what}.`,
      other: (name) => `${name} took the upcard, ${what}.`,
    });
  },
  pickedUp: ({ seat, cards: taken }, context) => {
    const what =
      taken.length === 1
        ? `took ${theCards(context, taken)} from the pile`
        : `picked up ${cards(taken.length)} from the pile`;
    return said(context, seat, {
      you: `You ${what}.`,
      other: (name) => `${name} ${what}.`,
    });
  },
  laid: ({ seat, lay }, context) => {
    const what = laidMelds(lay, context.pack);
    return said(context, seat, { you: `You ${what}.`, other: (name) => `${name} ${what}.` });
  },
  completed: ({ seat, kind }, context) => {
    const book = withArticle(bookOf(context.ruleSet.words, kind).one);
    return said(context, seat, {
      you: `You completed ${book}.`,
      other: (name) => `${name} completed ${book}.`,
    });
  },
  capped: ({ seat }, context) => {
    const { book } = context.ruleSet.words;
    return said(context, seat, {
      you: `You capped a ${book.one}.`,
      other: (name) => `${name} capped a ${book.one}.`,
    });
  },
  replaced: ({ seat, laid, cards: drawn }, context) => {
    const shown = `${theCards(context, laid)}${laid.length > 1 ? ',' : ''}`;
    const what =
      countOf(drawn) === 0
        ? 'couldn’t draw another because the draw pile was empty'
        : `drew ${cardsOrCount(context, drawn)}`;
    return said(context, seat, {
      you: `You put down ${shown} and ${what}.`,
      other: (name) => `${name} put down ${shown} and ${what}.`,
    });
  },
  tookFoot: ({ seat, left }, context) => {
    const silent = context.ruleSet.rules.footAnnounced === 'no' && seat !== context.you;
    if (silent) return undefined;
    const pile = left === 0 ? 'foot' : 'knee';
    return said(context, seat, {
      you: `You picked up your ${pile}.`,
      other: (name) => `${name} picked up their ${pile}.`,
    });
  },
  asked: ({ seat, waiting }, context) => {
    if (waiting.length === 0)
      return said(context, seat, {
        you: 'You said you’re going out.',
        other: (name) => `${name} is going out.`,
      });
    const mine = context.you !== undefined && waiting.includes(context.you);
    return said(context, seat, {
      you: 'You asked, “May I go out?”',
      other: (name) =>
        mine ? `${name} asks, “May I go out?” Yes or no?` : `${name} asks, “May I go out?”`,
    });
  },
  answered: ({ seat, yes }, context) => {
    const word = yes ? 'yes' : 'no';
    return said(context, seat, {
      you: `You said ${word}.`,
      other: (name) => `${name} said ${word}.`,
    });
  },
  discarded: ({ seat, card, froze }, context) => {
    const what = theCards(context, [card]);
    const also = froze ? ' and froze the pile' : '';
    return said(context, seat, {
      you: `You discarded ${what}${also}.`,
      other: (name) => `${name} discarded ${what}${also}.`,
    });
  },
  // The discard before it, or the next turn after it, has said as much.
  turnEnded: () => undefined,
  reshuffled: ({ cards: count }) =>
    `The discard pile was shuffled into a new draw pile of ${cards(count)}.`,
  deckAdded: ({ cards: count }) =>
    `The draw pile ran low, so another deck of ${cards(count)} was shuffled in.`,
  wentOut: ({ seat, lap }, context) =>
    said(context, seat, {
      you: `You went out.${lap ? ' Everyone else gets one more turn.' : ''}`,
      other: (name) => `${name} went out.${lap ? ' Everyone else gets one more turn.' : ''}`,
    }),
  roundEnded: ({ by }) =>
    by === 'stock' ? 'The draw pile is empty, so the round is over.' : 'The round is over.',
};

const PASSED = {
  left: 'Everyone passed a foot to the left.',
  right: 'Everyone passed a foot to the right.',
  crosswise: 'Everyone passed one pile to the left and one to the right.',
  partner: 'Everyone passed a foot to their partner.',
  bothLeft: 'Everyone passed both piles to the left.',
  bothRight: 'Everyone passed both piles to the right.',
};

/** An event as a sentence; undefined if nothing needs saying. */
export const sayEvent = eventSaid(sayings);

interface Telling {
  you: string;
  other: (name: string) => string;
}

function said({ you, names }: Context, seat: Seat, telling: Telling): string {
  return seat === you ? telling.you : telling.other(names[seat]!);
}

function upcard(context: Context, replaced: readonly Card[], card: Card | undefined): string {
  if (card === undefined) return 'There’s no upcard.';
  const first = `The upcard is ${theCards(context, [card])}.`;
  if (replaced.length === 0) return first;
  return `${cards(replaced.length)} went back into the deck. ${first}`;
}

/** "3 nines and a joker": the cards of one meld, by kind. */
function laidCards(pack: Pack, { cards: laid }: Lay): string {
  const kinds = [...new Set(laid.map((card) => pack.kindOf[card]!))];
  // Paying for the top discard with nothing but itself: it alone goes on the meld.
  if (kinds.length === 0) return 'the top card';
  return listed(
    kinds.map((kind) => {
      const count = laid.filter((card) => pack.kindOf[card] === kind).length;
      return count === 1 ? withArticle(nameOfKind(pack, kind, 1)) : countedKind(pack, kind, count);
    }),
  );
}

/** "melded 3 nines and a joker, and added a king". */
function laidMelds(lays: readonly Lay[], pack: Pack): string {
  const begun = lays.filter(({ to }) => to === undefined);
  const added = lays.filter(({ to }) => to !== undefined);
  const told = (some: readonly Lay[]): string =>
    withLastComma(some.map((lay) => laidCards(pack, lay)));
  return withLastComma([
    ...(begun.length > 0 ? [`melded ${told(begun)}`] : []),
    ...(added.length > 0 ? [`added ${told(added)}`] : []),
  ]);
}

function cardsOrCount(context: Context, secret: Secret): string {
  return typeof secret === 'number' ? cards(secret) : theCards(context, secret);
}

function countOf(secret: Secret): number {
  return typeof secret === 'number' ? secret : secret.length;
}
