import type { Card, Event } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { partsOfTurn, seatOfTurn, type TurnPart } from '../turnPart.ts';
import { bookOf } from './book.ts';
import { cardIn, isSuited } from './card.ts';
import { nameOfKind } from './kind.ts';
import { countedKinds, sayLaid } from './laid.ts';
import { listed, withArticle } from './list.ts';
import { figure } from './number.ts';

type Clauses = {
  [Did in TurnPart['did']]: (part: Extract<TurnPart, { did: Did }>, context: Context) => string;
};

const clauses: Clauses = {
  drew: ({ cards }) => (cards === 0 ? 'drew nothing' : `drew ${figure(cards)}`),
  tookUpcard: ({ card }, context) => `took the ${cardIn(context, card)} turned up`,
  took: ({ cards, paid }, context) => {
    if (cards.length === 1) return `took ${oneCard(cards[0]!, context)} from the discards`;
    const taken = `took ${figure(cards.length)} discards`;
    return paid.length === 0 ? taken : `${taken} with ${countedKinds(context.pack, paid)}`;
  },
  began: ({ melds }, { pack }) => `laid ${listed(melds.map((meld) => sayLaid(pack, meld)))}`,
  added: ({ melds }, { pack }) => `added ${listed(melds.map((meld) => sayLaid(pack, meld)))}`,
  completed: ({ rank, kind }, { pack, ruleSet }) => {
    const book = withArticle(bookOf(ruleSet.words, kind).one);
    return rank === undefined
      ? `closed ${book}`
      : `closed the ${nameOfKind(pack, rank, 2)} as ${book}`;
  },
  capped: ({ rank }, { pack, ruleSet }) =>
    rank === undefined
      ? `capped a ${ruleSet.words.book.one}`
      : `capped the ${nameOfKind(pack, rank, 2)}`,
  showed: ({ kinds }, { pack }) => `laid out ${countedKinds(pack, kinds)}`,
  tookFoot: ({ left }) => (left === 0 ? 'took up the foot' : 'took up the next pile'),
  asked: ({ answer }) =>
    answer === undefined ? 'asked to go out' : `asked to go out and heard ${answer ? 'yes' : 'no'}`,
  discarded: ({ card, froze }, context) =>
    `discarded ${oneCard(card, context)}${froze ? ' to freeze the discards' : ''}`,
  wentOut: () => 'went out',
};

/** A seat's whole turn in one sentence: "Right drew 2, added an ace, discarded 5♦." */
export function sayTurn(events: readonly Event[], context: Context): string | undefined {
  const seat = seatOfTurn(events);
  if (seat === undefined) return undefined;
  const parts = partsOfTurn(events, seat, context);
  if (parts.length === 0) return undefined;
  const said = parts.map((part) => {
    const say = clauses[part.did] as (part: TurnPart, context: Context) => string;
    return say(part, context);
  });
  const name = seat === context.you ? 'You' : context.names[seat]!;
  return `${name} ${said.length === 2 ? listed(said) : said.join(', ')}.`;
}

/** "5♦", "a joker"; read out, "the 5 of diamonds". */
function oneCard(card: Card, context: Context): string {
  const { pack, aloud } = context;
  if (!isSuited(pack, card)) return withArticle(nameOfKind(pack, pack.kindOf[card]!, 1));
  return aloud ? `the ${cardIn(context, card)}` : cardIn(context, card);
}
