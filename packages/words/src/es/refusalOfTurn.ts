import type { ActionName } from '@hand-and-foot/engine';
import { drawnAtOnce } from '../button.ts';
import type { Context } from '../context.ts';
import type { Sayings, TurnWhy } from '../sayings.ts';
import { nameOfKind } from './kind.ts';
import { listed } from './list.ts';
import { agree, masculine, un } from './noun.ts';
import { cards, counted } from './number.ts';
import { nounFor } from './ruleSet.ts';
import { ruleSays } from './ruleSays.ts';

const STACK = masculine('montón', 'montones');

/** Whose turn it is, the deal and the draw. */
export const turn: Sayings<TurnWhy> = {
  roundOver: () => 'Esta ronda ya terminó. La partida sigue con el próximo reparto.',
  gameOver: () => 'Esta partida ya terminó. Empieza otra para seguir jugando.',
  dealFirst: () => 'El reparto todavía no ha terminado. Empezamos cuando todos tengan su mano.',
  alreadyDealt: () => 'Las cartas ya están repartidas. Juega tu mano.',
  notInTheseRules: ({ action }, context) => ruleSays(context, notHere(action, context)),
  // A record may call a player "You", and then nobody knows whom the sentence speaks to.
  notYourTurn: ({ turn: seat }, { names, you }) =>
    names[seat] === 'You'
      ? 'Todavía no le toca a este jugador.'
      : `Le toca a ${names[seat]}.${you === undefined ? '' : ' Espera tu turno.'}`,
  waitingForAnswer: ({ waiting }, { names, you }) => {
    if (you !== undefined && waiting.includes(you))
      return 'Tu compañero preguntó: «¿Puedo cerrar?». Primero contesta que sí o que no.';
    const who = listed(waiting.map((seat) => names[seat]!));
    return `Primero, ${who} ${waiting.length === 1 ? 'tiene' : 'tienen'} que contestar a «¿Puedo cerrar?».`;
  },
  notAsked: () => 'Nadie te preguntó, así que no hay nada que contestar.',
  mustSayNo: ({ kind }, context) =>
    ruleSays(
      context,
      `no puedes decir que sí mientras tengas ${nameOfKind(context.pack, kind, 2)}. Por ahora, di que no.`,
    ),
  drawFirst: (_, context) =>
    context.ruleSet.rules.pickUp.take === 'nothing'
      ? `Empieza tu turno robando ${cards(drawnAtOnce(context))}.`
      : `Empieza tu turno robando ${cards(drawnAtOnce(context))} o tomando el pozo.`,
  alreadyDrawn: () => 'Ya robaste en este turno. Baja cartas, o descarta para terminar.',
  alreadyDiscarded: () => 'Ya descartaste 1 carta. Descarta otra para terminar tu turno.',
  noSuchDepth: () => 'Elige un punto del mazo entre la primera carta y la última.',
  noSuchStack: (_, { ruleSet }) =>
    `Elige uno de los ${counted(ruleSet.rules.piles.length, STACK)}.`,
  noSuchStock: (_, { ruleSet }) =>
    ruleSet.rules.stockPiles === 1
      ? 'Solo hay 1 mazo. Roba de ese.'
      : `Hay ${ruleSet.rules.stockPiles} mazos. Roba de uno de ellos.`,
  stockPileEmpty: (_, { ruleSet }) =>
    ruleSet.rules.stockPiles === 1 ? 'El mazo está vacío.' : 'Ese mazo está vacío. Roba de otro.',
  wrongNumberOfCards: ({ have, need }, context) => {
    const asked = have === 0 ? 'no pediste ninguna' : `pediste ${have}`;
    return ruleSays(
      context,
      `aquí ${need === 1 ? 'se roba' : 'se roban'} ${cards(need)}, y ${asked}.`,
    );
  },
  tooFewPiles: ({ need }, context) =>
    ruleSays(context, `roba de ${need} mazos distintos, no dos veces del mismo.`),
  notFirstTurn: (_, context) =>
    ruleSays(
      context,
      'la carta descubierta solo se puede tomar en el primer turno de la ronda. Roba del mazo.',
    ),
};

function notHere(action: ActionName, { ruleSet }: Context): string {
  switch (action) {
    case 'grab':
      return 'las cartas se reparten; nadie las toma a ojo.';
    case 'chooseHand':
      return 'tu primer montón es tu mano; no hay que elegir.';
    case 'takeUpcard':
      return 'la carta descubierta no se puede tomar sola. Roba del mazo.';
    case 'pickUp':
      return 'aquí nadie toma el pozo. Roba del mazo.';
    case 'cap': {
      const book = nounFor(ruleSet, 'book');
      return `ninguna carta corona ${un(book)} ${agree(book, 'terminado', 'terminada')}.`;
    }
    case 'askToGoOut':
    case 'answer':
      return 'no hay que preguntar. Cierra cuando puedas.';
    case 'draw':
    case 'layDown':
    case 'discard':
    case 'endTurn':
      return 'aquí no puedes hacer eso.';
  }
}
