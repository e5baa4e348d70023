import type { Seat } from './action.ts';
import { lowestBit } from './bits.ts';
import { MAY_BEGIN, WILD, whyNotBegin } from './meldShape.ts';
import { pushPart, pushParts, PART_MOST, PART_WILD_BITS, PART_WILDS, type Moves } from './moves.ts';
import { openingFor } from './opening.ts';
import type { Kind } from './pack.ts';
import { paysFor } from './pickUp.ts';
import { heldKindsAt, type State } from './state.ts';

/** No hand lists more openings than this, weighs more melds for them, nor searches longer. */
const MOST_OPENINGS = 16;
const MOST_PARTS = 512;
const MOST_STEPS = 4000;

/** Stands for the top discard's rank where the opening is made from the hand alone. */
export const NO_TOP: Kind = -1;

// A search happens before every first meld, so it makes no objects: what it weighs lies in columns,
// filled anew each time.

/** The melds that could be parts of an opening, rank by rank, that of the top discard first. */
const partRank = new Uint8Array(MOST_PARTS);
const partNaturals = new Uint16Array(MOST_PARTS);
const partWilds = new Uint16Array(MOST_PARTS);
/** How many of each wild kind, packed. */
const partOfWild = new Int32Array(MOST_PARTS);
const partPoints = new Int32Array(MOST_PARTS);
/** The most points that naturals from the part's rank on could bring. */
const reach = new Int32Array(MOST_PARTS + 1);
/** Where the parts of the next rank begin. */
const nextRank = new Uint16Array(MOST_PARTS);
/** The parts chosen so far. */
const chosen = new Uint16Array(MOST_PARTS);
const ordered: number[] = [];

/** The choices of wilds from hand: how many, of which kinds, worth what. */
const choiceWilds = new Uint16Array(MOST_PARTS);
const choiceOfWild = new Int32Array(MOST_PARTS);
const choicePoints = new Int32Array(MOST_PARTS);

interface Search {
  readonly state: State;
  readonly moves: Moves;
  readonly op: number;
  readonly need: number;
  /** The top discard's rank when the opening is made with it. */
  readonly top: Kind;
  /** Whether no rank may have a second meld. */
  readonly oneEach: boolean;
  choices: number;
  parts: number;
  /** Wilds not yet used, packed, and their points. */
  wildsLeft: number;
  wildPoints: number;
  depth: number;
  openings: number;
  steps: number;
}

/**
 * Lists every smallest opening: enough points, and no card or meld to spare; up to a bound. With a top
 * discard its meld comes first and counts it among its naturals.
 */
export function listOpenings(
  state: State,
  seat: Seat,
  moves: Moves,
  op: number,
  top: Kind = NO_TOP,
): void {
  const { rules } = state.terms;
  const need = openingFor(state, seat);
  if (mostPoints(state, seat, top) < need) return;
  const search: Search = {
    state,
    moves,
    op,
    need,
    top,
    oneEach: rules.meldsOfRank.most === 1 && rules.wildMelds <= 1,
    choices: 0,
    parts: 0,
    wildsLeft: 0,
    wildPoints: 0,
    depth: 0,
    openings: 0,
    steps: 0,
  };
  chooseWilds(search, seat);
  collectParts(search, seat);
  extend(search, 0, 0);
}

/** The most points that the seat's cards, and the top discard, could bring if every wild found a place. */
function mostPoints({ cells, kindsHeld, terms }: State, seat: Seat, top: Kind): number {
  const { rankKinds, value, wildKinds } = terms;
  const { cards, naturals: fewest } = terms.rules.meldStart;
  const counts = heldKindsAt(terms, seat);
  const wilds = kindsHeld[seat] & wildKinds;
  const least = wilds === 0 ? cards : fewest;
  let points = top === NO_TOP ? 0 : value[top];
  for (let left = kindsHeld[seat] & rankKinds; left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    const naturals = cells[counts + rank];
    if (naturals >= least || rank === top) points += naturals * value[rank];
  }
  for (let left = wilds; left !== 0; left &= left - 1) {
    const wild = lowestBit(left);
    points += cells[counts + wild] * value[wild];
  }
  return points;
}

// The melds that the cards allow

