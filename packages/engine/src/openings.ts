import type { Lay, Seat } from './action.ts';
import { WILD, whyNotBegin } from './meld.ts';
import { openingFor } from './opening.ts';
import type { Card, Kind } from './pack.ts';
import { heldFace, heldOfKind, type State } from './state.ts';

/** No hand lists more openings than this, nor searches longer for them. */
const MOST_OPENINGS = 48;
const MOST_STEPS = 3000;

/** One meld of an opening: its rank, naturals, and how many of each wild kind. */
interface Part {
  rank: Kind;
  naturals: number;
  wilds: number[];
  points: number;
}

/** The top discard, when the opening is made with it, and what must come with it from hand. */
export interface TopDiscard {
  rank: Kind;
  pays: (naturals: number, wilds: number) => boolean;
}

interface Search {
  state: State;
  seat: Seat;
  need: number;
  top: TopDiscard | undefined;
  /** The ranks, that of the top discard first. */
  ranks: readonly Kind[];
  /** Cards left to use, per kind. */
  left: number[];
  parts: Part[];
  found: (lays: Lay[]) => void;
  openings: number;
  steps: number;
}

/**
 * Every smallest opening: enough points, and no card or meld to spare. With a top discard its meld
 * comes first, told without it.
 */
export function listOpenings(
  state: State,
  seat: Seat,
  found: (lays: Lay[]) => void,
  top?: TopDiscard,
): void {
  const { terms } = state;
  const left = Array.from({ length: terms.kinds }, (_, kind) => heldOfKind(state, seat, kind));
  if (top) left[top.rank]++;
  const ranks = top ? [top.rank, ...terms.ranks.filter((rank) => rank !== top.rank)] : terms.ranks;
  const need = openingFor(state, seat);
  const search: Search = {
    state,
    seat,
    need,
    top,
    ranks,
    left,
    parts: [],
    found,
    openings: 0,
    steps: 0,
  };
  if (reach(search, 0) >= need) extend(search, 0, 0, 0);
}

/** The most points that ranks from `at` on, and all wilds, could still bring. */
function reach({ state, ranks, left }: Search, at: number): number {
  const { rules, value, wilds } = state.terms;
  let points = 0;
  for (let rank = at; rank < ranks.length; rank++) {
    const kind = ranks[rank];
    if (left[kind] >= rules.meldStart.naturals) points += left[kind] * value[kind];
  }
  for (const wild of wilds) points += left[wild] * value[wild];
  return points;
}

/** Adds parts of ranks from `at` on until the points suffice. `ofRank` parts of this rank are there already. */
function extend(search: Search, at: number, points: number, ofRank: number): void {
  if (search.openings >= MOST_OPENINGS || search.steps++ >= MOST_STEPS) return;
  const { terms } = search.state;
  const owed = search.top !== undefined && search.parts.length === 0;
  if (points >= search.need && !owed) {
    emit(search, points);
    return;
  }
  if (points + reach(search, at) < search.need) return;
  if (at === search.ranks.length) {
    extendWild(search, at, points, ofRank);
    return;
  }
  const rank = search.ranks[at];
  if (mayBegin(search, rank, ofRank)) {
    for (let naturals = terms.rules.meldStart.naturals; naturals <= search.left[rank]; naturals++) {
      tryParts(
        search,
        { rank, naturals, wilds: [], points: naturals * terms.value[rank] },
        (part) => extend(search, at, points + part.points, ofRank + 1),
      );
    }
  }
  if (!owed) extend(search, at + 1, points, 0);
}

function extendWild(search: Search, at: number, points: number, ofRank: number): void {
  if (ofRank < search.state.terms.rules.wildMelds) {
    tryParts(search, { rank: WILD, naturals: 0, wilds: [], points: 0 }, (part) =>
      extend(search, at, points + part.points, ofRank + 1),
    );
  }
}

