import type { Card, PositionProblem, Seat } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { theCard } from './card.ts';
import { feminine, masculine } from './noun.ts';
import { counted } from './number.ts';
import { sayRefusal } from './refusal.ts';

const PILE = masculine('mazo', 'mazos');
const VALUE = masculine('valor', 'valores');
const TIME = feminine('vez', 'veces');

/** Why a position that somebody set up is impossible. */
export function sayPositionProblem(problem: PositionProblem, context: Context): string {
  const name = (seat: Seat): string => context.names[seat] ?? `el asiento ${seat}`;
  const card = (face: Card): string => theCard(context, face);
  switch (problem.problem) {
    case 'wrongLength':
      return `${problem.field} debe tener ${counted(problem.need, VALUE)}, pero tiene ${problem.have}.`;
    case 'outOfRange':
      return `${problem.field} debe estar entre ${problem.least} y ${problem.most}, pero es ${problem.have}.`;
    case 'tooManyCopies':
      return `Las barajas tienen ${card(problem.card)} ${counted(problem.most, TIME)}; la posición, ${problem.have}.`;
    case 'tooManyStockPiles':
      return `Con estas reglas hay como máximo ${counted(problem.most, PILE)}; en la posición hay ${problem.have}.`;
    case 'heldButLaid':
      return `${capitalised(name(problem.seat))} no puede tener ${card(problem.card)}: esa carta se pone en la mesa en cuanto sale.`;
    case 'notLaidHere':
      return `Con estas reglas, ${card(problem.card)} no se pone en la mesa en cuanto sale, así que no puede estar ahí.`;
    case 'badMeld':
      return `El equipo ${problem.side} no pudo bajar la combinación ${problem.meld}. ${sayRefusal(problem.refusal, context)}`;
    case 'badCap':
      return `La combinación ${problem.meld} del equipo ${problem.side} no se puede coronar. Tiene que estar terminada, y ser limpia o de comodines.`;
    case 'frozenWithoutWild':
      return 'El pozo no puede estar congelado: ninguna de sus cartas lo congela.';
    case 'neverFrozen':
      return 'Con estas reglas el pozo no se congela nunca.';
    case 'neverAsked':
      return 'En esta mesa no hay que preguntar antes de cerrar.';
    case 'wronglyDiscarding':
      return 'Solo quien ya descartó 1 carta puede tener pendiente otro descarte, y solo con reglas en las que se descartan 2 cartas por turno.';
    case 'wronglyOut':
      return 'Quien ya cerró no tiene cartas y ya terminó su turno. Eso solo pasa con reglas en las que los demás juegan un turno más.';
    case 'wronglyFinished':
      return 'Solo el equipo que tiene el turno puede tener libros recién terminados, y solo con reglas en las que no se les puede añadir nada en ese turno.';
    case 'wronglyDown':
      return 'Solo el equipo que tiene el turno puede haberse bajado en este turno, y solo después de robar, con cartas en la mesa y con reglas en las que bajarse y cerrar en el mismo turno da puntos.';
    case 'wronglyAsked':
      return 'Solo quien tiene el turno puede preguntar si puede cerrar, y solo después de robar. Solo contestan sus compañeros, y la pregunta no puede estar pendiente y contestada a la vez.';
    case 'kneeMisplaced':
      return `${capitalised(name(problem.seat))} no puede tener rodilla: con estas reglas no la hay, o ya tomó el pie.`;
    case 'dealing':
      return 'Una posición empieza después del reparto: «phase» debe ser «draw», «play» o «discard».';
  }
}
