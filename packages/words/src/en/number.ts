import type { Noun } from '@hand-and-foot/rulesets';

const figures = new Intl.NumberFormat('en');

/** With a minus sign as wide as a plus. */
export function figure(amount: number): string {
  return figures.format(amount).replace('-', '−');
}

/** A count that stands alone: "none", "1", "12". */
export function countAlone(count: number): string {
  return count === 0 ? 'none' : figure(count);
}

/** "no cards", "1 card", "2 cards". */
export function counted(count: number, noun: Noun): string {
  return `${count === 0 ? 'no' : figure(count)} ${count === 1 ? noun.one : noun.many}`;
}

export const NATURAL: Noun = { one: 'natural card', many: 'natural cards' };
export const WILD_CARD: Noun = { one: 'wild card', many: 'wild cards' };

export function cards(count: number): string {
  return counted(count, { one: 'card', many: 'cards' });
}

export function points(amount: number): string {
  return amount === 1 ? '1 point' : `${figure(amount)} points`;
}
