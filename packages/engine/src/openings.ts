import type { Seat } from './action.ts';
import { MAY_BEGIN, WILD, whyNotBegin } from './meldShape.ts';
import { PART_MOST, PART_WILD_BITS, PART_WILDS } from './moves.ts';
import { openingFor } from './opening.ts';
import type { Kind } from './pack.ts';
import { heldKindsAt, heldOfKind, type State } from './state.ts';

/** No hand lists more openings than this, nor searches longer for them. */
const MOST_OPENINGS = 16;
const MOST_STEPS = 250;

/** The top discard, when the opening is made with it, and what must come with it from hand. */
export interface TopDiscard {
  rank: Kind;
  pays: (naturals: number, wilds: number) => boolean;
}

/** One meld of an opening. `ofWild` packs how many of each wild kind. */
export interface Part {
  rank: Kind;
  naturals: number;
  wilds: number;
  ofWild: number;
  points: number;
}

interface Search {
  state: State;
  need: number;
  top: TopDiscard | undefined;
  /** The ranks, that of the top discard first, and what all from each on could bring. */
  ranks: readonly Kind[];
  reach: Int32Array;
  /** Cards left to use, per kind, and the points of the wilds among them. */
  left: Uint16Array;
  wildPoints: number;
  /** The parts chosen so far are the first `depth`; the rest wait to be used again. */
  parts: Part[];
  depth: number;
  found: (parts: readonly Part[], count: number) => void;
  openings: number;
  steps: number;
}

const wildsOf = (part: Part, at: number): number =>
  at < PART_WILDS ? (part.ofWild >> (at * PART_WILD_BITS)) & PART_MOST : 0;

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
  const { terms } = state;
  const need = openingFor(state, seat);
  if (mostPoints(state, seat, top) < need) return;
  const kinds = heldKindsAt(state, seat);
  const left = state.cells.slice(kinds, kinds + terms.kinds);
  if (top) left[top.rank]++;
  const ranks = top ? [top.rank, ...terms.ranks.filter((rank) => rank !== top.rank)] : terms.ranks;
  const search: Search = {
    state,
    need,
    top,
    ranks,
    reach: reachFrom(state, ranks, left),
    left,
    wildPoints: terms.wilds.reduce((sum, wild) => sum + left[wild] * terms.value[wild], 0),
    parts: [],
    depth: 0,
    found,
    openings: 0,
    steps: 0,
  };
  extend(search, 0, 0, 0);
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

/** For each place in the ranks, the most points that naturals from there on could bring. */
function reachFrom({ terms }: State, ranks: readonly Kind[], left: Uint16Array): Int32Array {
  const reach = new Int32Array(ranks.length + 1);
  for (let at = ranks.length - 1; at >= 0; at--) {
    const naturals = left[ranks[at]];
    const counts = naturals >= terms.rules.meldStart.naturals;
    reach[at] = reach[at + 1] + (counts ? naturals * terms.value[ranks[at]] : 0);
  }
  return reach;
}

/** Adds parts of ranks from `at` on until the points suffice. `ofRank` parts of that rank are there already. */
function extend(search: Search, at: number, points: number, ofRank: number): void {
  const { ranks, reach, need } = search;
  const owed = search.top !== undefined && search.depth === 0;
  if (points >= need && search.depth > 0 && !owed) {
    emit(search, points);
    return;
  }
  for (let next = at; next < ranks.length; next++) {
    if (points + reach[next] + search.wildPoints < need) return;
    if (search.openings >= MOST_OPENINGS || search.steps >= MOST_STEPS) return;
    extendBy(search, ranks[next], next, points, next === at ? ofRank : 0);
    if (owed) return;
  }
  if (search.state.terms.rules.wildMelds > 0)
    extendByWild(search, points, at === ranks.length ? ofRank : 0);
}

/** Tries parts of the rank, fewest naturals and wilds first. */
function extendBy(search: Search, rank: Kind, at: number, points: number, ofRank: number): void {
  const { rules, value } = search.state.terms;
  const fewest = rules.meldStart.naturals;
  if (search.left[rank] < fewest || !mayBegin(search, rank, ofRank)) return;
  for (let naturals = fewest; naturals <= search.left[rank]; naturals++) {
    const worth = naturals * value[rank];
    chooseWilds(search, rank, naturals, 0, 0, worth, 0, at, points, ofRank);
    // More naturals than enough would leave one to spare.
    if (points + worth >= search.need && isMeld(search, rank, naturals, 0, search.depth === 0))
      return;
  }
}

function extendByWild(search: Search, points: number, ofRank: number): void {
  if (ofRank < search.state.terms.rules.wildMelds) {
    chooseWilds(search, WILD, 0, 0, 0, 0, 0, search.ranks.length, points, ofRank);
  }
}

