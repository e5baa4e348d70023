import type { Supply, Want } from './supply.ts';

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
  const most = Math.max(0, ...wants.map(({ count }) => count));
  const least = fewestWilds(supply, most);
  let holdings: Holding[] = [{ clean: 0, dirty: 0, wilds: 0 }];
  for (const rank of supply.ranks.keys()) {
    const ofRank = holdingsOf(supply, rank, least, most).filter((held) =>
      satisfies(held, rank, wants),
    );
    holdings = combined(holdings, ofRank, most);
  }
  return holdings.some((held) => isEnough(supply, held, wants));
}

function isEnough(supply: Supply, held: Holding, wants: readonly Want[]): boolean {
  const wildsLeft = supply.wilds - held.wilds;
  if (wildsLeft < 0) return false;
  const wild = Math.min(supply.wildMelds, Math.floor(wildsLeft / supply.bookSize));
  const counts = { ...held, wild, any: held.clean + held.dirty + wild };
  return wants
    .filter(({ rank }) => rank === undefined)
    .every(({ kind, count }) => counts[kind] >= count);
}

function satisfies({ clean, dirty }: Holding, rank: string, wants: readonly Want[]): boolean {
  const counts = { clean, dirty, wild: 0, any: clean + dirty };
  return wants
    .filter((want) => want.rank === rank)
    .every(({ kind, count }) => counts[kind] >= count);
}

/** What the cards of one rank can become. */
function holdingsOf(
  supply: Supply,
  rank: string,
  least: readonly number[][],
  most: number,
): Holding[] {
  const copies = supply.ranks.get(rank) ?? 0;
  const holdings: Holding[] = [];
  for (let clean = 0; clean <= most && clean * supply.bookSize <= copies; clean++) {
    for (let dirty = 0; dirty <= most && clean + dirty <= supply.meldsOfRank; dirty++) {
      const wilds = least[dirty]![copies - clean * supply.bookSize]!;
      if (wilds <= supply.wilds) holdings.push({ clean, dirty, wilds });
    }
  }
  return holdings;
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
  holdings: readonly Holding[],
  ofRank: readonly Holding[],
  most: number,
): Holding[] {
  const best = new Map<number, Holding>();
  for (const one of holdings) {
    for (const other of ofRank) {
      const clean = Math.min(most, one.clean + other.clean);
      const dirty = Math.min(most, one.dirty + other.dirty);
      const wilds = one.wilds + other.wilds;
      const key = clean * (most + 1) + dirty;
      if (wilds < (best.get(key)?.wilds ?? Infinity)) best.set(key, { clean, dirty, wilds });
    }
  }
  return [...best.values()];
}
