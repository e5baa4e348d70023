import type { GoOutRefusal, Seat } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { areThree } from '../goal.ts';
import type { Sayings } from '../sayings.ts';
import { listed } from './list.ts';
import { youHave } from './number.ts';
import { bookOf, booksOf } from './ruleSet.ts';
import { ruleSays } from './ruleSays.ts';

/** Going out. */
export const goingOut: Sayings<GoOutRefusal['why']> = {
  stillInHand: sayWithRules,
  booksMissing: sayWithRules,
  partnersNotInFoot: sayWithRules,
  partnersNotPlayed: sayWithRules,
  permissionNeeded: sayWithRules,
  permissionRefused: sayWithRules,
  lastDiscardNeeded: sayWithRules,
  lastDiscardForbidden: sayWithRules,
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
      return 'solo puedes cerrar desde el pie. Juega antes las demás cartas.';
    case 'booksMissing': {
      const { need, have, kind, rank } = refusal;
      const books = booksOf(context, need, kind, rank);
      return `para cerrar necesitas ${books}; ${youHave(have, bookOf(context.ruleSet, kind))}.`;
    }
    case 'partnersNotInFoot':
      return notInFoot(refusal.seats, context);
    case 'partnersNotPlayed':
      return notPlayed(refusal.seats, context);
    case 'permissionNeeded':
      return 'antes de cerrar, pregúntale a tu compañero: «¿Puedo cerrar?». Se pregunta después de robar.';
    case 'permissionRefused':
      return 'tu compañero dijo que no. Puedes volver a preguntar en tu próximo turno.';
    case 'lastDiscardNeeded':
      return 'se cierra descartando la última carta. Guarda una para eso.';
    case 'lastDiscardForbidden':
      return 'se cierra bajando la última carta, así que no puedes descartarla. Si no cabe en ningún lado, termina tu turno.';
    case 'cardsLeftOver':
      return `para cerrar, baja ${WAYS_OUT[context.ruleSet.rules.lastDiscard]}. Te sobrarían algunas.`;
  }
}

function notPlayed(seats: readonly Seat[], context: Context): string {
  const who = listed(seats.map((seat) => context.names[seat]!));
  return `puedes cerrar cuando ${who} ${seats.length === 1 ? 'haya' : 'hayan'} jugado una carta del pie.`;
}

const WAYS_OUT = {
  optional: 'todas tus cartas, o todas menos la que descartas',
  needed: 'todas tus cartas menos la que descartas',
  forbidden: 'todas tus cartas',
};

function notInFoot(seats: readonly Seat[], context: Context): string {
  const who = listed(seats.map((seat) => context.names[seat]!));
  const all = areThree(context) ? 'todos' : 'los dos';
  const verb = seats.length === 1 ? 'ha llegado' : 'han llegado';
  return `para cerrar, ${all} tienen que estar en el pie. ${who} todavía no ${verb}.`;
}
