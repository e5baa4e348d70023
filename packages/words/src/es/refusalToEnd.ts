import type { Context } from '../context.ts';
import type { EndWhy, Sayings } from '../sayings.ts';
import { capName, nounOfKind } from './kind.ts';
import { agree, los, un } from './noun.ts';
import { cards } from './number.ts';
import { whyNoGoingOut } from './refusalToGoOut.ts';
import { bookOf, nounFor, qualityOf } from './ruleSet.ts';
import { bookOwners, type WhoseBook } from '../untilBook.ts';
import { ruleSays } from './ruleSays.ts';

/** Capping, discarding and the end of a turn. */
export const ending: Sayings<EndWhy> = {
  capNeedsBook: ({ have, need }, context) =>
    ruleSays(
      context,
      `${capRule(context)} ${thisOne(context)} tiene ${have} de las ${cards(need)}.`,
    ),
  capNeedsClean: (_, context) =>
    ruleSays(
      context,
      `${capRule(context)} ${thisOne(context)} es ${un(bookOf(context.ruleSet, 'dirty'))}.`,
    ),
  alreadyCapped: (_, context) => {
    const book = nounFor(context.ruleSet, 'book');
    return ruleSays(
      context,
      `cada ${book.one} se corona una sola vez. Elige ${agree(book, 'otro', 'otra')}.`,
    );
  },
  mustKeepCards: ({ left, need, because }, context) =>
    `${ruleSays(context, `guarda ${cards(need)} por ahora; ${leaves(left)}.`)} ${whyNoGoingOut(because, context)}`,
  discardFirst: ({ kind }, context) => {
    const noun = nounOfKind(context.pack, kind);
    return ruleSays(
      context,
      `${los(noun)} van primero. Descarta ${agree(noun, 'uno', 'una')} antes que cualquier otra carta.`,
    );
  },
  discardBarred: ({ kind, until }, context) => {
    const { ruleSet } = context;
    const noun = nounOfKind(context.pack, kind);
    if (until === 'never')
      return ruleSays(context, `${los(noun)} no pueden ser tu último descarte.`);
    if (until === 'roundEnds') return ruleSays(context, `${los(noun)} no se pueden descartar.`);
    const book = `${un(nounFor(ruleSet, 'book'))} de ${noun.many}`;
    const whose = WHOSE_BOOK[bookOwners(context)][until];
    return ruleSays(context, `${los(noun)} no se pueden descartar hasta que ${whose} ${book}.`);
  },
  mustDiscard: () => 'Para terminar tu turno tienes que descartar. Elige una carta.',
  mustGoOut: (_, context) =>
    ruleSays(
      context,
      'te dijeron que sí, así que tienes que cerrar ahora. Con esa jugada ya no podrías.',
    ),
  alreadyAnswered: ({ answer }) =>
    answer === 'yes'
      ? 'Ya preguntaste y te dijeron que sí. Puedes cerrar en este turno.'
      : 'Ya preguntaste y te dijeron que no. Puedes volver a preguntar en tu próximo turno.',
};

export const WHOSE_BOOK: WhoseBook = {
  players: { every: 'todos tengan', own: 'tengas', any: 'alguien tenga' },
  teams: { every: 'todos los equipos tengan', own: 'tu equipo tenga', any: 'algún equipo tenga' },
  either: {
    every: 'todos los jugadores o equipos tengan',
    own: 'tu equipo (o tú, si juegas por tu cuenta) tenga',
    any: 'algún jugador o equipo tenga',
  },
};

function capRule({ pack, ruleSet }: Context): string {
  const book = nounFor(ruleSet, 'book');
  const cap = capName(pack, ruleSet.rules.roles);
  return `${cap} se pone sobre ${un(book)} ${agree(book, 'terminado', 'terminada')}, ${qualityOf(ruleSet, 'clean')} o de comodines.`;
}

function thisOne({ ruleSet }: Context): string {
  return agree(nounFor(ruleSet, 'book'), 'Este', 'Esta');
}

function leaves(count: number): string {
  if (count === 0) return 'con esa jugada no te quedaría ninguna';
  return `con esa jugada solo te ${count === 1 ? 'quedaría' : 'quedarían'} ${count}`;
}
