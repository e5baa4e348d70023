// The words, one for each thing, as players of canasta on both sides of the ocean know them. The player is
// "tú"; what everybody does is told without a person ("se roba").
//
//   hand, foot, knee    mano, pie, rodilla        go out      cerrar
//   stock               mazo                      draw        robar
//   discards            pozo                      take        tomar
//   to discard          descartar, descarte       lay, open   bajar, primera bajada
//   a pile of cards     montón                    add         añadir
//   deck                baraja                    complete    completar
//   rank                valor                     cap         coronar
//   meld, set           combinación, juego        frozen      congelado
//   book, pile, group   libro, pila, grupo        blocked     bloqueado
//   clean, dirty        limpio, sucio             upcard      carta descubierta
//   red, black          rojo, negro               deal        reparto
//   natural             natural (la carta)        partner     compañero
//   wild; joker         comodín; joker            side, team  bando, equipo
//   grab                tomar a ojo               round       ronda

import { sayAction } from './es/button.ts';
import { sayCard, sayCardInFull } from './es/card.ts';
import { sayEvent } from './es/event.ts';
import { sayGoal } from './es/goal.ts';
import { nameOfKind } from './es/kind.ts';
import { listed, listedNumbers } from './es/list.ts';
import { figure } from './es/number.ts';
import { sayReason } from './es/reason.ts';
import { sayRefusal } from './es/refusal.ts';
import { nameOfBook, qualityOf, sayRuleSet } from './es/ruleSet.ts';
import { sayScoreSheet } from './es/scoreSheet.ts';
import { saySlot } from './es/slot.ts';
import { sayStack } from './es/stack.ts';
import { sayTurn } from './es/turn.ts';
import type { Speech } from './speech.ts';

export { spanishRules } from './es/spanishRules.ts';

export const spanish: Speech = {
  language: 'es',
  figure,
  listed,
  listedNumbers,
  nameOfKind,
  sayCard,
  sayCardInFull,
  nameOfBook,
  qualityOf,
  sayRuleSet,
  sayRefusal,
  sayEvent,
  sayTurn,
  sayReason,
  sayStack,
  saySlot,
  sayAction,
  sayGoal,
  sayScoreSheet,
};
