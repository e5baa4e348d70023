import type { PerRound } from '@hand-and-foot/engine';
import { roundSpans } from '../../roundSpans.ts';
import { listed } from '../list.ts';

/** "uno en las rondas 1 a 3 y dos desde la ronda 4"; without rounds where they are all alike. */
export function byRound<T>(perRound: PerRound<T>, say: (value: T) => string): string {
  const spans = roundSpans(perRound);
  if (spans.length === 1) return say(perRound[0]!);
  return listed(spans.map(({ value, first, last }) => `${say(value)} ${rounds(first, last)}`));
}

function rounds(first: number, last: number | undefined): string {
  if (last === undefined) return `desde la ronda ${first}`;
  return first === last ? `en la ronda ${first}` : `en las rondas ${first} a ${last}`;
}
