import {
  charge,
  laidTotal,
  onlyHeldCounts,
  type SideScore,
  type Terms,
} from '@hand-and-foot/engine';
import { booksFor, booksIn, lineOf } from './books.ts';
import { numberIn, type Count, type Pile, type Way } from './count.ts';
import { groupsOf, itemsOf, type Item } from './items.ts';

/** A line of the sheet: what was counted, and what it comes to. */
export type SheetLine =
  | (Item & { count: number; points: number })
  /** Without `cards`, only the points were counted. Cards caught count against the side. */
  | { readonly is: 'cards'; pile: Pile; way: Way; cards?: number; points: number };

/** A side's round, line by line, and the same sums as the engine's. */
export interface SideSheet extends Omit<SideScore, 'side'> {
  readonly lines: readonly SheetLine[];
}

/** A side's round, counted from 1. */
export function sheetOf(terms: Terms, count: Count, round: number): SideSheet {
  const items = itemsOf(terms, round).map((item) => {
    const number = numberIn(count, item.field);
    return { ...item, count: number, points: number * item.each };
  });
  const laid = items.filter(({ is }) => is === 'laid');
  // Sets and conditions are about all laid cards together, so the first line takes the difference.
  if (laid[0]) laid[0].points += laidPoints(terms, count) - pointsOf(laid);
  const caught = cardsIn(terms, count, 'caught');
  if (onlyHeldCounts(terms.rules)) return heldSheet(items, caught, numberIn(count, 'out') > 0);
  const table = cardsIn(terms, count, 'table');
  const books = pointsOf(items.filter(({ is }) => is === 'books'));
  const penalties = pointsOf(items.filter(({ is }) => is === 'penalty'));
  const lines = [...items, table, caught];
  return {
    lines,
    books,
    bonus: pointsOf(items) - books - penalties,
    cards: table.points,
    caught: caught.points + penalties,
    total: pointsOf(lines),
  };
}

/** A sheet on which nothing counts but the cards held, and for a side that went out nothing at all. */
function heldSheet(
  items: readonly SheetLine[],
  caught: SheetLine & { is: 'cards' },
  isOut: boolean,
): SideSheet {
  const points = isOut ? 0 : caught.points;
  const lines = [...items, { ...caught, points }];
  return { lines, books: 0, bonus: 0, cards: 0, caught: points, total: points };
}

function pointsOf(lines: readonly { points: number }[]): number {
  return lines.reduce((points, line) => points + line.points, 0);
}

function laidPoints(terms: Terms, count: Count): number {
  const counts = terms.laidAtOnce.map((kind) => numberIn(count, `laid/${terms.pack.kinds[kind]!}`));
  return laidTotal(terms, counts, laidCountsFor(terms, count));
}

/** Whether the cards laid at once count for the side, as far as the sheet tells. */
function laidCountsFor(terms: Terms, count: Count): boolean {
  const { countIf, books } = terms.laid;
  if (countIf === 'opened') return pointsIn(terms, count, 'table') > 0 || booksIn(terms, count) > 0;
  return (
    countIf === 'always' ||
    books.every((book) => booksFor(terms, count, [lineOf(terms, book, 1)])[0]! > 0)
  );
}

function cardsIn(terms: Terms, count: Count, pile: Pile): SheetLine & { is: 'cards' } {
  const way = count.ways[pile];
  const counted = pointsIn(terms, count, pile);
  const points = pile === 'table' ? counted : charge(terms.rules, counted);
  return way === 'values'
    ? { is: 'cards', pile, way, points, cards: cardsCounted(terms, count, pile) }
    : { is: 'cards', pile, way, points };
}

/** The points of the pile's cards, by the way they're counted. */
export function pointsIn(terms: Terms, count: Count, pile: Pile): number {
  switch (count.ways[pile]) {
    case 'values':
      return groupsOf(terms, pile).reduce(
        (sum, { field, value }) => sum + numberIn(count, field) * value,
        0,
      );
    case 'hundreds':
      return numberIn(count, `${pile}/hundreds`) * 100 + numberIn(count, `${pile}/rest`);
    case 'total':
      return numberIn(count, `${pile}/total`);
  }
}

/** How many cards were counted, where each value was. */
export function cardsCounted(terms: Terms, count: Count, pile: Pile): number {
  return groupsOf(terms, pile).reduce((sum, { field }) => sum + numberIn(count, field), 0);
}
