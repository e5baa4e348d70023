import {
  bonusFor,
  cardsToBook,
  mostMelds,
  roomInMeld,
  WILD,
  type Kind,
  type Terms,
} from '@hand-and-foot/engine';
import { clamp } from './chances.ts';
import type { Outlook } from './outlook.ts';
import type { Standing } from './standing.ts';

/**
 * Everything that could become a book: every meld, then every rank that is only held. Refilled for each
 * standing, so that weighing one allocates nothing.
 */
export interface Prospects {
  count: number;
  readonly rank: Int32Array;
  readonly clean: Float64Array;
  readonly dirty: Float64Array;
  readonly wild: Float64Array;
  /** The likeliest of the three. */
  readonly any: Float64Array;
  /** The worth of its best way to a book. */
  readonly best: Float64Array;
  readonly taken: Uint8Array;
  /** For each rank, the cards that its melds still take. */
  readonly room: Int32Array;
  /** Whether a rank's melds are full and no other may begin, so that its cards can only be thrown. */
  readonly full: Uint8Array;
  /** Wilds that the melds could take, and those that they may take once they have grown. */
  wildRoom: number;
  wildHope: number;
  /** The chance that all books that going out needs come about. */
  readiness: number;
}

/** Room that no number of cards fills. */
const NO_END = 1000;

export function newProspects(terms: Terms): Prospects {
  const most = terms.layout.mostMelds + terms.kinds;
  return {
    count: 0,
    rank: new Int32Array(most),
    clean: new Float64Array(most),
    dirty: new Float64Array(most),
    wild: new Float64Array(most),
    any: new Float64Array(most),
    best: new Float64Array(most),
    taken: new Uint8Array(most),
    room: new Int32Array(terms.kinds),
    full: new Uint8Array(terms.kinds),
    wildRoom: 0,
    wildHope: 0,
    readiness: 0,
  };
}

export function weighProspects(look: Outlook, standing: Standing): void {
  const { prospects } = look;
  prospects.count = 0;
  prospects.room.fill(0);
  prospects.wildRoom = 0;
  prospects.wildHope = 0;
  let open = 0;
  for (let at = 0; at < standing.melds; at++) {
    const kind = standing.kind[at]!;
    if (kind === WILD) weighWildMeld(look, standing.wilds[at]!);
    else open |= weighMeld(look, standing, at, (open & (1 << kind)) === 0);
  }
  weighHeldRanks(look, standing, open);
  if (look.weights.full > 0) findFull(look, standing);
}

function findFull({ prospects, terms }: Outlook, standing: Standing): void {
  const { full, room } = prospects;
  for (const rank of terms.ranks)
    full[rank] = Number(room[rank] === 0 && meldsOf(standing, rank) >= mostMelds(terms, rank));
}

/** Answers with the rank as a bit if the meld is no book yet. */
function weighMeld(look: Outlook, standing: Standing, at: number, first: boolean): number {
  const { prospects, terms, weights, row } = look;
  const kind = standing.kind[at]!;
  const naturals = standing.naturals[at]!;
  const wilds = standing.wilds[at]!;
  const size = naturals + wilds;
  const lacks = cardsToBook(terms, size);
  const takes = Math.min(NO_END, roomInMeld(terms, size, wilds));
  if (lacks === 0) {
    if (takes > 0) prospects.room[kind] = NO_END;
    add(look, kind, wilds > 0 ? 0 : 1, wilds > 0 ? 1 : 0);
    return 0;
  }
  prospects.room[kind]! += takes;
  const inHand = first ? standing.held[kind]! : 0;
  const missing = Math.max(0, lacks - inHand);
  const sure = inHand > 0 ? weights.nearly : 1;
  const slots = Math.max(0, look.wildsInBook - wilds);
  const room = clamp(terms.wildsWith[naturals + inHand]! - wilds, 0, missing);
  addWildRoom(look, kind, naturals + inHand, room, Math.min(slots, missing));
  const lacking = Math.max(0, missing - slots);
  const clean = wilds > 0 ? 0 : sure * look.clean[kind * row + missing]!;
  const dirty = Math.min(look.dirty[kind * row + missing]!, look.clean[kind * row + lacking]!);
  add(look, kind, clean, sure * dirty);
  return 1 << kind;
}

function weighWildMeld(look: Outlook, wilds: number): void {
  const { prospects, terms } = look;
  const missing = cardsToBook(terms, wilds);
  const at = prospects.count++;
  prospects.wildRoom += missing;
  prospects.rank[at] = WILD;
  prospects.clean[at] = 0;
  prospects.dirty[at] = 0;
  const chance = look.wild[missing]!;
  prospects.wild[at] = chance;
  prospects.any[at] = chance;
  prospects.best[at] = chance * bonusFor(terms, 'wild', WILD);
}

