import type { Context } from '../context.ts';
import type { Sayings } from '../sayings.ts';
import { capName, nounOfKind } from './kind.ts';
import { agree, los, un } from './noun.ts';
import { CARD, cards, countAlone } from './number.ts';
import { whyNoGoingOut } from './refusalToGoOut.ts';
import { nounFor, qualityOf } from './ruleSet.ts';
import { ruleSays } from './ruleSays.ts';

/** Capping, discarding and the end of a turn. */
export const ending: Sayings<
  | 'capNeedsBook'
  | 'capNeedsClean'
  | 'alreadyCapped'
  | 'mustKeepCards'
  | 'discardFirst'
  | 'mustDiscard'
  | 'mustGoOut'
  | 'alreadyAnswered'
> = {
  capNeedsBook: ({ have, need }, context) =>
    ruleSays(
      context,
      `${capRule(context)} ${thisOne(context)} tiene ${countAlone(have, CARD)} de ${cards(need)}.`,
    ),
  capNeedsClean: (_, context) =>
    ruleSays(
      context,
      `${capRule(context)} ${thisOne(context)} es ${qualityOf(context.ruleSet, 'dirty')}.`,
    ),
  alreadyCapped: (_, context) => {
    const book = nounFor(context.ruleSet, 'book');
    return ruleSays(
      context,
      `cada ${book.one} se corona una sola vez. ${thisOne(context)} ya lo está; elige ${agree(book, 'otro', 'otra')}.`,
    );
  },
  mustKeepCards: ({ left, need, because }, context) =>
    `${ruleSays(context, `guarda ${cards(need)} por ahora; ${leaves(left)}.`)} ${whyNoGoingOut(because, context)}`,
  discardFirst: ({ kind }, context) => {
    const noun = nounOfKind(context.pack, kind);
    return ruleSays(
      context,
      `${los(noun)} van primero. Descarta ${agree(noun, 'uno', 'una')} antes que otra carta.`,
    );
  },
  mustDiscard: () => 'Tu turno termina con un descarte. Elige la carta que descartas.',
  mustGoOut: (_, context) =>
    ruleSays(
      context,
      'preguntaste y te dijeron que sí, así que cierra ahora. Esto lo haría imposible.',
    ),
  alreadyAnswered: ({ answer }) =>
    answer === 'yes'
      ? 'Ya preguntaste, y la respuesta fue sí. Puedes cerrar en este turno.'
      : 'Ya preguntaste, y la respuesta fue no. Puedes preguntar en el próximo turno.',
};

function capRule({ pack, ruleSet }: Context): string {
  const book = nounFor(ruleSet, 'book');
  const cap = capName(pack, ruleSet.rules.roles);
  return `${cap} corona ${un(book)} ${agree(book, 'terminado', 'terminada')}, ${qualityOf(ruleSet, 'clean')} o de comodines.`;
}

function thisOne({ ruleSet }: Context): string {
  return agree(nounFor(ruleSet, 'book'), 'Este', 'Esta');
}

function leaves(count: number): string {
  if (count === 0) return 'así no te queda ninguna';
  return `así te ${count === 1 ? 'queda' : 'quedan'} ${countAlone(count, CARD)}`;
}