/** Second melds of a rank follow the first in falling size, so that each pair comes up once. */
function mayBegin({ state, parts, depth }: Search, rank: Kind, ofRank: number): boolean {
  const { rules, role } = state.terms;
  if (role[rank] !== 'natural') return false;
  if (ofRank === 0) return true;
  const { most, when } = rules.meldsOfRank;
  if (most !== 'any' && ofRank >= most) return false;
  if (when === 'always') return true;
  for (let at = depth - ofRank; at < depth; at++)
    if (sizeOf(parts[at]) < rules.bookSize) return false;
  return true;
}

/** Completes a part with every choice of wilds, from wild kind `kind` on, and goes on from there. */
function chooseWilds(
  search: Search,
  rank: Kind,
  naturals: number,
  wilds: number,
  ofWild: number,
  worth: number,
  kind: number,
  at: number,
  points: number,
  ofRank: number,
): void {
  const { terms } = search.state;
  if (kind === Math.min(terms.wilds.length, PART_WILDS)) {
    if (!isMeld(search, rank, naturals, wilds, search.depth === 0)) return;
    search.steps++;
    push(search, rank, naturals, wilds, ofWild, worth);
    if (inOrder(search)) extend(search, at, points + worth, ofRank + 1);
    pop(search);
    return;
  }
  const wild = terms.wilds[kind];
  const room = rank === WILD ? search.left[wild] : terms.wildsWith[naturals] - wilds;
  const most = Math.min(search.left[wild], room, PART_MOST);
  for (let take = 0; take <= most; take++) {
    const withThese = worth + take * terms.value[wild];
    const packed = ofWild | (take << (kind * PART_WILD_BITS));
    chooseWilds(
      search,
      rank,
      naturals,
      wilds + take,
      packed,
      withThese,
      kind + 1,
      at,
      points,
      ofRank,
    );
    // More of this wild than enough would leave one to spare.
    if (points + withThese >= search.need && naturals + wilds + take >= terms.rules.meldStart.cards)
      return;
  }
}

function push(
  search: Search,
  rank: Kind,
  naturals: number,
  wilds: number,
  ofWild: number,
  points: number,
): void {
  const part = (search.parts[search.depth++] ??= { rank, naturals, wilds, ofWild, points });
  part.rank = rank;
  part.naturals = naturals;
  part.wilds = wilds;
  part.ofWild = ofWild;
  part.points = points;
  use(search, part, 1);
}

function pop(search: Search): void {
  use(search, search.parts[--search.depth], -1);
}

function use(search: Search, part: Part, sign: 1 | -1): void {
  const { wilds, value } = search.state.terms;
  if (part.rank !== WILD) search.left[part.rank] -= sign * part.naturals;
  if (part.wilds === 0) return;
  for (let at = 0; at < wilds.length; at++) {
    const count = sign * wildsOf(part, at);
    search.left[wilds[at]] -= count;
    search.wildPoints -= count * value[wilds[at]];
  }
}

function inOrder({ parts, depth }: Search): boolean {
  if (depth < 2) return true;
  const before = parts[depth - 2];
  const part = parts[depth - 1];
  return before.rank !== part.rank || sizeOf(before) >= sizeOf(part);
}

/** Whether so many cards make a meld; the first one must pay for the top discard, if there is one. */
function isMeld(
  { state, top }: Search,
  rank: Kind,
  naturals: number,
  wilds: number,
  first: boolean,
): boolean {
  const { meldTable } = state.terms;
  if (
    rank === WILD
      ? whyNotBegin(state.terms, WILD, 0, wilds)
      : !(meldTable.cells[naturals * meldTable.row + wilds] & MAY_BEGIN)
  ) {
    return false;
  }
  return top === undefined || !first || top.pays(naturals - 1, wilds);
}

function sizeOf(part: Part): number {
  return part.naturals + part.wilds;
}

function emit(search: Search, points: number): void {
  for (let at = 0; at < search.depth; at++) {
    if (isSpare(search, search.parts[at], points, at === 0)) return;
  }
  search.openings++;
  search.found(search.parts, search.depth);
}

/** Whether the opening would do without the part, or without one of its cards. */
function isSpare(search: Search, part: Part, points: number, first: boolean): boolean {
  const { value, wilds: kinds } = search.state.terms;
  const { rank, naturals, wilds } = part;
  const spare = points - search.need;
  if (search.depth > 1 && part.points <= spare && !(first && search.top)) return true;
  if (rank !== WILD && value[rank] <= spare && isMeld(search, rank, naturals - 1, wilds, first))
    return true;
  if (wilds === 0) return false;
  for (let at = 0; at < kinds.length; at++) {
    if (
      wildsOf(part, at) > 0 &&
      value[kinds[at]] <= spare &&
      isMeld(search, rank, naturals, wilds - 1, first)
    )
      return true;
  }
  return false;
}