/** Second melds of a rank follow the first in falling size, so that each pair comes up once. */
function mayBegin({ state, parts }: Search, rank: Kind, ofRank: number): boolean {
  const { rules, role } = state.terms;
  if (role[rank] !== 'natural') return false;
  if (ofRank === 0) return true;
  const { most, when } = rules.meldsOfRank;
  if (most !== 'any' && ofRank >= most) return false;
  return when === 'always' || parts.slice(-ofRank).every((part) => sizeOf(part) >= rules.bookSize);
}

/** Completes the part with every choice of wilds that makes it a meld. */
function tryParts(search: Search, part: Part, next: (part: Part) => void): void {
  const { terms } = search.state;
  const choose = (at: number, wilds: number[], count: number, points: number): void => {
    if (at === terms.wilds.length) {
      const whole = { ...part, wilds, points };
      if (!fits(search, whole) || !inOrder(search, whole)) return;
      use(search, whole, 1);
      search.parts.push(whole);
      next(whole);
      search.parts.pop();
      use(search, whole, -1);
      return;
    }
    const wild = terms.wilds[at];
    for (let take = 0; take <= search.left[wild]; take++) {
      if (part.rank !== WILD && count + take > terms.wildsWith[part.naturals]) break;
      choose(at + 1, [...wilds, take], count + take, points + take * terms.value[wild]);
    }
  };
  choose(0, [], 0, part.points);
}

function fits(search: Search, part: Part): boolean {
  return isMeld(search, part.rank, part.naturals, countWilds(part), search.parts.length === 0);
}

/** Whether so many cards make a meld; the first one must pay for the top discard, if there is one. */
function isMeld(
  { state, top }: Search,
  rank: Kind,
  naturals: number,
  wilds: number,
  first: boolean,
): boolean {
  if (whyNotBegin(state.terms, rank, naturals, wilds)) return false;
  return top === undefined || !first || top.pays(naturals - 1, wilds);
}

function inOrder({ parts }: Search, part: Part): boolean {
  const before = parts.at(-1);
  return before === undefined || before.rank !== part.rank || sizeOf(before) >= sizeOf(part);
}

function use({ state, left }: Search, part: Part, sign: 1 | -1): void {
  if (part.rank !== WILD) left[part.rank] -= sign * part.naturals;
  part.wilds.forEach((count, at) => (left[state.terms.wilds[at]] -= sign * count));
}

function countWilds(part: Part): number {
  return part.wilds.reduce((sum, count) => sum + count, 0);
}

function sizeOf(part: Part): number {
  return part.naturals + countWilds(part);
}

function emit(search: Search, points: number): void {
  if (search.parts.some((part, at) => isSpare(search, part, points, at === 0))) return;
  search.openings++;
  const taken = new Map<Kind, number>();
  search.found(
    search.parts.map((part, at) => ({ cards: cardsFor(search, part, taken, at === 0) })),
  );
}

/** Whether the opening would do without the part, or without one of its cards. */
function isSpare(search: Search, part: Part, points: number, first: boolean): boolean {
  const { terms } = search.state;
  const { rank, naturals } = part;
  const wilds = countWilds(part);
  const spare = points - search.need;
  if (part.points <= spare && !(first && search.top)) return true;
  const fewer = (ofNaturals: number, ofWilds: number): boolean =>
    isMeld(search, rank, naturals - ofNaturals, wilds - ofWilds, first);
  if (rank !== WILD && terms.value[rank] <= spare && fewer(1, 0)) return true;
  return part.wilds.some(
    (count, at) => count > 0 && terms.value[terms.wilds[at]] <= spare && fewer(0, 1),
  );
}

/** The faces of the part, after those that earlier parts took. */
function cardsFor(
  { state, seat, top }: Search,
  part: Part,
  taken: Map<Kind, number>,
  first: boolean,
): Card[] {
  const cards: Card[] = [];
  const takeFrom = (kind: Kind, count: number): void => {
    const skip = taken.get(kind) ?? 0;
    for (let at = 0; at < count; at++) cards.push(heldFace(state, seat, kind, skip + at));
    taken.set(kind, skip + count);
  };
  if (part.rank !== WILD) takeFrom(part.rank, first && top ? part.naturals - 1 : part.naturals);
  part.wilds.forEach((count, at) => takeFrom(state.terms.wilds[at], count));
  return cards;
}
