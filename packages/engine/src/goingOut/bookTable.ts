import { isOneByOne, mostMelds } from '../melds/meldSeen.ts';
import { step } from '../numbers/steps.ts';
import type { Kind } from '../rules/pack.ts';
import { WILD, whyNotBegin, whyNotGrow } from '../terms/meldShape.ts';
import type { Terms } from '../terms/terms.ts';

/** How many cards a meld has; none if it is yet to be begun. */
export interface MeldSize {
  naturals: number;
  wilds: number;
  capped: boolean;
  /** Whether nothing can be added to it before the next turn. */
  waits: boolean;
}

/** The cards there are for the melds of a kind, how many dirty books are worth counting, and the search's limit. */
export interface Supply {
  naturals: number;
  wilds: number;
  dirty: number;
  limit: number;
}

/** Cards that could go on a meld or begin one, and the book it is then. */
interface Addition {
  naturals: number;
  wilds: number;
  clean: number;
  dirty: number;
}

/**
 * The most clean books for each number of naturals laid, wilds laid and dirty books; `cellsOf` says where. A plain list,
 * because most are small and short-lived: making a typed array takes longer than filling such a list.
 */
export type BookTable = number[];

/** The entry in a table for something impossible. */
export const NEVER = -1;

/** A table in which nothing is possible yet. */
export function impossible(size: number): BookTable {
  return Array<number>(size).fill(NEVER);
}

/** The cells of this many naturals and wilds in a table, one per number of dirty books. */
export function cellsOf({ wilds, dirty }: Supply, naturals: number, wild: number): number {
  return (naturals * (wilds + 1) + wild) * (dirty + 1);
}

/**
 * The books that the cards could make on these melds of a kind and on new ones: for each number of naturals laid, wilds
 * laid and dirty books, the most clean books. Every all-wild book counts as clean.
 */
export function bookTable(
  terms: Terms,
  kind: Kind,
  melds: readonly MeldSize[],
  supply: Supply,
): BookTable {
  const plain = kind === WILD || !(terms.oneOfEach || terms.laterNaturals);
  const all = (plain ? tableOf : tableByKinds)(terms, kind, melds, supply);
  // Leftover cards may join any meld on the table by then.
  if (naturalsFindAPlace(terms))
    for (let at = cellsOf(supply, melds.length > 0 ? 1 : 2, 0); at < all.length; at++)
      all[at] = Math.max(all[at], all[at - cellsOf(supply, 1, 0)]);
  return all;
}

function tableOf(terms: Terms, kind: Kind, melds: readonly MeldSize[], supply: Supply): BookTable {
  const oneByOne = isOneByOne(terms, kind);
  let all = emptyTable(supply);
  let books = all;
  for (const meld of melds) {
    const additions = additionsTo(terms, kind, meld, supply);
    if (oneByOne) books = added(books, additions.filter(isBook), supply);
    all = added(all, additions, supply);
  }
  if (mostMelds(terms, kind) <= melds.length) return all;
  const additions = additionsTo(terms, kind, undefined, supply);
  if (oneByOne)
    books = begun(terms, kind, books, additions.filter(isBook), melds.length + 1, supply);
  const more = oneByOne
    ? added(books, [NOTHING, ...additions], supply)
    : begun(terms, kind, all, additions, melds.length, supply);
  return all.map((clean, at) => Math.max(clean, more[at]));
}

/** The same if a new meld depends on those beside it: a table for each set of unfinished ones, then the best of them. */
function tableByKinds(
  terms: Terms,
  kind: Kind,
  melds: readonly MeldSize[],
  supply: Supply,
): BookTable {
  let tables = UNFINISHED.map((at) => (at === 0 ? emptyTable(supply) : newTable(supply)));
  for (const meld of melds)
    tables = addedByKinds(terms, tables, additionsTo(terms, kind, meld, supply), meld, supply);
  const least = terms.laterNaturals ? terms.startOf[kind] : 0;
  const room = melds.length + Math.floor(supply.naturals / terms.rules.meldStart.naturals);
  for (let count = melds.length; count < Math.min(room, mostMelds(terms, kind)); count++) {
    const additions = additionsTo(terms, kind, undefined, supply, count === 0 ? 0 : least);
    tables = addedByKinds(terms, tables, [NOTHING, ...additions], undefined, supply);
  }
  return tables[0].map((clean, at) => Math.max(clean, ...tables.map((table) => table[at])));
}

/** A bit for an unfinished clean meld and for a dirty one, where a rank has room for one of each; else one for both. */
const UNFINISHED = [0, 1, 2, 3] as const;

function addedByKinds(
  terms: Terms,
  tables: readonly BookTable[],
  additions: readonly Addition[],
  meld: MeldSize | undefined,
  supply: Supply,
): BookTable[] {
  const oneByOne = terms.rules.meldsOfRank.when === 'afterBooks';
  const next = tables.map(() => newTable(supply));
  for (const left of [0, 1, 2]) {
    const some = additions.filter((each) => leftBy(terms, each, meld) === left);
    for (const before of UNFINISHED) {
      if (before & left) continue;
      const waits = oneByOne && !meld && before !== 0;
      const can = waits ? some.filter((each) => each === NOTHING) : some;
      added(tables[before], can, supply, next[before | left]);
    }
  }
  return next;
}

