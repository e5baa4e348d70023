import type { ActionName } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import type { Sayings } from '../sayings.ts';
import { listed } from './list.ts';
import { agree, masculine, un } from './noun.ts';
import { CARD, cards, countAlone, counted } from './number.ts';
import { nounFor } from './ruleSet.ts';
import { ruleSays } from './ruleSays.ts';

const STACK = masculine('montón', 'montones');

/** Whose turn it is, the deal and the draw. */
export const turn: Sayings<
  | 'roundOver'
  | 'gameOver'
  | 'dealFirst'
  | 'alreadyDealt'
  | 'notInTheseRules'
  | 'notYourTurn'
  | 'waitingForAnswer'
  | 'notAsked'
  | 'drawFirst'
  | 'alreadyDrawn'
  | 'noSuchDepth'
  | 'noSuchStack'
  | 'noSuchStock'
  | 'stockPileEmpty'
  | 'wrongNumberOfCards'
  | 'notFirstTurn'
> = {
  roundOver: () => 'Esta ronda ha terminado. Se sigue con el próximo reparto.',
  gameOver: () => 'Esta partida ha terminado. Empieza otra para seguir jugando.',
  dealFirst: () => 'El reparto no ha terminado. Se juega cuando todos tengan su mano.',
  alreadyDealt: () => 'El reparto ha terminado. Juega con tu mano.',
  notInTheseRules: ({ action }, context) => ruleSays(context, notHere(action, context)),
  notYourTurn: ({ turn: seat }, { names }) => `Es el turno de ${names[seat]}. Espera el tuyo.`,
  waitingForAnswer: ({ waiting }, { names }) => {
    const who = listed(waiting.map((seat) => names[seat]!));
    return `Se ha preguntado: «¿Puedo cerrar?». Antes ${waiting.length === 1 ? 'debe' : 'deben'} responder ${who}.`;
  },
  notAsked: () => 'Nadie te ha preguntado, así que no hay nada que responder.',
  drawFirst: (_, { ruleSet }) =>
    ruleSet.rules.pickUp.take === 'nothing'
      ? `Tu turno empieza robando ${cards(ruleSet.rules.draw)}.`
      : `Tu turno empieza robando ${cards(ruleSet.rules.draw)} o tomando del pozo.`,
  alreadyDrawn: () => 'Ya robaste en este turno. Baja cartas, o descarta para terminarlo.',
  noSuchDepth: () =>
    'El mazo se corta entre su primera carta y la última. Elige un punto entre ellas.',
  noSuchStack: (_, { ruleSet }) =>
    `Hay ${counted(ruleSet.rules.piles.length, STACK)} para elegir. Elige uno de ellos.`,
  noSuchStock: (_, { ruleSet }) =>
    ruleSet.rules.stockPiles === 1
      ? 'El mazo es un solo montón. Roba de él.'
      : 'El mazo son dos montones. Roba del primero o del segundo.',
  stockPileEmpty: (_, { ruleSet }) =>
    ruleSet.rules.stockPiles === 1
      ? 'El mazo ya no tiene cartas para robar.'
      : 'Ese montón del mazo ya no tiene cartas. Roba del otro.',
  wrongNumberOfCards: ({ have, need }, context) => {
    const asked = have === 0 ? 'no pediste ninguna' : `pediste ${countAlone(have, CARD)}`;
    return ruleSays(
      context,
      `aquí ${need === 1 ? 'se roba' : 'se roban'} ${cards(need)}; ${asked}.`,
    );
  },
  notFirstTurn: (_, context) =>
    ruleSays(
      context,
      'la carta descubierta solo se toma en el primer turno de la ronda. Roba del mazo.',
    ),
};

function notHere(action: ActionName, { ruleSet }: Context): string {
  switch (action) {
    case 'grab':
      return 'nadie toma sus cartas a ojo. Se reparten.';
    case 'chooseHand':
      return 'la mano no se elige. Tu primer montón es tu mano.';
    case 'draw':
      return 'ahora no hay nada que robar.';
    case 'takeUpcard':
      return 'la carta descubierta no se toma sola. Roba del mazo.';
    case 'pickUp':
      return 'el pozo no se toma nunca. Roba del mazo.';
    case 'layDown':
      return 'ahora no hay nada que bajar.';
    case 'cap': {
      const book = nounFor(ruleSet, 'book');
      return `ninguna carta se pone encima de ${un(book)} ${agree(book, 'terminado', 'terminada')}.`;
    }
    case 'askToGoOut':
    case 'answer':
      return 'no se pregunta antes de cerrar. Cierra cuando puedas.';
    case 'discard':
    case 'endTurn':
      return 'un turno no termina así.';
  }
}
