import {
  inRound,
  packFor,
  type BookKind,
  type KindName,
  type Pack,
  type Rules,
} from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import { kindsAlike, valuesToTell } from './alike.ts';
import { capitalised } from './capitalised.ts';
import { partnersIn } from './partners.ts';
import { lastRound, roundSpans, type RoundSpan } from './roundSpans.ts';
import type { Telling } from './rulesPage.ts';

/** The rules at a glance: what the game is about, and the numbers people look up. */
export interface RulesSummary {
  /** Two sentences. */
  readonly aim: string;
  readonly tables: readonly SummaryTable[];
}

interface SummaryTable {
  readonly title: string;
  readonly rows: readonly { readonly what: string; readonly is: string }[];
}

/** A language's words in the tables. */
export interface SummaryWords {
  readonly titles: Readonly<Record<'values' | 'opening' | 'books', string>>;
  readonly figure: (number: number) => string;
  readonly listedKinds: (pack: Pack, kinds: readonly KindName[]) => string;
  /** Follows the cards that cost something when they're left over. */
  readonly leftOver: string;
  readonly rounds: (span: Pick<RoundSpan<unknown>, 'first' | 'last'>) => string;
  /** A score from which on more points are needed to go down. */
  readonly fromScore: (score: string) => string;
  readonly belowScore: (score: string) => string;
  /** Follows the rounds if a number is for tables with partners. */
  readonly withPartners: string;
  readonly books: (needed: readonly NeededBooks[], telling: Telling) => string;
}

/** The summary of a rule set with this aim. */
export function rulesAtAGlance(ruleSet: RuleSet, aim: string, words: SummaryWords): RulesSummary {
  return { aim, tables: summaryTables({ ruleSet, pack: packFor(ruleSet.rules.pack) }, words) };
}

/** The numbers people look up: card values, the minimum to go down, and books to go out. */
function summaryTables(telling: Telling, words: SummaryWords): SummaryTable[] {
  const { titles } = words;
  return [
    { title: titles.values, rows: valueLines(telling, words) },
    { title: titles.opening, rows: openingLines(telling, words) },
    { title: titles.books, rows: bookLines(telling, words) },
  ];
}

function valueLines(telling: Telling, words: SummaryWords): SummaryTable['rows'] {
  return valueRows(telling).map(({ kinds, points, caught }) => ({
    what: `${capitalised(words.listedKinds(telling.pack, kinds))}${caught ? words.leftOver : ''}`,
    is: words.figure(points),
  }));
}

function openingLines(telling: Telling, words: SummaryWords): SummaryTable['rows'] {
  const { opening } = telling.ruleSet.rules;
  if (opening.by === 'round')
    return roundSpans(openings(opening, telling, words), lastRound(telling.ruleSet.rules)).map(
      (span) => ({ what: words.rounds(span), is: span.value }),
    );
  return opening.steps.map(({ from, points }, at) => ({
    what: at === 0 ? leastScore(opening.steps, words) : words.fromScore(words.figure(from)),
    is: words.figure(points),
  }));
}

/** The first step holds for every score below the second. */
function leastScore([, second]: readonly { from: number }[], words: SummaryWords): string {
  return second === undefined
    ? words.rounds({ first: 1, last: undefined })
    : words.belowScore(words.figure(second.from));
}

/** The points, the clean book, or both that each round needs. */
function openings(
  { points, book = ['none'] }: Extract<Rules['opening'], { by: 'round' }>,
  telling: Telling,
  words: SummaryWords,
): string[] {
  const clean = words.books([{ kind: 'clean', count: 1 }], telling);
  return Array.from({ length: Math.max(points.length, book.length) }, (_, at) => {
    const need = inRound(points, at + 1);
    if (inRound(book, at + 1) === 'none') return words.figure(need);
    return need === 0 ? clean : `${words.figure(need)} + ${clean}`;
  });
}

function bookLines(telling: Telling, words: SummaryWords): SummaryTable['rows'] {
  return neededRows(telling).flatMap(({ partners, spans }) =>
    spans.map((span) => ({
      what: `${words.rounds(span)}${partners ? words.withPartners : ''}`,
      is: words.books(span.value, telling),
    })),
  );
}

/** Kinds of cards that are worth the same, the dearest first; `caught` if only when they are left over. */
interface ValueRow {
  readonly kinds: readonly KindName[];
  readonly points: number;
  readonly caught: boolean;
}

function valueRows({ ruleSet: { rules }, pack }: Telling): ValueRow[] {
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
function neededRows({ ruleSet: { rules } }: Telling): {
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
    const spans = roundSpans(perRound, lastRound(rules)).map((span) => ({
      ...span,
      value: JSON.parse(span.value) as NeededBooks[],
    }));
    return { partners, spans };
  });
}