/** Every choice of the wilds held; those of a later kind change fastest. */
function chooseWilds(search: Search, seat: Seat): void {
  const { cells, terms } = search.state;
  const { wilds, value } = terms;
  const counts = heldKindsAt(terms, seat);
  search.choices = 1;
  for (let at = Math.min(wilds.length, PART_WILDS) - 1; at >= 0; at--) {
    const held = Math.min(PART_MOST, cells[counts + wilds[at]]);
    const each = value[wilds[at]];
    const before = search.choices;
    for (let take = 1; take <= held && search.choices + before <= MOST_PARTS; take++) {
      for (let choice = 0; choice < before; choice++) {
        choiceWilds[search.choices] = choiceWilds[choice] + take;
        choiceOfWild[search.choices] = choiceOfWild[choice] | (take << (at * PART_WILD_BITS));
        choicePoints[search.choices++] = choicePoints[choice] + take * each;
      }
    }
    search.wildsLeft |= held << (at * PART_WILD_BITS);
    search.wildPoints += held * each;
  }
}

function collectParts(search: Search, seat: Seat): void {
  const { state, top } = search;
  const { cells, terms } = state;
  const { ranks, naturalKinds, rules, value } = terms;
  const { naturals: fewest } = rules.meldStart;
  const counts = heldKindsAt(terms, seat);
  const first = top === NO_TOP ? 0 : ranks.indexOf(top);
  for (let turn = 0; turn < ranks.length; turn++) {
    const rank = ranks[(first + turn) % ranks.length];
    const naturals = cells[counts + rank] + (rank === top ? 1 : 0);
    if (naturals < fewest || !(naturalKinds & (1 << rank))) continue;
    const before = search.parts;
    collectRank(search, rank, naturals);
    if (search.parts > before) reach[search.parts - 1] = naturals * value[rank];
    nextRank.fill(search.parts, before, search.parts);
  }
  if (rules.wildMelds > 0) {
    const before = search.parts;
    collectMelds(search, WILD, 0);
    nextRank.fill(search.parts, before, search.parts);
  }
  reach[search.parts] = 0;
  for (let at = search.parts - 1; at >= 0; at--) reach[at] += reach[at + 1];
}

function collectRank(search: Search, rank: Kind, most: number): void {
  const { rules, value } = search.state.terms;
  const { cards, naturals: fewest } = rules.meldStart;
  for (let naturals = fewest; naturals <= most; naturals++) {
    collectMelds(search, rank, naturals);
    // With naturals that suffice alone, more of them would be to spare.
    if (naturals * value[rank] >= search.need && naturals >= cards) return;
  }
}

function collectMelds(search: Search, rank: Kind, naturals: number): void {
  const { terms } = search.state;
  const worth = rank === WILD ? 0 : naturals * terms.value[rank];
  const { choices } = search;
  let at = search.parts;
  for (let choice = 0; choice < choices && at < MOST_PARTS; choice++) {
    const wilds = choiceWilds[choice];
    if (!isMeld(search.state, rank, naturals, wilds)) continue;
    partRank[at] = rank;
    partNaturals[at] = naturals;
    partWilds[at] = wilds;
    partOfWild[at] = choiceOfWild[choice];
    reach[at] = 0;
    partPoints[at++] = worth + choicePoints[choice];
  }
  search.parts = at;
}

function isMeld({ terms }: State, rank: Kind, naturals: number, wilds: number): boolean {
  if (rank === WILD) return !whyNotBegin(terms, WILD, 0, wilds);
  const { row, cells } = terms.meldTable;
  return (cells[naturals * row + wilds] & MAY_BEGIN) !== 0;
}

// Choosing among them

/** Adds parts from `from` on until the points suffice. */
function extend(search: Search, from: number, points: number): void {
  const { parts, need, oneEach } = search;
  for (let at = from; at < parts; at++) {
    if (points + reach[at] + search.wildPoints < need) return;
    if (search.openings >= MOST_OPENINGS || search.steps++ >= MOST_STEPS) return;
    if (!maySit(search, at)) continue;
    const sum = points + partPoints[at];
    const ofWild = partOfWild[at];
    const wildPoints = wildPointsOf(search, at);
    chosen[search.depth++] = at;
    search.wildsLeft -= ofWild;
    search.wildPoints -= wildPoints;
    if (sum >= need) emit(search, sum);
    else extend(search, oneEach ? nextRank[at] : at, sum);
    search.depth--;
    search.wildsLeft += ofWild;
    search.wildPoints += wildPoints;
  }
}

function wildPointsOf({ state }: Search, part: number): number {
  const rank = partRank[part];
  return rank === WILD
    ? partPoints[part]
    : partPoints[part] - partNaturals[part] * state.terms.value[rank];
}

