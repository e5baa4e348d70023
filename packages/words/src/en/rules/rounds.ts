import type { PerRound } from '@hand-and-foot/engine';
import { listed } from '../list.ts';

/** "one in rounds 1 to 3 and two from round 4 on"; without rounds where they are all alike. */
export function byRound<T>(perRound: PerRound<T>, say: (value: T) => string): string {
  const spans = spansOf(perRound);
  if (spans.length === 1) return say(perRound[0]!);
  return listed(
    spans.map(({ first, last }) => `${say(perRound[first - 1]!)} ${rounds(first, last)}`),
  );
}

interface Span {
  first: number;
  /** Undefined for the span that goes on to the end. */
  last: number | undefined;
}

function spansOf(perRound: PerRound<unknown>): Span[] {
  const starts = perRound.flatMap((value, index) =>
    index === 0 || value !== perRound[index - 1] ? [index + 1] : [],
  );
  return starts.map((first, index) => {
    const next = starts[index + 1];
    return { first, last: next === undefined ? undefined : next - 1 };
  });
}

function rounds(first: number, last: number | undefined): string {
  if (last === undefined) return `from round ${first} on`;
  return first === last ? `in round ${first}` : `in rounds ${first} to ${last}`;
}
