import { inSomeRound, roundsIn, type PerRound, type Rules } from '@hand-and-foot/engine';

/** Rounds in a row for which the same holds. */
export interface RoundSpan<T> {
  value: T;
  first: number;
  /** Undefined for the span that goes on to the end. */
  last: number | undefined;
}

/** With the number of the last round, if the rules give one, the last of several spans ends there, and later rounds don't count. */
export function roundSpans<T>(value: T | PerRound<T>, end?: number): RoundSpan<T>[] {
  const perRound = inSomeRound(value).slice(0, end);
  const starts = perRound.flatMap((each, index) =>
    index === 0 || each !== perRound[index - 1] ? [index + 1] : [],
  );
  return starts.map((first, index) => {
    const last = index + 1 < starts.length ? starts[index + 1]! - 1 : end;
    return { value: perRound[first - 1]!, first, last: starts.length > 1 ? last : undefined };
  });
}

/** Undefined where the game goes on until somebody has enough points. */
export function lastRound(rules: Rules): number | undefined {
  const { rounds, exact } = roundsIn(rules);
  return exact ? rounds : undefined;
}