/** Whether the part can join those chosen: its wilds are left, and its rank is free or takes a second meld. */
function maySit(search: Search, part: number): boolean {
  const { top, depth } = search;
  if (depth === 0) {
    if (
      top !== NO_TOP &&
      (partRank[part] !== top || !pays(search, partNaturals[part], partWilds[part]))
    )
      return false;
  } else if (partRank[chosen[depth - 1]] === partRank[part] && !mayBeSecond(search, part)) {
    return false;
  }
  if (partWilds[part] === 0) return true;
  for (let need = partOfWild[part], left = search.wildsLeft; need !== 0;) {
    if ((need & PART_MOST) > (left & PART_MOST)) return false;
    need >>= PART_WILD_BITS;
    left >>= PART_WILD_BITS;
  }
  return true;
}

/** Whether such a meld, the top discard among its naturals, pays for taking it. */
function pays({ state }: Search, naturals: number, wilds: number): boolean {
  return paysFor(state, naturals - 1, wilds);
}

/** Whether the rank may have this meld besides those chosen: parts of a rank are chosen one after another. */
function mayBeSecond({ state, top, depth, parts }: Search, part: number): boolean {
  const { rules } = state.terms;
  const { most, when } = rules.meldsOfRank;
  const rank = partRank[part];
  const limit = rank === WILD ? rules.wildMelds : most === 'any' ? Infinity : most;
  let melds = 1;
  let naturals = partNaturals[part];
  let unfinished = sizeOf(part) < rules.bookSize ? 1 : 0;
  for (let at = depth - 1; at >= 0 && partRank[chosen[at]] === rank; at--) {
    melds++;
    naturals += partNaturals[chosen[at]];
    if (sizeOf(chosen[at]) < rules.bookSize) unfinished++;
  }
  if (melds > limit || naturals > mostNaturals(parts, rank)) return false;
  return rank === WILD || when === 'always' || (unfinished <= 1 && top !== rank);
}

/** How many naturals the longest part of the rank has: all there are, unless fewer suffice. */
function mostNaturals(parts: number, rank: Kind): number {
  let most = 0;
  for (let at = 0; at < parts; at++)
    if (partRank[at] === rank) most = Math.max(most, partNaturals[at]);
  return most;
}

function sizeOf(part: number): number {
  return partNaturals[part] + partWilds[part];
}

/** Lists the opening, unless it has something to spare. Books come first: a second meld of a rank may need it. */
function emit(search: Search, points: number): void {
  const { depth, top } = search;
  const spare = points - search.need;
  for (let at = 0; at < depth; at++) if (isSpare(search, chosen[at], spare, at === 0)) return;
  search.openings++;
  const first = top === NO_TOP ? 0 : 1;
  for (let at = 0; at < depth; at++) {
    const size = sizeOf(chosen[at]);
    let place = at;
    for (; place > first && sizeOf(ordered[place - 1]) < size; place--)
      ordered[place] = ordered[place - 1];
    ordered[place] = chosen[at];
  }
  pushParts(search.moves, search.op, depth);
  for (let at = 0; at < depth; at++) {
    const part = ordered[at];
    pushPart(search.moves, partRank[part], partNaturals[part], partOfWild[part]);
  }
}

/** Whether the opening would do without the part, or without one of its cards. */
function isSpare(search: Search, part: number, spare: number, first: boolean): boolean {
  const { value, wilds: kinds } = search.state.terms;
  const rank = partRank[part];
  const naturals = partNaturals[part];
  const wilds = partWilds[part];
  const withTop = first && search.top !== NO_TOP;
  if (search.depth > 1 && partPoints[part] <= spare && !withTop) return true;
  if (rank !== WILD && value[rank] <= spare && does(search, rank, naturals - 1, wilds, withTop))
    return true;
  for (let at = 0, left = partOfWild[part]; left !== 0; at++, left >>= PART_WILD_BITS) {
    if (
      (left & PART_MOST) > 0 &&
      value[kinds[at]] <= spare &&
      does(search, rank, naturals, wilds - 1, withTop)
    )
      return true;
  }
  return false;
}

/** Whether so many cards would still make the part: a meld, and payment where the top discard is in it. */
function does(
  search: Search,
  rank: Kind,
  naturals: number,
  wilds: number,
  withTop: boolean,
): boolean {
  return isMeld(search.state, rank, naturals, wilds) && (!withTop || pays(search, naturals, wilds));
}
