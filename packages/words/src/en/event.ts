import type { Card, Event, Lay, Pack, Seat, Secret } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { bookOf } from './book.ts';
import { cardIn, theCards } from './card.ts';
import { countedKind, nameOfKind } from './kind.ts';
import { listed, withArticle } from './list.ts';
import { cards, figure, points } from './number.ts';

type Sayings = {
  [Name in Event['event']]: (
    event: Extract<Event, { event: Name }>,
    context: Context,
  ) => string | undefined;
};

const sayings: Sayings = {
  roundBegan: ({ round, starter }, context) =>
    said(context, starter, {
      you: `Round ${round} begins. You start.`,
      other: (name) => `Round ${round} begins. ${name} starts.`,
    }),
  drewForStart: ({ cards: drawn }, context) =>
    `Drawn for the start: ${listed(drawn.map((card, seat) => `${context.names[seat]} ${cardIn(context, card)}`))}.`,
  grabbed: ({ seat, cards: count, exact }, context) => {
    const bonus = points(context.ruleSet.rules.exactGrab);
    const what = `${figure(count)} ${count === 1 ? 'card' : 'cards'}`;
    const grabbed = exact ? `exactly ${what}, for ${bonus}` : what;
    return said(context, seat, {
      you: `You grabbed ${grabbed}.`,
      other: (name) => `${name} grabbed ${grabbed}.`,
    });
  },
  dealt: ({ cards: each }) => `Each player was given ${figure(each)} cards.`,
  passed: ({ way }) => PASSED[way],
  // The player who must choose is looking at the piles.
  sawBottoms: () => undefined,
  choseHand: ({ seat }, context) =>
    said(context, seat, {
      you: 'You chose your hand.',
      other: (name) => `${name} chose a hand.`,
    }),
  upcard: ({ replaced, card }, context) => upcard(context, replaced, card),
  tookHand: ({ seat, cards: hand }, { you }) =>
    seat === you ? `You took up your hand of ${cards(countOf(hand))}.` : undefined,
  drew: ({ seat, cards: drawn }, context) => {
    if (countOf(drawn) === 0) return 'The stock is used up; nothing was drawn.';
    const what = cardsOrCount(context, drawn);
    return said(context, seat, {
      you: `You drew ${what}.`,
      other: (name) => `${name} drew ${what}.`,
    });
  },
  tookUpcard: ({ seat, card }, context) => {
    const what = theCards(context, [card]);
    return said(context, seat, {
      you: `You took ${what} that was turned up.`,
      other: (name) => `${name} took ${what} that was turned up.`,
    });
  },
  pickedUp: ({ seat, cards: taken }, context) => {
    const what =
      taken.length === 1
        ? `${theCards(context, taken)} from the discards`
        : `${figure(taken.length)} discards`;
    return said(context, seat, {
      you: `You took ${what}.`,
      other: (name) => `${name} took ${what}.`,
    });
  },
  laid: ({ seat, lay }, context) => {
    const what = laidMelds(lay.map((each) => laidCards(context.pack, each)));
    return said(context, seat, {
      you: `You laid ${what}.`,
      other: (name) => `${name} laid ${what}.`,
    });
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
    const shown = theCards(context, laid);
    const what =
      countOf(drawn) === 0 ? 'nothing, for the stock is used up' : cardsOrCount(context, drawn);
    return said(context, seat, {
      you: `You laid ${shown} and drew ${what}.`,
      other: (name) => `${name} laid ${shown} and drew ${what}.`,
    });
  },
  tookFoot: ({ seat, left }, context) => {
    const silent = context.ruleSet.rules.footAnnounced === 'no' && seat !== context.you;
    if (silent) return undefined;
    return left === 0
      ? said(context, seat, {
          you: 'You took up your foot.',
          other: (name) => `${name} took up the foot.`,
        })
      : said(context, seat, {
          you: 'You took up your next pile.',
          other: (name) => `${name} took up the next pile.`,
        });
  },
  asked: ({ seat, waiting }, context) => {
    const mine = context.you !== undefined && waiting.includes(context.you);
    return said(context, seat, {
      you: 'You asked: may I go out?',
      other: (name) =>
        mine ? `${name} asks: may I go out? Yes or no.` : `${name} asks: may I go out?`,
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
    const also = froze ? ' and froze the discards' : '';
    return said(context, seat, {
      you: `You discarded ${what}${also}.`,
      other: (name) => `${name} discarded ${what}${also}.`,
    });
  },
  // The discard before it, or the next turn after it, has said as much.
  turnEnded: () => undefined,
  reshuffled: ({ cards: count }) =>
    `The discards were shuffled into a new stock of ${cards(count)}.`,
  wentOut: ({ seat }, context) =>
    said(context, seat, { you: 'You went out.', other: (name) => `${name} went out.` }),
  roundEnded: ({ by }) =>
    by === 'stock' ? 'The stock is used up, and the round is over.' : 'The round is over.',
};

const PASSED = {
  left: 'Each foot was passed to the player on the left.',
  right: 'Each foot was passed to the player on the right.',
  crosswise: 'Each player passed one stack to either side.',
};

/** An event as a sentence; undefined if nothing needs saying. */
export function sayEvent(event: Event, context: Context): string | undefined {
  const say = sayings[event.event] as (event: Event, context: Context) => string | undefined;
  return say(event, context);
}

interface Telling {
  you: string;
  other: (name: string) => string;
}

function said({ you, names }: Context, seat: Seat, telling: Telling): string {
  return seat === you ? telling.you : telling.other(names[seat]!);
}

function upcard(context: Context, replaced: readonly Card[], card: Card | undefined): string {
  if (card === undefined) return 'No card was turned up.';
  const first = `The first discard is ${theCards(context, [card])}.`;
  if (replaced.length === 0) return first;
  return `${capitalised(cards(replaced.length))} went back. ${first}`;
}

/** "three nines and a joker": the cards of one meld, by kind. */
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

/** A meld is itself a list, so that a comma goes before each further one. */
function laidMelds(melds: readonly string[]): string {
  if (melds.length < 2) return melds.join('');
  return `${melds.slice(0, -1).join(', ')}, and ${melds.at(-1)}`;
}

function cardsOrCount(context: Context, secret: Secret): string {
  return typeof secret === 'number' ? cards(secret) : theCards(context, secret);
}

function countOf(secret: Secret): number {
  return typeof secret === 'number' ? secret : secret.length;
}
