import type { Reason } from '@hand-and-foot/bots';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { theCard } from './card.ts';
import { countedKind, nounOfKind } from './kind.ts';
import { agree, los, un, type Noun } from './noun.ts';
import { CARD, cards, countAlone, counted, figure, points, WILD } from './number.ts';
import { bookOf, nounFor } from './ruleSet.ts';

type Sayings = {
  [Why in Reason['why']]: (reason: Extract<Reason, { why: Why }>, context: Context) => string;
};

const sayings: Sayings = {
  onlyChoice: () => 'No se puede hacer otra cosa.',
  byEye: () => 'El mazo se corta a ojo.',
  dearBottom: ({ card }, context) =>
    `El montón con ${theCard(context, card)} conviene tenerlo pronto.`,
  anyStack: () => 'Un montón es tan bueno como otro.',
  nothingToTake: () => 'No hay nada que tomar, así que roba.',
  discardsWorthLess: ({ points: less }) => `Robar debería dar ${points(less)} más que el pozo.`,
  discardsWorthMore: (reason, { pack }) => {
    const what =
      reason.cards === 1 ? 'La carta del pozo vale' : `Las ${cards(reason.cards)} del pozo valen`;
    const way = paidWith(reason.with, nounOfKind(pack, reason.rank));
    return `${what} ${points(reason.points)} más que robar, y ${way}.`;
  },
  topFits: ({ card, points: more }, context) =>
    `${capitalised(theCard(context, card))} vale ${points(more)} más que robar otra carta.`,
  opens: ({ points: have, need }) =>
    `Con esto abres con ${points(have)}; se piden ${figure(need)}.`,
  finishesBook: ({ rank, kind, bonus, needed }, { pack, ruleSet }) => {
    const name = un(bookOf(ruleSet, kind));
    const book = kind === 'wild' ? name : `${name} de ${nounOfKind(pack, rank).many}`;
    const use = needed ? ', y hace falta para cerrar' : '';
    return `Con esto completas ${book} por ${points(bonus)}${use}.`;
  },
  growsMeld: ({ rank, missing }, { pack, ruleSet }) =>
    `A ${los(nounOfKind(pack, rank))} ${lack(missing, nounFor(ruleSet, 'book'))}.`,
  beginsMeld: ({ rank, cards: count }, { pack }) =>
    `${capitalised(cards(count))} empiezan ${los(nounOfKind(pack, rank))}, y pueden seguir más.`,
  addsToBook: ({ rank, points: more }, { pack, ruleSet }) => {
    const book = nounFor(ruleSet, 'book');
    return `En ${agree(book, 'el', 'la')} ${book.one} de ${nounOfKind(pack, rank).many} cuenta ${points(more)}, y ya no se te resta.`;
  },
  reachesPile: ({ cards: count }) =>
    `Con la mano jugada, el siguiente montón de ${cards(count)} se toma enseguida.`,
  capsBook: ({ points: bonus }, { ruleSet }) => {
    const book = nounFor(ruleSet, 'book');
    return `Encima de ${un(book)} ${agree(book, 'terminado', 'terminada')} da ${points(bonus)}.`;
  },
  goesOut: ({ points: gain }) => `Cerrar ahora vale unos ${points(gain)}.`,
  throwsDead: ({ card }, context) =>
    `${capitalised(theCard(context, card))} no sirve para otra cosa.`,
  dearToKeep: ({ card, caught }, context) =>
    `Quedarte con ${theCard(context, card)} costaría ${points(caught)}.`,
  leastUseful: ({ card }, context) =>
    `${capitalised(theCard(context, card))} es lo que menos falta hace.`,
  saferThan: ({ card, other, risk }, context) => {
    const { pack } = context;
    const safe = agree(nounOfKind(pack, pack.kindOf[card]!), 'más seguro', 'más segura');
    return `${capitalised(theCard(context, card))} es ${safe}: ${un(nounOfKind(pack, pack.kindOf[other]!))} arriesgaría ${points(risk)}.`;
  },
  blocksDiscards: ({ card, worth }, context) =>
    `Con ${theCard(context, card)} encima nadie puede tomar el pozo, y eso ahorra ${points(worth)}.`,
  freezesDiscards: ({ worth }) => `Un comodín congela el pozo, y eso ahorra ${points(worth)}.`,
  keepsWilds: ({ count, rank, missing }, { pack, ruleSet }) => {
    const keep = `Guarda ${counted(count, WILD)}`;
    if (rank === undefined) return `${keep} para más tarde.`;
    return `${keep} para ${los(nounOfKind(pack, rank))}: ${lack(missing, nounFor(ruleSet, 'book'))}.`;
  },
  keepsPair: ({ rank }, { pack }) => `Guarda ${countedKind(pack, rank, 2)}: pueden tomar el pozo.`,
  nothingToThrow: () => 'El turno termina aquí.',
  asksToGoOut: ({ others }) => `Cerrar ahora costaría a los demás unos ${points(others)}.`,
  letsGoOut: ({ caught, others }) =>
    `Sí: perdemos unos ${points(caught)}, y los demás unos ${figure(others)}.`,
  wantsAnotherTurn: ({ caught, others }) =>
    `Todavía no: aquí se perderían unos ${points(caught)}, y los demás perderían ${figure(others)}.`,
};

/** "les faltan dos para ser un libro". */
function lack(missing: number, book: Noun): string {
  const verb = missing === 1 ? 'les falta' : 'les faltan';
  return `${verb} ${countAlone(missing, CARD)} para ser ${un(book)}`;
}

function paidWith(way: 'pair' | 'meld' | 'wild', ranks: Noun): string {
  switch (way) {
    case 'pair':
      return `tienes dos ${ranks.many} en la mano`;
    case 'meld':
      return `${los(ranks)} reciben la carta de arriba`;
    case 'wild':
      return `un comodín va con ${los(ranks)}`;
  }
}

/** Why a player does what it does, in a sentence. */
export function sayReason(reason: Reason, context: Context): string {
  const say = sayings[reason.why] as (reason: Reason, context: Context) => string;
  return say(reason, context);
}