/** Ranks without an open meld: what is held could become one. */
function weighHeldRanks(look: Outlook, standing: Standing, open: number): void {
  const { terms, weights, row } = look;
  for (const rank of terms.ranks) {
    const count = standing.held[rank]!;
    if (count === 0 || open & (1 << rank)) continue;
    if (meldsOf(standing, rank) >= mostMelds(terms, rank)) continue;
    const promise = count === 1 ? weights.single : count === 2 ? weights.pair : weights.triple;
    const missing = cardsToBook(terms, count);
    const room =
      count < terms.rules.meldStart.naturals ? 0 : clamp(terms.wildsWith[count]!, 0, missing);
    addWildRoom(look, rank, count, room, Math.min(look.wildsInBook, missing));
    const lacking = Math.max(0, missing - look.wildsInBook);
    const dirty = Math.min(look.dirty[rank * row + missing]!, look.clean[rank * row + lacking]!);
    add(look, rank, promise * look.clean[rank * row + missing]!, promise * dirty);
  }
}

/** Room for wilds now, and room in all once there are enough naturals. */
function addWildRoom(
  { clean, prospects, row, terms, wildsInBook }: Outlook,
  rank: Kind,
  naturals: number,
  now: number,
  later: number,
): void {
  prospects.wildRoom += now;
  if (later <= now) return;
  const lacking = cardsToBook(terms, wildsInBook + naturals);
  prospects.wildHope += (later - now) * clean[rank * row + lacking]!;
}

function meldsOf(standing: Standing, rank: Kind): number {
  let melds = 0;
  for (let at = 0; at < standing.melds; at++) if (standing.kind[at] === rank) melds++;
  return melds;
}

function add({ prospects, terms }: Outlook, rank: Kind, clean: number, dirty: number): void {
  const at = prospects.count++;
  prospects.rank[at] = rank;
  prospects.clean[at] = clean;
  prospects.dirty[at] = dirty;
  prospects.wild[at] = 0;
  prospects.any[at] = Math.max(clean, dirty);
  prospects.best[at] = Math.max(
    clean * terms.bookBonus.clean[rank]!,
    dirty * terms.bookBonus.dirty[rank]!,
  );
}

/** The bonus of a book of each rank, if a clean or a dirty one is needed; if not, all count the same. */
type Bonus = Terms['bookBonus']['clean'] | undefined;

/**
 * The prospects' value for going out. Each needed book is counted where it's likeliest, minus what that meld
 * could be instead.
 */
export function needsWorth(look: Outlook): number {
  const { prospects, needs, weights, booksNeeded } = look;
  const { bookBonus } = look.terms;
  prospects.readiness = 1;
  if (booksNeeded === 0) return 0;
  prospects.taken.fill(0, 0, prospects.count);
  const worth = (weights.need * look.outStake) / booksNeeded;
  let points = 0;
  for (const need of needs) {
    const chances = prospects[need.kind];
    const bonus = need.kind === 'clean' || need.kind === 'dirty' ? bookBonus[need.kind] : undefined;
    for (let copy = 0; copy < need.count; copy++) {
      const at = likeliest(prospects, need.rank, chances, bonus, worth);
      if (at < 0) {
        prospects.readiness = 0;
        break;
      }
      prospects.taken[at] = 1;
      prospects.readiness *= chances[at]!;
      points += gainOf(prospects, chances, bonus, at, worth);
    }
  }
  return points;
}

function likeliest(
  prospects: Prospects,
  needed: Kind | undefined,
  chances: Float64Array,
  bonus: Bonus,
  worth: number,
): number {
  const { count, rank, taken } = prospects;
  let found = -1;
  let most = 0;
  for (let at = 0; at < count; at++) {
    if (chances[at] === 0 || taken[at] || (needed !== undefined && rank[at] !== needed)) continue;
    const gain = gainOf(prospects, chances, bonus, at, worth);
    if (gain > most) {
      found = at;
      most = gain;
    }
  }
  return found;
}

/** The gain from counting on this meld for a needed book it has a chance of. */
function gainOf(
  { best, rank }: Prospects,
  chances: Float64Array,
  bonus: Bonus,
  at: number,
  worth: number,
): number {
  const chance = chances[at]!;
  return bonus ? chance * (worth + bonus[rank[at]!]!) - best[at]! : chance * worth;
}
