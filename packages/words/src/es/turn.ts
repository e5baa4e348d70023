import type { Card, Event } from '@hand-and-foot/engine';
import { suitOf } from '../cardSign.ts';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { partsOfTurn, seatOfTurn, type TurnClauses, type TurnPart } from '../turnPart.ts';
import { cardIn, theCard } from './card.ts';
import { nounOfKind } from './kind.ts';
import { countedKinds, sayLaid } from './laid.ts';
import { listed } from './list.ts';
import { los, un } from './noun.ts';
import { cards as cardsCounted, figure } from './number.ts';
import { bookOf, nounFor } from './ruleSet.ts';

const clauses: TurnClauses = {
  drew: ({ cards }, _, yours) => {
    const verb = yours ? 'robaste' : 'robó';
    return cards === 0 ? `no ${yours ? 'pudiste' : 'pudo'} robar` : `${verb} ${figure(cards)}`;
  },
  tookUpcard: ({ card }, context, yours) =>
    `${yours ? 'tomaste' : 'tomó'} la carta descubierta, ${theCard(context, card)}`,
  took: ({ cards, paid }, context, yours) => {
    const verb = yours ? 'tomaste' : 'tomó';
    if (cards.length === 1) return `${verb} ${theOne(cards[0]!, context)} del pozo`;
    const taken = `${verb} ${cardsCounted(cards.length)} del pozo`;
    return paid.length === 0 ? taken : `${taken} con ${countedKinds(context.pack, paid)}`;
  },
  began: ({ melds }, { pack }, yours) =>
    `${yours ? 'bajaste' : 'bajó'} ${listed(melds.map((meld) => sayLaid(pack, meld)))}`,
  added: ({ melds }, { pack }, yours) =>
    `${yours ? 'añadiste' : 'añadió'} ${listed(melds.map((meld) => sayLaid(pack, meld)))}`,
  completed: ({ rank, kind }, { pack, ruleSet }, yours) => {
    const verb = yours ? 'completaste' : 'completó';
    const book = bookOf(ruleSet, kind);
    return rank === undefined
      ? `${verb} ${un(book)}`
      : `${verb} ${un(book)} de ${nounOfKind(pack, rank).many}`;
  },
  capped: ({ rank }, { pack, ruleSet }, yours) =>
    `${yours ? 'coronaste' : 'coronó'} ${rank === undefined ? un(nounFor(ruleSet, 'book')) : los(nounOfKind(pack, rank))}`,
  showed: ({ kinds }, { pack }, yours) =>
    `${yours ? 'pusiste en la mesa' : 'puso en la mesa'} ${countedKinds(pack, kinds)}`,
  tookFoot: ({ left }, _, yours) =>
    `${yours ? 'tomaste tu' : 'tomó su'} ${left === 0 ? 'pie' : 'rodilla'}`,
  asked: ({ answer }, _, yours) => {
    const asked = yours ? 'preguntaste si podías cerrar' : 'preguntó si podía cerrar';
    if (answer === undefined) return asked;
    return `${asked} y ${yours ? 'te' : 'le'} dijeron que ${answer ? 'sí' : 'no'}`;
  },
  discarded: ({ card, froze }, context, yours) =>
    `${yours ? 'descartaste' : 'descartó'} ${theOne(card, context)}${froze ? ' para congelar el pozo' : ''}`,
  wentOut: (_, _context, yours) => (yours ? 'cerraste' : 'cerró'),
};

/** A seat's whole turn in one sentence: "Ana robó 2, añadió un as y descartó el 5♦." */
export function sayTurn(events: readonly Event[], context: Context): string | undefined {
  const seat = seatOfTurn(events);
  if (seat === undefined) return undefined;
  const yours = seat === context.you;
  const said = partsOfTurn(events, seat, context).map((part) => {
    const say = clauses[part.did] as (part: TurnPart, context: Context, yours: boolean) => string;
    return say(part, context, yours);
  });
  if (said.length === 0) return undefined;
  const whole = listed(said);
  return yours ? `${capitalised(whole)}.` : `${context.names[seat]} ${whole}.`;
}

/** "el 5♦", "un joker". */
export function theOne(card: Card, context: Context): string {
  return suitOf(context.pack, card) ? theCard(context, card) : oneCard(card, context);
}

/** "5♦", "un joker"; read out, "el 5 de diamantes". */
export function oneCard(card: Card, context: Context): string {
  const { pack, aloud } = context;
  if (!suitOf(pack, card)) return un(nounOfKind(pack, pack.kindOf[card]!));
  return aloud ? theCard(context, card) : cardIn(context, card);
}
