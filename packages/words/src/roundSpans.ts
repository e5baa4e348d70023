import type { PerRound } from '@hand-and-foot/engine';

/** Rounds in a row for which the same holds. */
export interface RoundSpan<T> {
  value: T;
  first: number;
  /** Undefined for the span that goes on to the end. */
  last: number | undefined;
}

export function roundSpans<T>(perRound: PerRound<T>): RoundSpan<T>[] {
  const starts = perRound.flatMap((value, index) =>
    index === 0 || value !== perRound[index - 1] ? [index + 1] : [],
  );
  return starts.map((first, index) => {
    const next = starts[index + 1];
    return { value: perRound[first - 1]!, first, last: next === undefined ? undefined : next - 1 };
  });
}
