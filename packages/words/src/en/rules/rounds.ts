import type { PerRound } from '@hand-and-foot/engine';
import { capitalised } from '../../capitalised.ts';
import { roundSpans } from '../../roundSpans.ts';
import { listed } from '../list.ts';

/** "one in rounds 1 to 3 and two from round 4 on"; without rounds where they are all alike. */
export function byRound<T>(value: T | PerRound<T>, say: (value: T) => string): string {
  const spans = roundSpans(value);
  if (spans.length === 1) return say(spans[0]!.value);
  return listed(spans.map(({ value: each, first, last }) => `${say(each)} ${rounds(first, last)}`));
}

/** "In round 1, you pass…", a sentence for each span of rounds; without rounds where they are all alike. */
export function inEachRound<T>(value: T | PerRound<T>, say: (value: T) => string): string[] {
  const spans = roundSpans(value);
  if (spans.length === 1) return [capitalised(`${say(spans[0]!.value)}.`)];
  return spans.map(({ value: each, first, last }) =>
    capitalised(`${rounds(first, last)}, ${say(each)}.`),
  );
}

function rounds(first: number, last: number | undefined): string {
  if (last === undefined) return `from round ${first} on`;
  return first === last ? `in round ${first}` : `in rounds ${first} to ${last}`;
}