/** The bit of the unfinished meld that is left after the addition, or 0. */
function leftBy(
  { oneOfEach, rules }: Terms,
  addition: Addition,
  { naturals, wilds }: MeldSize = NO_MELD,
): number {
  const size = naturals + wilds + addition.naturals + addition.wilds;
  if (size === 0 || isBook(addition) || rules.meldsOfRank.when === 'always') return 0;
  return oneOfEach && wilds + addition.wilds > 0 ? 2 : 1;
}

/** Whether every book goes on taking naturals. */
function naturalsFindAPlace({ booksWait, grows }: Terms): boolean {
  return !booksWait && grows.clean !== 'never' && grows.dirty !== 'never';
}

function newTable(supply: Supply): BookTable {
  const size = cellsOf(supply, supply.naturals + 1, 0);
  return impossible(step(supply.limit, size) ? size : 0);
}

function emptyTable(supply: Supply): BookTable {
  const table = newTable(supply);
  if (table.length > 0) table[0] = 0;
  return table;
}

const NOTHING: Addition = { naturals: 0, wilds: 0, clean: 0, dirty: 0 };

const isBook = ({ clean, dirty }: Addition): boolean => clean + dirty > 0;

/** The table with up to as many new melds as may be begun where there are so many already. */
function begun(
  terms: Terms,
  kind: Kind,
  table: BookTable,
  additions: readonly Addition[],
  melds: number,
  supply: Supply,
): BookTable {
  const room = mostMelds(terms, kind) - melds;
  // With more room than cards, the same meld may be begun again and again.
  if (kind !== WILD && room * terms.rules.meldStart.naturals >= supply.naturals) {
    const endless = table.slice();
    return added(endless, additions, supply, endless);
  }
  const orNot = [NOTHING, ...additions];
  for (let more = room; more > 0; more--) table = added(table, orNot, supply);
  return table;
}

/** The table after one of the additions; after any number of them where it is filled from itself. */
function added(
  from: BookTable,
  additions: readonly Addition[],
  supply: Supply,
  to: BookTable = newTable(supply),
): BookTable {
  const row = supply.dirty + 1;
  for (const { naturals, wilds, clean, dirty } of additions) {
    const rows = supply.naturals - naturals;
    const width = (supply.wilds - wilds + 1) * row;
    if (rows < 0 || width <= 0) continue;
    if (!step(supply.limit, (rows + 1) * width)) break;
    const by = cellsOf(supply, naturals, wilds);
    for (let laid = 0; laid <= rows; laid++) {
      const first = cellsOf(supply, laid, 0);
      for (let at = first; at < first + width; at++) {
        if (from[at] === NEVER) continue;
        // Dirty books beyond the most that matter count as that most.
        const place = at + by + (dirty === 1 && (at + 1) % row !== 0 ? 1 : 0);
        if (to[place] < from[at] + clean) to[place] = from[at] + clean;
      }
    }
  }
  return to;
}

/**
 * The cards that could go on the meld, or begin one. Where all books grow, leftover naturals always find a place, so only
 * the fewest that make a book, or less than one, are listed.
 */
function additionsTo(
  terms: Terms,
  kind: Kind,
  meld: MeldSize | undefined,
  supply: Supply,
  least = 0,
): Addition[] {
  const { bookSize } = terms.rules;
  const endless = naturalsFindAPlace(terms);
  const there = meld ?? NO_MELD;
  const additions: Addition[] = [];
  for (let wilds = 0; wilds <= supply.wilds; wilds++) {
    let naturals = Math.max(least, fewestNaturals(terms, kind, meld, wilds));
    while (naturals <= supply.naturals && fits(terms, kind, meld, naturals, wilds)) {
      const missing = bookSize - there.naturals - there.wilds - naturals - wilds;
      const isClean = kind === WILD || there.wilds + wilds === 0;
      const [clean, dirty] = missing > 0 ? [0, 0] : isClean ? [1, 0] : [0, 1];
      additions.push({ naturals, wilds, clean, dirty });
      if (!endless) naturals++;
      else if (missing > 0) naturals += missing;
      else break;
    }
  }
  return additions;
}

const NO_MELD: MeldSize = { naturals: 0, wilds: 0, capped: false, waits: false };

/** With this many wilds, fewer naturals couldn't join the meld or begin one. */
function fewestNaturals(
  terms: Terms,
  kind: Kind,
  meld: MeldSize | undefined,
  wilds: number,
): number {
  if (kind === WILD) return 0;
  const { naturalsFor, rules, startOf } = terms;
  const { naturals } = rules.meldStart;
  const toBegin = meld
    ? 0
    : Math.max(naturals, startOf[kind] - wilds, naturalsForPoints(terms, kind, wilds));
  const { naturals: have, wilds: before } = meld ?? NO_MELD;
  return wilds === 0 ? toBegin : Math.max(toBegin, naturalsFor[before + wilds] - have);
}

/** The naturals that, with the cheapest wilds, bring the points of a new meld. */
function naturalsForPoints(
  { startPoints, value, wildValues }: Terms,
  kind: Kind,
  wilds: number,
): number {
  const short = startPoints - (wilds === 0 ? 0 : wilds * Math.min(...wildValues));
  return short <= 0 ? 0 : Math.ceil(short / value[kind]);
}

function fits(
  terms: Terms,
  kind: Kind,
  meld: MeldSize | undefined,
  naturals: number,
  wilds: number,
): boolean {
  if (meld === undefined) return !whyNotBegin(terms, kind, naturals, wilds);
  if (meld.waits) return naturals + wilds === 0;
  if (wilds > 0 && meld.capped && kind !== WILD) return false;
  return !whyNotGrow(terms, kind, meld.naturals, meld.wilds, naturals, wilds);
}
