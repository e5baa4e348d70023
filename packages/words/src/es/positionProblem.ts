import type { Card, PositionProblem, Seat } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { theCard } from './card.ts';
import { masculine } from './noun.ts';
import { counted, countAlone } from './number.ts';
import { sayRefusal } from './refusal.ts';

const PILE = masculine('montón', 'montones');

/** Why a position that somebody set up is impossible. */
export function sayPositionProblem(problem: PositionProblem, context: Context): string {
  const name = (seat: Seat): string => context.names[seat] ?? `el asiento ${seat}`;
  const card = (face: Card): string => theCard(context, face);
  switch (problem.problem) {
    case 'wrongLength':
      return `${problem.field} debe tener ${problem.need} valores; tiene ${problem.have}.`;
    case 'outOfRange':
      return `${problem.field} debe ir de ${problem.least} a ${problem.most}; es ${problem.have}.`;
    case 'tooManyCopies':
      return `Las barajas tienen ${card(problem.card)} ${problem.most} veces; la posición, ${problem.have}.`;
    case 'tooManyStockPiles':
      return `Con estas reglas el mazo tiene como máximo ${counted(problem.most, PILE)}; la posición tiene ${countAlone(problem.have, PILE)}.`;
    case 'heldButLaid':
      return `${capitalised(name(problem.seat))} tiene ${card(problem.card)}, que se baja enseguida y se repone.`;
    case 'notLaidHere':
      return `${capitalised(card(problem.card))} no se baja enseguida con estas reglas, así que no puede estar ahí.`;
    case 'badMeld':
      return `La combinación ${problem.meld} del bando ${problem.side} no se pudo bajar. ${sayRefusal(problem.refusal, context)}`;
    case 'badCap':
      return `La combinación ${problem.meld} del bando ${problem.side} no se puede coronar: solo una terminada, limpia o de comodines.`;
    case 'frozenWithoutWild':
      return 'El pozo no puede estar congelado: no hay ningún comodín en él.';
    case 'neverFrozen':
      return 'Con estas reglas el pozo no se congela nunca.';
    case 'neverAsked':
      return 'En esta mesa no se pide permiso a nadie.';
    case 'wronglyAsked':
      return 'El permiso lo pide quien tiene el turno, a sus compañeros, después de robar; y está pendiente o respondido, no las dos cosas.';
    case 'kneeMisplaced':
      return `${capitalised(name(problem.seat))} no puede tener un montón entre la mano y el pie: estas reglas no lo tienen, o el pie ya se tomó.`;
    case 'dealing':
      return 'Una posición empieza después del reparto: «phase» debe ser «draw» o «play».';
  }
}
