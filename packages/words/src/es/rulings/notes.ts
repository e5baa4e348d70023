import type { Ruling } from '@hand-and-foot/rulesets';

/** The rulings of a rule set in the order in which it has them: the knob and the note. */
export type Notes = readonly (readonly [knob: Ruling['knob'], note: string])[];

// Rulings shared by several sheets.

export const CUT_BY_EYE =
  'Un mazo de verdad se corta a ojo; aquí su propia irregularidad decide cuántas cartas salen, para que acertar el número justo siga siendo cosa de suerte y de tacto.';
export const OPEN_TOGETHER =
  'La hoja no lo dice claramente; pedimos que todas las cartas de la primera bajada bajen juntas.';
export const FOOT_ANNOUNCED =
  'La hoja no dice si se anuncia que alguien toma su pie; nosotros lo anunciamos.';
export const WHEN_TO_ASK =
  'La hoja no dice cuándo se puede preguntar; lo permitimos solo si quien pregunta podría cerrar en este turno con las cartas que tiene, y una vez por turno.';
export const STOCK_EMPTY =
  'La hoja no habla de un mazo agotado; se termina el turno y luego la ronda acaba sin puntos por cerrar.';
export const EQUAL_TOTALS =
  'La hoja no habla de totales iguales; los mejores comparten la victoria.';
export const LAID_AT_ONCE =
  'La hoja no dice cómo se juzgan varias cartas que bajan a la vez; las permitimos si se pueden bajar una por una en algún orden.';
export const RANK_TWICE =
  'La hoja no dice si un valor se puede bajar dos veces; lo permitimos cuando cada combinación anterior de ese valor es un libro.';
export const WITHOUT_BOOKS =
  'La hoja no dice qué pasa sin los libros para cerrar; tras el descarte hay que guardar al menos una carta, y quien no puede descartar y guardar una termina el turno sin descarte.';
export const NO_LAST_DISCARD =
  'La hoja no dice si para cerrar hace falta un descarte; no hace falta.';
export const RED_THREES_OF_DEAL =
  'La hoja no dice cuándo se bajan los treses rojos del reparto; los bajamos y reponemos antes del primer turno, desde quien empieza hacia la izquierda.';
