import type { Card, Event } from '@hand-and-foot/engine';
import { suitOf } from '../cardSign.ts';
import type { Context } from '../context.ts';
import { partsOfTurn, seatOfTurn, type TurnClauses, type TurnPart } from '../turnPart.ts';
import { bookOf } from './book.ts';
import { cardIn, theCards } from './card.ts';
import { nameOfKind } from './kind.ts';
import { countedKinds, sayLaid } from './laid.ts';
import { listed, withArticle, withLastComma } from './list.ts';
import { figure } from './number.ts';

const clauses: TurnClauses = {
  drew: ({ cards }) => (cards === 0 ? 'couldn’t draw' : `drew ${figure(cards)}`),
  tookUpcard: ({ card }, context) => `took the upcard (${oneCard(card, context)})`,
  took: ({ cards, paid }, context) => {
    if (cards.length === 1) return `took ${oneCard(cards[0]!, context)} from the pile`;
    const taken = `picked up ${figure(cards.length)} cards`;
    return paid.length === 0 ? taken : `${taken} with ${countedKinds(context.pack, paid)}`;
  },
  began: ({ melds }, { pack }) => `melded ${listed(melds.map((meld) => sayLaid(pack, meld)))}`,
  added: ({ melds }, { pack }) => `added ${listed(melds.map((meld) => sayLaid(pack, meld)))}`,
  completed: ({ rank, kind }, { pack, ruleSet }) => {
    const book = withArticle(bookOf(ruleSet.words, kind).one);
    return rank === undefined
      ? `completed ${book}`
      : `completed ${book} of ${nameOfKind(pack, rank, 2)}`;
  },
  capped: ({ rank }, { pack, ruleSet }) =>
    rank === undefined
      ? `capped a ${ruleSet.words.book.one}`
      : `capped the ${nameOfKind(pack, rank, 2)}`,
  showed: ({ kinds }, { pack }) => `put down ${countedKinds(pack, kinds)}`,
  tookFoot: ({ left }, _, yours) =>
    `picked up ${yours ? 'your' : 'their'} ${left === 0 ? 'foot' : 'knee'}`,
  asked: ({ answer }) =>
    answer === undefined ? 'asked to go out' : `asked to go out and got a ${answer ? 'yes' : 'no'}`,
  discarded: ({ card, froze }, context) =>
    `discarded ${oneCard(card, context)}${froze ? ' to freeze the pile' : ''}`,
  wentOut: () => 'went out',
};

/** A seat's whole turn in one sentence: "Ana drew 2, added an ace, and discarded 5♦." */
export function sayTurn(events: readonly Event[], context: Context): string | undefined {
  const seat = seatOfTurn(events);
  if (seat === undefined) return undefined;
  const parts = partsOfTurn(events, seat, context);
  if (parts.length === 0) return undefined;
  const said = parts.map((part) => {
    const say = clauses[part.did] as (part: TurnPart, context: Context, yours: boolean) => string;
    return say(part, context, seat === context.you);
  });
  const name = seat === context.you ? 'You' : context.names[seat]!;
  return `${name} ${said.length > 2 ? withLastComma(said) : listed(said)}.`;
}

/** "5♦", "a joker"; read out, "the 5 of diamonds". */
function oneCard(card: Card, context: Context): string {
  const { pack, aloud } = context;
  return suitOf(pack, card) && !aloud ? cardIn(context, card) : theCards(context, [card]);
}
