import { agree, feminine, masculine, type Noun } from './noun.ts';

const WORDS = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

export const CARD = feminine('carta', 'cartas');
/** A natural card, hence feminine. */
export const NATURAL = feminine('natural', 'naturales');
export const WILD = masculine('comodín', 'comodines');

/** Four figures stand together; from five on a narrow space parts the thousands, as the Academy asks. */
export function figure(amount: number): string {
  const text = String(amount);
  return Math.abs(amount) < 10_000 ? text : text.replaceAll(/\B(?=(\d{3})+$)/g, '\u202F');
}

/** A count that stands alone: "uno", "una", "dos"; figures beyond twelve. */
export function countAlone(count: number, noun: Noun): string {
  return count === 1 ? agree(noun, 'uno', 'una') : (WORDS[count] ?? figure(count));
}

/** "un comodín", "dos cartas", "cero libros". */
export function counted(count: number, noun: Noun): string {
  return count === 1
    ? `${agree(noun, 'un', 'una')} ${noun.one}`
    : `${countAlone(count, noun)} ${noun.many}`;
}

/** The same in figures, for little room: "1 carta", "5 cartas". */
export function countedInFigures(count: number, noun: Noun): string {
  return `${figure(count)} ${count === 1 ? noun.one : noun.many}`;
}

export function cards(count: number): string {
  return counted(count, CARD);
}

export function points(amount: number): string {
  return amount === 1 ? '1 punto' : `${figure(amount)} puntos`;
}

/** "hay una", "no hay ninguna". */
export function thereAre(count: number, noun: Noun): string {
  return count === 0
    ? `no hay ${agree(noun, 'ninguno', 'ninguna')}`
    : `hay ${countAlone(count, noun)}`;
}
