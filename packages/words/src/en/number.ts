import type { Noun } from '@hand-and-foot/rulesets';

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const figures = new Intl.NumberFormat('en');

/** A count of cards: a word up to twelve, then figures. */
export function countWord(count: number): string {
  return WORDS[count] ?? figures.format(count);
}

/** The same on its own: "there are none". */
export function countAlone(count: number): string {
  return count === 0 ? 'none' : countWord(count);
}

export function counted(count: number, noun: Noun): string {
  return `${countWord(count)} ${count === 1 ? noun.one : noun.many}`;
}

export function cards(count: number): string {
  return counted(count, { one: 'card', many: 'cards' });
}

export function points(amount: number): string {
  return `${figures.format(amount)} points`;
}

export function figure(amount: number): string {
  return figures.format(amount);
}

/** "there is one", "there are none". */
export function thereAre(count: number): string {
  return count === 1 ? 'there is one' : `there are ${countAlone(count)}`;
}
