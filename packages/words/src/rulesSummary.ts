import type { BookKind, KindName } from '@hand-and-foot/engine';
import { kindsAlike, valuesToTell } from './alike.ts';
import { partnersIn } from './partners.ts';
import { roundSpans, type RoundSpan } from './roundSpans.ts';
import type { Telling } from './rulesPage.ts';

/** The rules at a glance: what the game is about, and the numbers people look up. */
export interface RulesSummary {
  /** Two sentences. */
  readonly aim: string;
  readonly tables: readonly SummaryTable[];
}

export interface SummaryTable {
  readonly title: string;
  readonly rows: readonly { readonly what: string; readonly is: string }[];
}

/** Kinds of cards that are worth the same, the dearest first; `caught` if only when they are left over. */
export interface ValueRow {
  readonly kinds: readonly KindName[];
  readonly points: number;
  readonly caught: boolean;
}

export function valueRows({ ruleSet: { rules }, pack }: Telling): ValueRow[] {
  const worth = kindsAlike(valuesToTell(rules).onTable, pack).filter(([points]) => points !== 0);
  const cost = kindsAlike(rules.caught, pack).filter(([points]) => points !== 0);
  return [
    ...worth.map(([points, kinds]) => ({ kinds, points, caught: false })),
    ...cost.map(([points, kinds]) => ({ kinds, points: -points, caught: true })),
  ];
}

/** Books of one sort, and how many of them going out takes. */
export interface NeededBooks {
  readonly kind: BookKind | 'any';
  readonly rank?: KindName;
  readonly count: number;
}

/** Per span of rounds, the books that going out takes: alone, and with partners where that differs. */
export function neededRows({ ruleSet: { rules } }: Telling): {
  readonly partners: boolean;
  readonly spans: RoundSpan<NeededBooks[]>[];
}[] {
  const differs = rules.booksNeeded.some(({ partners }) => partners !== undefined);
  const isPartnered = partnersIn(rules) !== 'never';
  return [false, ...(differs && isPartnered ? [true] : [])].map((partners) => {
    const needs = rules.booksNeeded.map(({ kind, rank, ...counts }) => ({
      kind,
      ...(rank === undefined ? {} : { rank }),
      counts: (partners ? counts.partners : undefined) ?? counts.count,
    }));
    const rounds = Math.max(1, ...needs.map(({ counts }) => counts.length));
    const perRound = Array.from({ length: rounds }, (_, at) =>
      JSON.stringify(
        needs
          .map(({ counts, ...need }) => ({ ...need, count: counts[at] ?? counts.at(-1) ?? 0 }))
          .filter(({ count }) => count > 0),
      ),
    );
    const spans = roundSpans(perRound).map((span) => ({
      ...span,
      value: JSON.parse(span.value) as NeededBooks[],
    }));
    return { partners, spans };
  });
}
