import type { GoOutRefusal, Seat } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { areThree } from '../team.ts';
import { eachSaid, saidBy, type Sayings } from '../sayings.ts';
import { listed } from './list.ts';
import { un } from './noun.ts';
import { youHave } from './number.ts';
import { bookOf, booksOf } from './ruleSet.ts';
import { ruleSays } from './ruleSays.ts';

type Why = GoOutRefusal['why'];

const reasons: Sayings<Why> = {
  stillInHand: (_, { ruleSet }) =>
    ruleSet.rules.footBy === 'ownBook'
      ? 'solo puedes cerrar cuando ya tengas tu pie.'
      : 'solo puedes cerrar desde el pie. Juega antes las demás cartas.',
  alreadyOut: ({ seat }, { names }) =>
    `${names[seat]!} ya cerró. Este es tu último turno: juega lo que puedas.`,
  footNotEarned: (_, { ruleSet }) =>
    `para tomar tu pie tienes que terminar tú ${un(bookOf(ruleSet, 'any'))}.`,
  booksMissing({ need, have, kind, rank }, context) {
    const books = booksOf(context, need, kind, rank);
    return `para cerrar necesitas ${books}; ${youHave(have, bookOf(context.ruleSet, kind))}.`;
  },
  partnersNotInFoot: ({ seats }, context) => notInFoot(seats, context),
  partnersNotPlayed: ({ seats }, context) => notPlayed(seats, context),
  permissionNeeded: (_, context) =>
    `antes de cerrar, ${areThree(context) ? 'pregúntales a tus compañeros' : 'pregúntale a tu compañero'}: «¿Puedo cerrar?». Se pregunta después de robar.`,
  permissionRefused: () => 'te dijeron que no. Puedes volver a preguntar en tu próximo turno.',
  lastDiscardNeeded: () => 'se cierra descartando la última carta. Guarda una para eso.',
  lastDiscardForbidden: () =>
    'se cierra bajando la última carta, así que no puedes descartarla. Si no va en ningún lado, termina tu turno.',
  cardsLeftOver: (_, { ruleSet }) =>
    `para cerrar, baja ${WAYS_OUT[ruleSet.rules.lastDiscard]}. Así te sobrarían cartas.`,
};

/** As a sentence that follows another. */
export function whyNoGoingOut(refusal: GoOutRefusal, context: Context): string {
  return capitalised(saidBy(reasons)(refusal, context));
}

export const goingOut: Sayings<Why> = eachSaid(reasons, ruleSays);

function notPlayed(seats: readonly Seat[], context: Context): string {
  const who = listed(seats.map((seat) => context.names[seat]!));
  return `puedes cerrar cuando ${who} ${seats.length === 1 ? 'haya' : 'hayan'} jugado una carta de su pie.`;
}

const WAYS_OUT = {
  optional: 'todas tus cartas, o deja solo una y descártala',
  needed: 'todas tus cartas menos una, y descártala',
  forbidden: 'todas tus cartas',
};

function notInFoot(seats: readonly Seat[], context: Context): string {
  const who = listed(seats.map((seat) => context.names[seat]!));
  const verb = seats.length === 1 ? 'ha llegado' : 'han llegado';
  return `para cerrar, todo tu equipo tiene que estar en el pie. ${who} todavía no ${verb}.`;
}
