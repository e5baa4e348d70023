import type { PerRound } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import { capitalised } from './capitalised.ts';
import { lastRound, roundSpans } from './roundSpans.ts';

/** A language's words for spans of rounds. */
export interface RoundWords {
  readonly listed: (texts: readonly string[]) => string;
  /** "in rounds 1 to 3"; without a last round it goes on to the end. */
  readonly rounds: (first: number, last: number | undefined) => string;
  /** Stands between the rounds and what holds in them, at the head of a sentence. */
  readonly after: string;
}

/** A language’s words for values that may change from round to round. */
export interface RoundSayings {
  /** "1 book in rounds 1 to 3 and 2 in round 4"; without rounds where they are all alike. */
  readonly byRound: <T>(
    ruleSet: Rounds,
    value: T | PerRound<T>,
    how: {
      readonly say: (value: T) => string;
      /** The same after another value of its kind: "90" after "50 points". */
      readonly sayNext?: (value: T) => string;
      /** Of rounds whose value isn't worth saying, nothing is said. */
      readonly isSaid?: (value: T) => boolean;
    },
  ) => string;
  /** "In round 1, you pass…", a sentence for each span of rounds; without rounds where they are all alike. */
  readonly inEachRound: <T>(
    ruleSet: Rounds,
    value: T | PerRound<T>,
    say: (value: T) => string,
  ) => string[];
}

type Rounds = Pick<RuleSet, 'rules'>;

export function saidByRound({ listed, rounds, after }: RoundWords): RoundSayings {
  return {
    byRound({ rules }, value, { say, sayNext = say, isSaid = () => true }) {
      const spans = roundSpans(value, lastRound(rules));
      if (spans.length === 1) return say(spans[0]!.value);
      const told = spans.filter((span) => isSaid(span.value));
      return listed(
        told.map(
          ({ value: each, first, last }, at) =>
            `${at === 0 ? say(each) : sayNext(each)} ${rounds(first, last)}`,
        ),
      );
    },
    inEachRound({ rules }, value, say) {
      const spans = roundSpans(value, lastRound(rules));
      if (spans.length === 1) return [capitalised(`${say(spans[0]!.value)}.`)];
      return spans.map(({ value: each, first, last }) =>
        capitalised(`${rounds(first, last)}${after} ${say(each)}.`),
      );
    },
  };
}
