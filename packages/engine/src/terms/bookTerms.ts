import type { Each } from '../numbers/is.ts';
import { upTo } from '../numbers/upTo.ts';
import { addNeed, isShared, noNeeds, type BookLine, type BookNeeds } from '../rules/booksNeeded.ts';
import type { Kind, Pack } from '../rules/pack.ts';
import { inRound, type BooksNeeded, type Rules, type Seating } from '../rules/rules.ts';
import { roundsIn } from './extent.ts';

/** The books that going out needs, for each round. */
export interface BookTerms {
  readonly bookLines: readonly (readonly BookLine[])[];
  readonly bookNeeds: readonly RoundNeeds[];
}

/** The lines of a round, added up. */
export interface RoundNeeds {
  /** The books of any rank. */
  readonly ofAll: BookNeeds;
  /** For each kind, the books of that rank alone. */
  readonly ofRank: Each<Kind, BookNeeds>;
  /** As many books of one kind as could ever matter. */
  readonly most: number;
}

export function bookTerms(rules: Rules, pack: Pack, seating: Seating): BookTerms {
  // Rounds are counted from 1; the entry before it is never asked for.
  const rounds = upTo(roundsIn(rules).rounds + 1).map((round) => Math.max(1, round));
  const bookLines = rounds.map((round) =>
    rules.booksNeeded.map((needed) => lineIn(needed, pack, seating, round)),
  );
  return { bookLines, bookNeeds: bookLines.map((lines) => needsIn(lines, rules, pack)) };
}

function lineIn(
  { kind, rank, count, partners }: BooksNeeded,
  pack: Pack,
  seating: Seating,
  round: number,
): BookLine {
  const need = inRound(seating === 'alone' ? count : (partners ?? count), round);
  return rank === undefined ? { kind, need } : { kind, need, rank: pack.kinds.indexOf(rank) };
}

function needsIn(lines: readonly BookLine[], { booksShared }: Rules, pack: Pack): RoundNeeds {
  const needsOf = (rank: Kind | undefined): BookNeeds => {
    const needs = noNeeds(booksShared);
    for (const line of lines) if (line.rank === rank) addNeed(needs, line.kind, line.need);
    return needs;
  };
  const counts = lines.map(({ need }) => need);
  return {
    ofAll: needsOf(undefined),
    ofRank: pack.kinds.map((_, kind) => needsOf(kind)),
    most: isShared(booksShared)
      ? Math.max(0, ...counts)
      : counts.reduce((sum, count) => sum + count, 0),
  };
}
