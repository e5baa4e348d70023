import type { Ruling } from '@hand-and-foot/rulesets';

/** The rulings of a rule set in the order in which it has them: the knob and the note. */
export type RulingNotes = readonly (readonly [knob: Ruling['knob'], note: string])[];

// Rulings shared by several rule sets.

export const CUT_BY_EYE =
  'Con un mazo de verdad, las cartas se toman a ojo. Aquí pueden salir algunas más o algunas menos de las que buscas, así que acertar el número exacto sigue siendo cuestión de suerte y de tacto.';
export const OPEN_TOGETHER =
  'Las reglas originales no dejan claro si puedes llegar al mínimo en varios turnos. Aquí te bajas con todas las cartas a la vez.';
export const FOOT_ANNOUNCED =
  'Las reglas originales no hablan de avisar cuando tomas tu pie. Aquí se avisa.';
export const WHEN_TO_ASK =
  'Puedes preguntar una vez por turno, y solo si con las cartas que tienes puedes cerrar. Las reglas originales no dicen cuándo se pregunta.';
export const STOCK_EMPTY =
  'Las reglas originales no prevén que se acabe el mazo. Terminas tu turno y acaba la ronda, sin puntos por cerrar.';
export const EQUAL_TOTALS =
  'Las reglas originales no hablan de empates. Quienes empatan en primer lugar comparten la victoria.';
export const LAID_AT_ONCE =
  'Puedes bajar varias cartas a la vez si también se pueden bajar de una en una, en algún orden. Las reglas originales no hablan de eso.';
export const RANK_TWICE =
  'Puedes empezar otra combinación del mismo valor cuando todas las anteriores ya son libros. Las reglas originales no lo aclaran.';
export const WITHOUT_BOOKS =
  'Las reglas originales no prevén que te quedes sin cartas cuando te faltan libros. Aquí, después de descartar te tiene que quedar al menos 1 carta. Si no es posible, terminas tu turno sin descartar. Puedes bajar cartas hasta quedarte con 1 sola si con ella puedes completar el último libro que te falta y cerrar.';
export const NO_LAST_DISCARD =
  'Las reglas originales no piden descartar para cerrar, así que no hace falta.';
export const RED_THREES_OF_DEAL =
  'Los treses rojos del reparto se ponen en la mesa y se cambian por otra carta antes del primer turno, empezando por quien juega primero. Las reglas originales no dicen cuándo.';
