import { grabBonus, type Card, type Lay, type Seat, type Secret } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { eventSaid, type EventSayings } from '../sayings.ts';
import { kindsOf } from '../laid.ts';
import { cardIn, theCard, theCards } from './card.ts';
import { countedKinds } from './laid.ts';
import { listed } from './list.ts';
import { un } from './noun.ts';
import { cards, points } from './number.ts';
import { bookOf, nounFor } from './ruleSet.ts';
import { theOne } from './turn.ts';

const sayings: EventSayings = {
  roundBegan: ({ round, starter }, context) =>
    `Ronda ${round}. ${starter === context.you ? 'Empiezas tú' : `Empieza ${context.names[starter]}`}.`,
  drewForStart: ({ cards: drawn }, context) =>
    `Cartas para ver quién empieza: ${listed(drawn.map((card, seat) => `${context.names[seat]} ${cardIn(context, card)}`))}.`,
  grabbed: ({ seat, cards: count, exact }, context) => {
    const what = exact ? `exactamente ${cards(count)}` : cards(count);
    const bonus = grabBonus({ rules: context.ruleSet.rules, players: context.names.length }, count);
    const said = bonus === 0 ? what : `${what}: ${points(bonus)}`;
    return count === 0
      ? did(context, seat, 'no tomaste', 'no tomó', said)
      : did(context, seat, 'tomaste', 'tomó', said);
  },
  dealt: ({ cards: each }) => `Cada jugador recibió ${cards(each)}.`,
  passed: ({ way }) => PASSED[way],
  // The player who must choose is looking at the piles.
  sawBottoms: () => undefined,
  sawPiles: () => undefined,
  choseHand: ({ seat }, context) =>
    seat === context.you ? 'Elegiste tu mano.' : `${context.names[seat]} eligió su mano.`,
  upcard: ({ replaced, card }, context) => upcard(context, replaced, card),
  tookHand: ({ seat, cards: hand }, { you }) =>
    seat === you ? `Tomaste tu mano de ${cards(countOf(hand))}.` : undefined,
  drew: ({ seat, cards: drawn }, context) =>
    countOf(drawn) === 0
      ? 'El mazo estaba vacío, así que no había nada que robar.'
      : did(context, seat, 'robaste', 'robó', cardsOrCount(context, drawn)),
  tookUpcard: ({ seat, card }, context) =>
    did(context, seat, 'tomaste', 'tomó', `la carta descubierta, ${theCard(context, card)}`),
  pickedUp: ({ seat, cards: taken }, context) => {
    const what = taken.length === 1 ? theCards(context, taken) : cards(taken.length);
    return did(context, seat, 'tomaste', 'tomó', `${what} del pozo`);
  },
  laid: ({ seat, lay }, context) => {
    const yours = seat === context.you;
    const what = laidMelds(lay, context, yours);
    return yours ? `${capitalised(what)}.` : `${context.names[seat]} ${what}.`;
  },
  completed: ({ seat, kind }, context) =>
    did(context, seat, 'completaste', 'completó', un(bookOf(context.ruleSet, kind))),
  capped: ({ seat }, context) =>
    did(context, seat, 'coronaste', 'coronó', un(nounFor(context.ruleSet, 'book'))),
  replaced: ({ seat, laid, cards: drawn }, context) => {
    const yours = seat === context.you;
    const then =
      countOf(drawn) === 0
        ? `no ${yours ? 'robaste' : 'robó'} nada, porque el mazo estaba vacío`
        : `${yours ? 'robaste' : 'robó'} ${cardsOrCount(context, drawn)}`;
    return did(
      context,
      seat,
      'pusiste en la mesa',
      'puso en la mesa',
      `${theCards(context, laid)} y ${then}`,
    );
  },
  tookFoot: ({ seat, left }, context) => {
    const yours = seat === context.you;
    if (context.ruleSet.rules.footAnnounced === 'no' && !yours) return undefined;
    const pile = left === 0 ? 'pie' : 'rodilla';
    return did(context, seat, 'tomaste', 'tomó', `${yours ? 'tu' : 'su'} ${pile}`);
  },
  asked: ({ seat, waiting }, { you, names }) => {
    if (waiting.length === 0)
      return seat === you ? 'Dijiste que ibas a cerrar.' : `${names[seat]} va a cerrar.`;
    if (seat === you) return 'Preguntaste: ¿puedo cerrar?';
    const mine = you !== undefined && waiting.includes(you);
    return `${names[seat]} pregunta: ¿puedo cerrar?${mine ? ' ¿Sí o no?' : ''}`;
  },
  answered: ({ seat, yes }, context) =>
    did(context, seat, 'dijiste', 'dijo', yes ? 'que sí' : 'que no'),
  discarded: ({ seat, card, froze }, context) => {
    const also = seat === context.you ? ' y congelaste el pozo' : ' y congeló el pozo';
    const what = theOne(card, context);
    return did(context, seat, 'descartaste', 'descartó', froze ? `${what}${also}` : what);
  },
  // The discard before it, or the next turn after it, has said as much.
  turnEnded: () => undefined,
  reshuffled: ({ cards: count }) =>
    `El pozo se barajó y ahora es un mazo nuevo de ${cards(count)}.`,
  deckAdded: ({ cards: count }) =>
    `Quedaban pocas cartas en el mazo, así que se añadió otra baraja de ${cards(count)}.`,
  wentOut: ({ seat, lap }, context) => {
    const out = seat === context.you ? 'Cerraste.' : `${context.names[seat]} cerró.`;
    return lap ? `${out} Los demás juegan un turno más.` : out;
  },
  roundEnded: ({ by }) =>
    by === 'stock' ? 'Se acabó el mazo, así que terminó la ronda.' : 'Terminó la ronda.',
};

