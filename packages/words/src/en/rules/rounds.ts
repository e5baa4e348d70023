import type { PerRound } from '@hand-and-foot/engine';
import { roundSpans } from '../../roundSpans.ts';
import { listed } from '../list.ts';

/** "one in rounds 1 to 3 and two from round 4 on"; without rounds where they are all alike. */
export function byRound<T>(perRound: PerRound<T>, say: (value: T) => string): string {
  const spans = roundSpans(perRound);
  if (spans.length === 1) return say(perRound[0]!);
  return listed(spans.map(({ value, first, last }) => `${say(value)} ${rounds(first, last)}`));
}

function rounds(first: number, last: number | undefined): string {
  if (last === undefined) return `from round ${first} on`;
  return first === last ? `in round ${first}` : `in rounds ${first} to ${last}`;
}
