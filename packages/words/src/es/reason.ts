import type { Reason } from '@hand-and-foot/bots';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { rounded } from '../rounded.ts';
import { theCard } from './card.ts';
import { countedKind, nounOfKind } from './kind.ts';
import { agree, un, type GenderedNoun } from './noun.ts';
import { cards, counted, figure, points, WILD_CARD } from './number.ts';
import { bookOf, nounFor } from './ruleSet.ts';

type Sayings = {
  [Why in Reason['why']]: (reason: Extract<Reason, { why: Why }>, context: Context) => string;
};

const sayings: Sayings = {
  onlyChoice: () => 'Es lo único que puedes hacer.',
  byEye: () => 'Toma las cartas a ojo.',
  dearBottom: ({ card }, context) =>
    `Quedarte con ${theCard(context, card)} es lo que más cuesta, así que juega primero ese montón.`,
  anyStack: () => 'Da igual qué montón juegues primero.',
  nothingToTake: () => 'No puedes tomar el pozo, así que roba.',
  discardsWorthLess: ({ points: less }) => `Roba: ganas ${some(less)} más que con el pozo.`,
  closeCall: () => 'Está muy igualado: robar y tomar el pozo valen casi lo mismo.',
  discardsWorthMore: (reason, { pack }) => {
    const what =
      reason.cards === 1 ? 'Toma la carta de arriba' : `Toma las ${cards(reason.cards)} del pozo`;
    const way = paidWith(reason, nounOfKind(pack, reason.rank));
    return `${what}: ganas ${some(reason.points)} más que si robas, y ${way}.`;
  },
  topFits: ({ card, points: more }, context) =>
    `Con ${theCard(context, card)} ganas ${some(more)} más que si robas otra carta.`,
  opens: ({ points: have, need }) =>
    `Para bajarte necesitas ${points(need)}, y con esto tienes ${figure(have)}.`,
  finishesBook: ({ rank, kind, bonus, needed }, { pack, ruleSet }) => {
    const name = un(bookOf(ruleSet, kind));
    const book = kind === 'wild' ? name : `${name} de ${nounOfKind(pack, rank).many}`;
    return `Con esto completas ${book}${bonus > 0 ? `: ${points(bonus)}` : ''}.${needed ? ' Te hace falta para cerrar.' : ''}`;
  },
  growsMeld: ({ rank, missing }, { pack, ruleSet }) =>
    `Así a tus ${nounOfKind(pack, rank).many} ${lack(missing, nounFor(ruleSet, 'book'))}.`,
  beginsMeld: ({ rank, cards: count }, { pack }) =>
    `${countedKind(pack, rank, count)} ${count === 1 ? 'es' : 'son'} un buen comienzo, y después puedes añadir más.`,
  addsToBook: ({ rank, points: more }, { pack, ruleSet }) => {
    const book = nounFor(ruleSet, 'book');
    return `En tu ${book.one} de ${nounOfKind(pack, rank).many} vale ${points(more)}, y ya no te restará puntos.`;
  },
  reachesPile: ({ cards: count }) =>
    `Se te acaba la mano, así que tomas ${cards(count)} más en el acto.`,
  capsBook: ({ points: bonus }, { ruleSet }) => {
    const book = nounFor(ruleSet, 'book');
    return `Encima de ${un(book)} ${agree(book, 'terminado', 'terminada')} vale ${points(bonus)}.`;
  },
  goesOut: ({ points: gain }) => `Cerrar ahora vale ${some(gain)}.`,
  throwsDead: ({ card }, context) => `Con ${theCard(context, card)} no puedes hacer otra cosa.`,
  dearToKeep: ({ card, caught }, context) =>
    `Quedarte con ${theCard(context, card)} te costaría ${points(caught)}.`,
  leastUseful: ({ card }, context) =>
    `${capitalised(theCard(context, card))} es la carta que menos te va a hacer falta.`,
  saferThan: ({ card, other, risk }, context) => {
    const { pack } = context;
    const safe = agree(nounOfKind(pack, pack.kindOf[card]!), 'más seguro', 'más segura');
    return `${capitalised(theCard(context, card))} es ${safe}: con ${un(nounOfKind(pack, pack.kindOf[other]!))} arriesgas ${some(risk)}.`;
  },
  blocksDiscards: ({ card, worth }, context) =>
    `Con ${theCard(context, card)} encima, nadie puede tomar el pozo. Te ahorras ${some(worth)}.`,
  freezesDiscards: ({ worth }) => `Un comodín congela el pozo. Te ahorras ${some(worth)}.`,
  keepsWilds: ({ count, rank, missing }, { pack }) => {
    const wilds = count === 1 ? un(WILD_CARD) : counted(count, WILD_CARD);
    if (rank === undefined) return `Guarda ${wilds} para más adelante.`;
    const keep = `Guarda ${count > missing ? `tus ${WILD_CARD.many}` : wilds}`;
    const short = `${missing === 1 ? 'les falta' : 'les faltan'} ${cards(missing)}`;
    return `${keep}: a tus ${nounOfKind(pack, rank).many} ${short}.`;
  },
  keepsPair: ({ rank }, { pack }) =>
    `Guarda tus ${countedKind(pack, rank, 2)}: con ${agree(nounOfKind(pack, rank), 'ellos', 'ellas')} podrías tomar el pozo.`,
  worthKeeping: () => 'Por ahora, esas cartas valen más en la mano.',
  nothingToThrow: () => 'Tu turno termina aquí.',
  asksToGoOut: ({ others }) => `Cerrar ahora les costaría a los demás ${some(others)}.`,
  letsGoOut: ({ saved, risked }) =>
    saved <= 0
      ? 'Sí: con otro turno no ganaríamos nada.'
      : `Sí: con otro turno ganaríamos ${some(saved)}, pero ${atRisk(risked)}.`,
  wantsAnotherTurn: ({ saved, risked }) =>
    `Todavía no: con otro turno ganaríamos ${some(saved)} y ${rounded(risked) < rounded(saved) && risked > 0 ? 'solo ' : ''}${atRisk(risked)}.`,
};

function atRisk(amount: number): string {
  return amount <= 0 ? 'no arriesgaríamos nada' : `arriesgaríamos ${some(amount)}`;
}

/** "unos 40 puntos", "3 puntos". */
function some(amount: number): string {
  return Math.abs(amount) < 10 ? points(amount) : `unos ${points(rounded(amount))}`;
}

/** "les faltan 2 cartas para ser un libro". */
function lack(missing: number, book: GenderedNoun): string {
  return `${missing === 1 ? 'les falta' : 'les faltan'} ${cards(missing)} para ser ${un(book)}`;
}

type WorthMore = Extract<Reason, { why: 'discardsWorthMore' }>;

function paidWith({ with: way, cards: taken }: WorthMore, ranks: GenderedNoun): string {
  switch (way) {
    case 'pair':
      return `te bastan tus 2 ${ranks.many}`;
    case 'meld':
      return `${taken === 1 ? 'va' : 'la carta de arriba va'} con tus ${ranks.many}`;
    case 'wild':
      return `te bastan ${un(ranks)} y un comodín`;
  }
}

/** Why a player does what it does, in a sentence. */
export function sayReason(reason: Reason, context: Context): string {
  const say = sayings[reason.why] as (reason: Reason, context: Context) => string;
  return say(reason, context);
}
