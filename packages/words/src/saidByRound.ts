import type { PerRound } from '@hand-and-foot/engine';
import { capitalised } from './capitalised.ts';
import { roundSpans } from './roundSpans.ts';

/** A language's words for spans of rounds. */
export interface RoundWords {
  readonly listed: (texts: readonly string[]) => string;
  /** "in rounds 1 to 3"; without a last round it goes on to the end. */
  readonly rounds: (first: number, last: number | undefined) => string;
  /** Stands between the rounds and what holds in them, at the head of a sentence. */
  readonly after: string;
}

/** "one in rounds 1 to 3 and two from round 4 on"; without rounds where they are all alike. */
export function saidByRound<T>(
  { listed, rounds }: RoundWords,
  value: T | PerRound<T>,
  say: (value: T) => string,
  isSaid: (value: T) => boolean = () => true,
): string {
  const spans = roundSpans(value);
  if (spans.length === 1) return say(spans[0]!.value);
  const told = spans.filter((span) => isSaid(span.value));
  return listed(told.map(({ value: each, first, last }) => `${say(each)} ${rounds(first, last)}`));
}

/** "In round 1, you pass…", a sentence for each span of rounds; without rounds where they are all alike. */
export function saidInEachRound<T>(
  { rounds, after }: RoundWords,
  value: T | PerRound<T>,
  say: (value: T) => string,
): string[] {
  const spans = roundSpans(value);
  if (spans.length === 1) return [capitalised(`${say(spans[0]!.value)}.`)];
  return spans.map(({ value: each, first, last }) =>
    capitalised(`${rounds(first, last)}${after} ${say(each)}.`),
  );
}
