import { addNeed, areEnough, isShared, leftAfter, noNeeds } from '@hand-and-foot/engine';
import type { BookNeeds, RankRules, Rules } from '@hand-and-foot/engine';
import { countedAs, type Supply, type Want } from './supply.ts';

/** Books that one side could hold, and the fewest wilds they take. */
interface Holding {
  clean: number;
  dirty: number;
  wilds: number;
}

/**
 * Whether one side could hold all these books at the same time. Exact: rank by rank, for every number of clean and dirty
 * books the fewest wilds that make them; counts beyond what is wanted need not be told apart.
 */
export function canHold(supply: Supply, wants: readonly Want[]): boolean {
  const counts = wants.map(({ count }) => count);
  const most = isShared(supply.sharing)
    ? Math.max(0, ...counts)
    : counts.reduce((sum, count) => sum + count, 0);
  const least = fewestWilds(supply, most);
  let holdings: Holding[] = [{ clean: 0, dirty: 0, wilds: 0 }];
  // Most ranks have as many copies as others.
  const byCopies = new Map<number, Holding[]>();
  for (const [rank, copies] of supply.ranks) {
    const known = byCopies.get(copies) ?? holdingsOf(supply, copies, least, most);
    byCopies.set(copies, known);
    const asked = wants.filter((want) => want.rank === rank);
    const own = supply.byRank.get(rank);
    const ofRank =
      asked.length > 0 || own ? known.flatMap((held) => leftOf(supply, held, asked, own)) : known;
    holdings = combined(supply, holdings, ofRank, most);
  }
  return holdings.some((held) => isEnough(supply, held, wants));
}

function isEnough(supply: Supply, held: Holding, wants: readonly Want[]): boolean {
  const wildsLeft = supply.wilds - held.wilds;
  if (wildsLeft < 0) return false;
  const wild = Math.min(supply.wildMelds, Math.floor(wildsLeft / supply.bookSize));
  const ofAll = wants.filter(({ rank }) => rank === undefined);
  return areEnough(needsOf(ofAll, supply.sharing), held.clean, held.dirty, wild);
}

/** The holding without the books that lines of its rank use up, in every way they could; none if they lack some. */
function leftOf(
  { sharing }: Supply,
  held: Holding,
  asked: readonly Want[],
  own: RankRules | undefined,
): Holding[] {
  if (held.dirty > 0 && own?.wilds === 'none') return [];
  const want = needsOf(asked, sharing);
  const counted = countedAs(held, own?.countsAs);
  const { clean, dirty, wilds } = counted;
  if (!areEnough(want, clean, dirty, 0)) return [];
  if (own?.countsAs === 'own') return [{ clean: 0, dirty: 0, wilds }];
  if (isShared(sharing)) return [counted];
  return leftAfter(want, clean, dirty).map((left) => ({ ...left, wilds }));
}

function needsOf(wants: readonly Want[], sharing: Rules['booksShared']): BookNeeds {
  const needs = noNeeds(sharing);
  for (const { kind, count } of wants) addNeed(needs, kind, count);
  return needs;
}

/** The books that the cards of one rank can make. */
function holdingsOf(
  supply: Supply,
  copies: number,
  least: readonly number[][],
  most: number,
): Holding[] {
  const row = most + 1;
  const fewest = new Float64Array(row * row).fill(Infinity);
  for (let clean = 0; clean <= most && clean * supply.bookSize <= copies; clean++)
    for (let dirty = 0; dirty <= most && clean + dirty <= supply.meldsOfRank; dirty++)
      fewest[clean * row + dirty] = least[dirty]![copies - clean * supply.bookSize]!;
  return worthKeeping(fewest, row, supply.wilds);
}

/** For each number of dirty books and of naturals of one rank, the fewest wilds that make them; Infinity where none do. */
function fewestWilds({ ranks, mixes }: Supply, most: number): number[][] {
  const copies = Math.max(0, ...ranks.values());
  const table = [Array<number>(copies + 1).fill(0)];
  for (let dirty = 1; dirty <= most; dirty++) {
    const before = table[dirty - 1]!;
    const row = Array<number>(copies + 1).fill(Infinity);
    for (const { naturals, wilds } of mixes)
      for (let left = naturals; left <= copies; left++)
        row[left] = Math.min(row[left]!, wilds + before[left - naturals]!);
    table.push(row);
  }
  return table;
}

function combined(
  supply: Supply,
  holdings: readonly Holding[],
  ofRank: readonly Holding[],
  most: number,
): Holding[] {
  const row = most + 1;
  const fewest = new Float64Array(row * row).fill(Infinity);
  for (const one of holdings) {
    for (const other of ofRank) {
      const clean = Math.min(most, one.clean + other.clean);
      const at = clean * row + Math.min(most, one.dirty + other.dirty);
      fewest[at] = Math.min(fewest[at]!, one.wilds + other.wilds);
    }
  }
  return worthKeeping(fewest, row, supply.wilds);
}

/** The fewest wilds by clean and dirty books, without holdings that another beats with no more wilds. */
function worthKeeping(fewest: Float64Array, row: number, most: number): Holding[] {
  const kept: Holding[] = [];
  for (let at = fewest.length - 1; at >= 0; at--) {
    const clean = Math.floor(at / row);
    const dirty = at % row;
    const wilds = fewest[at]!;
    const cleaner = fewest[at + row] ?? Infinity;
    const dirtier = dirty + 1 < row ? fewest[at + 1]! : Infinity;
    if (wilds <= most && wilds < cleaner && wilds < dirtier) kept.push({ clean, dirty, wilds });
    // Having more books also counts as having this many.
    fewest[at] = Math.min(wilds, cleaner, dirtier);
  }
  return kept;
}
