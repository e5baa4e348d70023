import { inSomeRound, type PerRound } from '@hand-and-foot/engine';

/** Rounds in a row for which the same holds. */
export interface RoundSpan<T> {
  value: T;
  first: number;
  /** Undefined for the span that goes on to the end. */
  last: number | undefined;
}

/** With the number of the last round, if the rules give one, the last of several spans ends there. */
export function roundSpans<T>(value: T | PerRound<T>, end?: number): RoundSpan<T>[] {
  const perRound = inSomeRound(value);
  const starts = perRound.flatMap((each, index) =>
    index === 0 || each !== perRound[index - 1] ? [index + 1] : [],
  );
  return starts.map((first, index) => {
    const last = index + 1 < starts.length ? starts[index + 1]! - 1 : end;
    return { value: perRound[first - 1]!, first, last: starts.length > 1 ? last : undefined };
  });
}