const PASSED = {
  left: 'Cada jugador le pasó su segundo montón, el pie, al de la izquierda.',
  right: 'Cada jugador le pasó su segundo montón, el pie, al de la derecha.',
  crosswise:
    'Cada jugador pasó un montón a la izquierda y otro a la derecha, y juega con los dos que recibió.',
  partner: 'Cada jugador le pasó su segundo montón, el pie, a su compañero.',
  bothLeft: 'Cada jugador le pasó sus dos montones al de la izquierda.',
  bothRight: 'Cada jugador le pasó sus dos montones al de la derecha.',
};

/** An event as a sentence; undefined if nothing needs saying. */
export const sayEvent = eventSaid(sayings);

/** "Robaste 2 cartas.", "Ana robó 2 cartas.": Spanish leaves out "you". */
function did(
  { you, names }: Context,
  seat: Seat,
  yours: string,
  theirs: string,
  what: string,
): string {
  return seat === you ? `${capitalised(yours)} ${what}.` : `${names[seat]} ${theirs} ${what}.`;
}

function upcard(context: Context, replaced: readonly Card[], card: Card | undefined): string {
  if (card === undefined) return 'No hay carta descubierta.';
  const first = `La carta descubierta es ${theCard(context, card)}.`;
  if (replaced.length === 0) return first;
  const verb = replaced.length === 1 ? 'volvió' : 'volvieron';
  return `${cards(replaced.length)} ${verb} al mazo. ${first}`;
}

/** "3 nueves y un joker": the cards of one meld, by kind. */
function laidCards({ cards: laid }: Lay, context: Context): string {
  // Paying for the top discard with nothing but itself: it alone goes on the meld.
  if (laid.length === 0) return 'la carta de arriba';
  return countedKinds(context.pack, kindsOf(laid, context));
}

/** "bajó 3 nueves y un joker, y añadió un rey". */
function laidMelds(lays: readonly Lay[], context: Context, yours: boolean): string {
  const begun = lays.filter(({ to }) => to === undefined);
  const added = lays.filter(({ to }) => to !== undefined);
  const told = (some: readonly Lay[]): string => listed(some.map((lay) => laidCards(lay, context)));
  return listed([
    ...(begun.length > 0 ? [`${yours ? 'bajaste' : 'bajó'} ${told(begun)}`] : []),
    ...(added.length > 0 ? [`${yours ? 'añadiste' : 'añadió'} ${told(added)}`] : []),
  ]);
}

function cardsOrCount(context: Context, secret: Secret): string {
  return typeof secret === 'number' ? cards(secret) : theCards(context, secret);
}

function countOf(secret: Secret): number {
  return typeof secret === 'number' ? secret : secret.length;
}
