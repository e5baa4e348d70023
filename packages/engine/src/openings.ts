import type { Seat } from './action.ts';
import { MAY_BEGIN, WILD, whyNotBegin } from './meldShape.ts';
import { PART_MOST, PART_WILD_BITS, PART_WILDS } from './moves.ts';
import { openingFor } from './opening.ts';
import type { Kind } from './pack.ts';
import { heldOfKind, type State } from './state.ts';

/** No hand lists more openings than this, weighs more melds for them, nor searches longer. */
const MOST_OPENINGS = 16;
const MOST_PARTS = 512;
const MOST_STEPS = 4000;

/** The top discard, when the opening is made with it, and what must come with it from hand. */
export interface TopDiscard {
  rank: Kind;
  pays: (naturals: number, wilds: number) => boolean;
}

/** A meld that could be part of an opening. `ofWild` packs how many of each wild kind. */
export interface Part {
  rank: Kind;
  naturals: number;
  wilds: number;
  ofWild: number;
  points: number;
}

/** A choice of wilds from hand: how many, of which kinds, worth what. */
interface WildChoice {
  wilds: number;
  ofWild: number;
  points: number;
}

interface Search {
  state: State;
  need: number;
  top: TopDiscard | undefined;
  /** Every meld the cards allow, rank by rank, that of the top discard first. */
  parts: Part[];
  /** For each part, the most points that naturals from its rank on could bring. */
  reach: number[];
  /** Wilds not yet used, packed, and their points. */
  wildsLeft: number;
  wildPoints: number;
  chosen: Part[];
  depth: number;
  found: (parts: readonly Part[], count: number) => void;
  openings: number;
  steps: number;
}

/**
 * Finds every smallest opening: enough points, and no card or meld to spare; up to a bound. With a top
 * discard its meld comes first and counts it among its naturals.
 */
export function findOpenings(
  state: State,
  seat: Seat,
  found: (parts: readonly Part[], count: number) => void,
  top?: TopDiscard,
): void {
  const need = openingFor(state, seat);
  if (mostPoints(state, seat, top) < need) return;
  const search: Search = {
    state,
    need,
    top,
    parts: [],
    reach: [],
    wildsLeft: 0,
    wildPoints: 0,
    chosen: [],
    depth: 0,
    found,
    openings: 0,
    steps: 0,
  };
  countWilds(search, seat);
  collectParts(search, seat);
  extend(search, 0, 0);
}

/** The most points that the seat's cards, and the top discard, could bring if every wild found a place. */
function mostPoints(state: State, seat: Seat, top: TopDiscard | undefined): number {
  const { ranks, wilds, value, rules } = state.terms;
  let points = 0;
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at];
    const naturals = heldOfKind(state, seat, rank) + (top?.rank === rank ? 1 : 0);
    if (naturals >= rules.meldStart.naturals) points += naturals * value[rank];
  }
  for (let at = 0; at < wilds.length; at++)
    points += heldOfKind(state, seat, wilds[at]) * value[wilds[at]];
  return points;
}

function countWilds(search: Search, seat: Seat): void {
  const { wilds, value } = search.state.terms;
  for (let at = 0; at < Math.min(wilds.length, PART_WILDS); at++) {
    const count = Math.min(PART_MOST, heldOfKind(search.state, seat, wilds[at]));
    search.wildsLeft |= count << (at * PART_WILD_BITS);
    search.wildPoints += count * value[wilds[at]];
  }
}

// The melds that the cards allow

function collectParts(search: Search, seat: Seat): void {
  const { ranks, role, rules, value } = search.state.terms;
  const { top, parts, reach } = search;
  const choices: WildChoice[] = [];
  chooseWilds(search, choices, 0, { wilds: 0, ofWild: 0, points: 0 });
  const first = top ? ranks.indexOf(top.rank) : 0;
  const ends: number[] = [];
  for (let turn = 0; turn < ranks.length; turn++) {
    const rank = ranks[(first + turn) % ranks.length];
    const naturals = heldOfKind(search.state, seat, rank) + (top?.rank === rank ? 1 : 0);
    if (role[rank] !== 'natural' || naturals < rules.meldStart.naturals) continue;
    const before = parts.length;
    collectRank(search, rank, naturals, choices);
    if (parts.length > before) ends[parts.length - 1] = naturals * value[rank];
  }
  if (rules.wildMelds > 0) collectMelds(search, WILD, 0, choices);
  reach[parts.length] = 0;
  for (let at = parts.length - 1; at >= 0; at--) reach[at] = reach[at + 1] + (ends[at] ?? 0);
}

function collectRank(
  search: Search,
  rank: Kind,
  most: number,
  choices: readonly WildChoice[],
): void {
  const { rules, value } = search.state.terms;
  for (let naturals = rules.meldStart.naturals; naturals <= most; naturals++) {
    collectMelds(search, rank, naturals, choices);
    // With naturals that suffice alone, more of them would be to spare.
    if (naturals * value[rank] >= search.need && naturals >= rules.meldStart.cards) return;
  }
}

function collectMelds(
  search: Search,
  rank: Kind,
  naturals: number,
  choices: readonly WildChoice[],
): void {
  const worth = rank === WILD ? 0 : naturals * search.state.terms.value[rank];
  for (let at = 0; at < choices.length; at++) {
    const { wilds, ofWild, points } = choices[at];
    if (search.parts.length >= MOST_PARTS || !isMeld(search, rank, naturals, wilds)) continue;
    search.parts.push({ rank, naturals, wilds, ofWild, points: worth + points });
  }
}

