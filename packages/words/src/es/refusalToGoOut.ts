import type { GoOutRefusal, Seat } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { areThree } from '../goal.ts';
import type { Sayings } from '../sayings.ts';
import { listed } from './list.ts';
import { thereAre } from './number.ts';
import { bookOf, booksOf } from './ruleSet.ts';
import { ruleSays } from './ruleSays.ts';

/** Going out. */
export const goingOut: Sayings<GoOutRefusal['why']> = {
  stillInHand: sayWithRules,
  booksMissing: sayWithRules,
  partnersNotInFoot: sayWithRules,
  permissionNeeded: sayWithRules,
  permissionRefused: sayWithRules,
  lastDiscardNeeded: sayWithRules,
  cardsLeftOver: sayWithRules,
};

function sayWithRules(refusal: GoOutRefusal, context: Context): string {
  return ruleSays(context, reason(refusal, context));
}

/** The same as a sentence that follows another. */
export function whyNoGoingOut(refusal: GoOutRefusal, context: Context): string {
  return capitalised(reason(refusal, context));
}

function reason(refusal: GoOutRefusal, context: Context): string {
  switch (refusal.why) {
    case 'stillInHand':
      return 'se cierra desde el pie. Juega antes las demás cartas.';
    case 'booksMissing': {
      const { need, have, kind, rank } = refusal;
      const books = booksOf(context, need, kind, rank);
      return `cerrar pide ${books}; ${thereAre(have, bookOf(context.ruleSet, kind))}.`;
    }
    case 'partnersNotInFoot':
      return notInFoot(refusal.seats, context);
    case 'permissionNeeded':
      return 'cerrar pide antes el sí de tu compañero. Se pregunta después de robar.';
    case 'permissionRefused':
      return 'tu compañero dijo que no. Puedes preguntar otra vez en el próximo turno.';
    case 'lastDiscardNeeded':
      return 'cerrar pide un último descarte. Guarda una carta para él.';
    case 'cardsLeftOver':
      return 'para cerrar, cada carta se baja o es el último descarte. Sobran algunas.';
  }
}

function notInFoot(seats: readonly Seat[], context: Context): string {
  const who = listed(seats.map((seat) => context.names[seat]!));
  const all = areThree(context) ? 'todos' : 'los dos';
  const verb = seats.length === 1 ? 'llega' : 'llegan';
  return `para cerrar, ${all} deben estar en el pie. ${who} aún no ${verb}.`;
}
