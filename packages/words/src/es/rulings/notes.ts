import type { Ruling } from '@hand-and-foot/rulesets';

/** The rulings of a rule set in the order in which it has them: the knob and the note. */
export type Notes = readonly (readonly [knob: Ruling['knob'], note: string])[];

// Rulings shared by several rule sets.

export const CUT_BY_EYE =
  'Un mazo de verdad se corta a ojo. Aquí el mazo tiene sus propias irregularidades, que deciden cuántas cartas salen, así que acertar el número exacto sigue siendo cuestión de suerte y de tacto.';
export const OPEN_TOGETHER =
  'Las reglas originales no lo dicen claramente. Aquí te bajas con todas las cartas a la vez.';
export const FOOT_ANNOUNCED =
  'Las reglas originales no dicen si avisas cuando tomas tu pie. Aquí sí se avisa.';
export const WHEN_TO_ASK =
  'Las reglas originales no dicen cuándo se puede preguntar. Puedes preguntar una vez por turno, y solo si podrías cerrar con las cartas que tienes.';
export const STOCK_EMPTY =
  'Las reglas originales no dicen qué pasa cuando se acaba el mazo. Terminas tu turno y acaba la ronda, sin puntos por cerrar.';
export const EQUAL_TOTALS =
  'Las reglas originales no hablan de empates. Quienes empatan en primer lugar comparten la victoria.';
export const LAID_AT_ONCE =
  'Las reglas originales no dicen qué pasa si bajas varias cartas a la vez. Valen si se podrían bajar de una en una en algún orden.';
export const RANK_TWICE =
  'Las reglas originales no dicen si puedes bajar un valor dos veces. Puedes, cuando cada combinación anterior de ese valor ya es un libro.';
export const WITHOUT_BOOKS =
  'Las reglas originales no dicen qué pasa si no tienes los libros para cerrar. Después de descartar tienes que guardar al menos 1 carta. Si no puedes, terminas tu turno sin descartar. Al bajar puedes quedarte con 1 carta si con ella puedes completar el último libro que te falta y cerrar.';
export const NO_LAST_DISCARD =
  'Las reglas originales no dicen si hace falta descartar para cerrar. No hace falta.';
export const RED_THREES_OF_DEAL =
  'Las reglas originales no dicen cuándo se ponen en la mesa los treses rojos del reparto. Se ponen y se reponen antes del primer turno, en orden desde quien empieza.';
