import { agree, feminine, masculine, type GenderedNoun } from './noun.ts';

export const CARD = feminine('carta', 'cartas');
/** A natural card, hence feminine. */
export const NATURAL = feminine('natural', 'naturales');
export const WILD_CARD = masculine('comodín', 'comodines');

/**
 * Four figures stand together; from five on a narrow space parts the thousands, as the Academy asks. The
 * minus sign is as wide as a plus.
 */
export function figure(amount: number): string {
  const text = String(amount).replace('-', '−');
  return Math.abs(amount) < 10_000 ? text : text.replaceAll(/\B(?=(\d{3})+$)/g, '\u202F');
}

/** A count that stands alone: "ninguna", "1", "12". */
export function countAlone(count: number, noun: GenderedNoun): string {
  return count === 0 ? agree(noun, 'ninguno', 'ninguna') : figure(count);
}

/** "ningún comodín", "1 carta", "2 cartas". */
export function counted(count: number, noun: GenderedNoun): string {
  if (count === 0) return `${agree(noun, 'ningún', 'ninguna')} ${noun.one}`;
  return `${figure(count)} ${count === 1 ? noun.one : noun.many}`;
}

export function cards(count: number): string {
  return counted(count, CARD);
}

export function points(amount: number): string {
  return amount === 1 ? '1 punto' : `${figure(amount)} puntos`;
}

/** "tienes 1", "no tienes ninguna". */
export function youHave(count: number, noun: GenderedNoun): string {
  return `${count === 0 ? 'no ' : ''}tienes ${countAlone(count, noun)}`;
}