/** Every choice of the wilds held, from wild kind `kind` on. */
function chooseWilds(
  search: Search,
  choices: WildChoice[],
  kind: number,
  chosen: WildChoice,
): void {
  const { wilds, value } = search.state.terms;
  if (kind === Math.min(wilds.length, PART_WILDS)) {
    choices.push(chosen);
    return;
  }
  const shift = kind * PART_WILD_BITS;
  for (let take = 0; take <= ((search.wildsLeft >> shift) & PART_MOST); take++) {
    chooseWilds(search, choices, kind + 1, {
      wilds: chosen.wilds + take,
      ofWild: chosen.ofWild | (take << shift),
      points: chosen.points + take * value[wilds[kind]],
    });
  }
}

function isMeld({ state }: Search, rank: Kind, naturals: number, wilds: number): boolean {
  if (rank === WILD) return !whyNotBegin(state.terms, WILD, 0, wilds);
  const { row, cells } = state.terms.meldTable;
  return (cells[naturals * row + wilds] & MAY_BEGIN) !== 0;
}

// Choosing among them

/** Adds parts from `from` on until the points suffice. */
function extend(search: Search, from: number, points: number): void {
  const { parts, reach, need } = search;
  for (let at = from; at < parts.length; at++) {
    if (points + reach[at] + search.wildPoints < need) return;
    if (search.openings >= MOST_OPENINGS || search.steps++ >= MOST_STEPS) return;
    const part = parts[at];
    if (!maySit(search, part)) continue;
    choose(search, part);
    if (points + part.points >= need) emit(search, points + part.points);
    else extend(search, at, points + part.points);
    unchoose(search);
  }
}

/** Whether the part can join those chosen: its wilds are left, and its rank is free or takes a second meld. */
function maySit(search: Search, part: Part): boolean {
  const { top, depth, chosen } = search;
  if (depth === 0) {
    if (top && (part.rank !== top.rank || !top.pays(part.naturals - 1, part.wilds))) return false;
  } else if (chosen[depth - 1].rank === part.rank && !mayBeSecond(search, part)) {
    return false;
  }
  if (part.wilds === 0) return true;
  for (let shift = 0; shift < PART_WILDS * PART_WILD_BITS; shift += PART_WILD_BITS) {
    if (((part.ofWild >> shift) & PART_MOST) > ((search.wildsLeft >> shift) & PART_MOST))
      return false;
  }
  return true;
}

/** Whether the rank may have this meld besides those chosen: parts of a rank are chosen one after another. */
function mayBeSecond({ state, top, chosen, depth, parts }: Search, part: Part): boolean {
  const { rules } = state.terms;
  const { most, when } = rules.meldsOfRank;
  const limit = part.rank === WILD ? rules.wildMelds : most === 'any' ? Infinity : most;
  let melds = 1;
  let naturals = part.naturals;
  let unfinished = Number(sizeOf(part) < rules.bookSize);
  for (let at = depth - 1; at >= 0 && chosen[at].rank === part.rank; at--) {
    melds++;
    naturals += chosen[at].naturals;
    unfinished += Number(sizeOf(chosen[at]) < rules.bookSize);
  }
  if (melds > limit || naturals > mostNaturals(parts, part.rank)) return false;
  return part.rank === WILD || when === 'always' || (unfinished <= 1 && top?.rank !== part.rank);
}

/** How many naturals the longest part of the rank has: all there are, unless fewer suffice. */
function mostNaturals(parts: readonly Part[], rank: Kind): number {
  return parts.reduce(
    (most, part) => (part.rank === rank ? Math.max(most, part.naturals) : most),
    0,
  );
}

function choose(search: Search, part: Part): void {
  search.chosen[search.depth++] = part;
  search.wildsLeft -= part.ofWild;
  search.wildPoints -= wildPointsOf(search, part);
}

function unchoose(search: Search): void {
  const part = search.chosen[--search.depth];
  search.wildsLeft += part.ofWild;
  search.wildPoints += wildPointsOf(search, part);
}

function wildPointsOf({ state }: Search, part: Part): number {
  return part.rank === WILD
    ? part.points
    : part.points - part.naturals * state.terms.value[part.rank];
}

function sizeOf(part: Part): number {
  return part.naturals + part.wilds;
}

/** Tells the opening, unless it has something to spare. Books come first: a second meld of a rank may need it. */
function emit(search: Search, points: number): void {
  const { chosen, depth, top } = search;
  for (let at = 0; at < depth; at++) if (isSpare(search, chosen[at], points, at === 0)) return;
  search.openings++;
  const given = chosen.slice(0, top ? 1 : 0);
  const own = chosen.slice(given.length, depth).sort((a, b) => sizeOf(b) - sizeOf(a));
  search.found([...given, ...own], depth);
}

/** Whether the opening would do without the part, or without one of its cards. */
function isSpare(search: Search, part: Part, points: number, first: boolean): boolean {
  const { value, wilds: kinds } = search.state.terms;
  const { rank, naturals, wilds } = part;
  const spare = points - search.need;
  const pays = (n: number, w: number): boolean =>
    !first || !search.top || search.top.pays(n - 1, w);
  const does = (n: number, w: number): boolean => isMeld(search, rank, n, w) && pays(n, w);
  if (search.depth > 1 && part.points <= spare && !(first && search.top)) return true;
  if (rank !== WILD && value[rank] <= spare && does(naturals - 1, wilds)) return true;
  if (wilds === 0) return false;
  for (let at = 0; at < Math.min(kinds.length, PART_WILDS); at++) {
    const count = (part.ofWild >> (at * PART_WILD_BITS)) & PART_MOST;
    if (count > 0 && value[kinds[at]] <= spare && does(naturals, wilds - 1)) return true;
  }
  return false;
}
