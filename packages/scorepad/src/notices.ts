import { onlyHeldCounts, type Side, type Terms } from '@hand-and-foot/engine';
import { booksFor, booksIn } from './books.ts';
import { overclaimed } from './claims.ts';
import { numberIn, type Count, type Field, type Pile } from './count.ts';
import { groupsOf, itemsOf } from './items.ts';
import type { Notice } from './notice.ts';
import { countOf, seatsIn, type Pad } from './pad.ts';
import { cardsCounted, pointsIn } from './sheet.ts';
import { tableIn, totalsOf } from './standing.ts';
import { whyOdd } from './sums.ts';

/** The impossible things in a round, counted from 1; those about all sides together come first. */
export function noticesOf(pad: Pad, round: number): Notice[] {
  const counts = Array.from({ length: pad.terms.sides }, (_, side) => countOf(pad, round, side));
  return [
    ...severalOut(counts),
    ...overclaimed(pad.terms, counts),
    ...counts.flatMap((count, side) => [
      ...strange(pad.terms, count, side),
      ...outUnready(pad, round, count, side),
      ...tooMany(pad, round, count, side),
      ...tooFew(pad.terms, count, side),
      ...oddPoints(pad.terms, count, side, 'table'),
      ...oddPoints(pad.terms, count, side, 'caught'),
    ]),
  ];
}

function severalOut(counts: readonly Count[]): Notice[] {
  const sides = counts.flatMap((count, side) => (numberIn(count, 'out') > 0 ? [side] : []));
  return sides.length > 1 ? [{ notice: 'severalOut', sides }] : [];
}

/** Numbers below nothing, and those under fields that the rules do not have. */
function strange(terms: Terms, count: Count, side: Side): Notice[] {
  const known = knownFields(terms);
  return (Object.entries(count.numbers) as [Field, number][]).flatMap(([field, have]): Notice[] => {
    if (have === 0) return [];
    if (have < 0) return [{ notice: 'belowNothing', side, have }];
    if (known.has(field)) return [];
    const [what, ...rest] = field.split('/');
    return what === 'books'
      ? [{ notice: 'unknownBooks', side, book: rest.join('/'), have }]
      : [{ notice: 'unknownCount', side, what: field, have }];
  });
}

/** Everything that can be written down under these terms. */
function knownFields(terms: Terms): ReadonlySet<Field> {
  const ofPile = (pile: Pile): Field[] => [
    ...groupsOf(terms, pile).map(({ field }) => field),
    `${pile}/hundreds`,
    `${pile}/rest`,
    `${pile}/total`,
  ];
  return new Set<Field>([
    ...itemsOf(terms).map(({ field }) => field),
    ...ofPile('table'),
    ...ofPile('caught'),
  ]);
}

function outUnready(pad: Pad, round: number, count: Count, side: Side): Notice[] {
  if (numberIn(count, 'out') <= 0) return [];
  const { terms } = pad;
  const state = tableIn(pad, round, totalsOf(pad, 0));
  const lines = terms.bookLines[state.round]!;
  const filled = booksFor(terms, count, lines);
  // Books that bring nothing aren't counted on the pad.
  const seen = onlyHeldCounts(terms.rules) ? [] : lines;
  const missing = seen.flatMap((line, at): Notice[] =>
    filled[at]! < line.need
      ? [{ notice: 'outWithoutBooks', side, ...line, have: filled[at]! }]
      : [],
  );
  const isAlone = seatsIn(pad, round, side).length === 1;
  return isAlone && pointsIn(terms, count, 'caught') > 0
    ? [...missing, { notice: 'outWithCards', side }]
    : missing;
}

function tooMany(pad: Pad, round: number, count: Count, side: Side): Notice[] {
  const players = seatsIn(pad, round, side).length;
  const grabs = itemsOf(pad.terms)
    .filter(({ is }) => is === 'grabs')
    .reduce((sum, { field }) => sum + numberIn(count, field), 0);
  const caps = itemsOf(pad.terms)
    .filter(({ is }) => is === 'caps')
    .reduce((sum, { field }) => sum + numberIn(count, field), 0);
  const capped = booksIn(pad.terms, count, 'clean') + booksIn(pad.terms, count, 'wild');
  return [
    ...(grabs > players
      ? [{ notice: 'tooManyGrabs', side, have: grabs, most: players } as const]
      : []),
    ...(caps > capped ? [{ notice: 'tooManyCaps', side, have: caps, most: capped } as const] : []),
  ];
}

/** Every book lies on the table, so its cards must have been counted there. */
function tooFew(terms: Terms, count: Count, side: Side): Notice[] {
  const books = booksIn(terms, count);
  const values = [...terms.ranks, ...terms.wilds].map((kind) => terms.value[kind]!);
  // Cards that are worth nothing are not counted.
  if (books <= 0 || values.includes(0)) return [];
  const cards = books * terms.rules.bookSize;
  if (count.ways.table === 'values') {
    const have = cardsCounted(terms, count, 'table');
    return have < cards ? [{ notice: 'tooFewCards', side, books, have, need: cards }] : [];
  }
  const have = pointsIn(terms, count, 'table');
  const need = cards * Math.min(...values);
  return have < need ? [{ notice: 'tooFewPoints', side, books, have, need }] : [];
}

function oddPoints(terms: Terms, count: Count, side: Side, pile: Pile): Notice[] {
  if (count.ways[pile] === 'values') return [];
  const points = pointsIn(terms, count, pile);
  const odd = whyOdd(terms, pile, points);
  return odd ? [{ notice: 'oddPoints', side, pile, points, ...odd }] : [];
}
