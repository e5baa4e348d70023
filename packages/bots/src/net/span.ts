import { onlyHeldCounts, type Terms } from '@hand-and-foot/engine';
import { writeRankRules } from './ranks.ts';
import { writeRules } from './table.ts';

/** The least and the most of each number by which a net tells rules apart. */
export interface Span {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

export function spanOf(tables: readonly Terms[]): Span {
  const [first = [], ...rest] = tables.flatMap(numbersOf);
  const of = (choose: (one: number, other: number) => number): number[] =>
    rest.reduce((span, numbers) => span.map((number, at) => choose(number, numbers[at]!)), first);
  return { low: of(Math.min), high: of(Math.max) };
}

/** Whether the rules lie between those of the span: a net that learned there knows what they lead to. */
export function isWithin(terms: Terms, { low, high }: Span): boolean {
  // None of the numbers tells of a second discard.
  if (terms.discardsTwice) return false;
  return numbersOf(terms).every((numbers) =>
    numbers.every((number, at) => number >= low[at]! && number <= high[at]!),
  );
}

/** The numbers of each rank in each round, and in place of the round whether only cards held count. */
function numbersOf(terms: Terms): number[][] {
  const partners = terms.players / terms.sides - 1;
  const rounds = Array.from({ length: terms.draws.length - 1 }, (_, at) => at + 1);
  return rounds.flatMap((round) =>
    terms.ranks.map((rank) => {
      const numbers: number[] = [];
      writeRules(terms, round, partners, (...more) => void numbers.push(...more));
      writeRankRules(terms, rank, (...more) => void numbers.push(...more));
      numbers[0] = Number(onlyHeldCounts(terms.rules));
      return numbers;
    }),
  );
}
