import type { Seat } from '../actions/action.ts';
import { bonusFor, isOneByOne, mostMelds, natureOf } from '../melds/meldSeen.ts';
import { kindsForFoot } from '../melds/meldable.ts';
import { openingFor } from '../melds/opening.ts';
import { lowestBit } from '../numbers/bits.ts';
import { step, STEPS } from '../numbers/steps.ts';
import { isCleanEnough, paysFor } from '../play/pickUp.ts';
import type { Kind } from '../rules/pack.ts';
import type { Rules } from '../rules/rules.ts';
import { heldKindsAt, kindsEnough, kindsFull, kindsHeld } from '../state/places.ts';
import type { State } from '../state/state.ts';
import { WILD } from '../terms/meldShape.ts';
import { beginsMeld } from '../terms/meldTerms.ts';
import type { Terms } from '../terms/terms.ts';
import { pushPart, pushParts, PART_MOST, PART_WILD_BITS, PART_WILDS, type Moves } from './moves.ts';

/** No hand lists more openings than this, nor weighs more melds for them. */
const MOST_OPENINGS = 16;
const MOST_PARTS = 512;

/** The top discard's rank for an opening from the hand alone. */
const NO_TOP: Kind = -1;

// A search happens before every first meld, so it allocates nothing: its columns are refilled each
// time.

function column(): Int32Array {
  return new Int32Array(MOST_PARTS + 1);
}

/** The melds that could be parts of an opening, rank by rank, that of the top discard first. */
const partRank = column();
const partNaturals = column();
const partWilds = column();
/** How many of each wild kind, packed. */
const partOfWild = column();
const partPoints = column();
const partWildPoints = column();
/** The points of the cheapest card that the part could do without. */
const partSpares = column();
/** The most points that naturals from the part's rank on could bring. */
const reach = column();
/** The start of the next rank's parts. */
const nextRank = column();
/** The parts chosen so far. */
const chosen = column();
const ordered = column();

/** The choices of wilds from hand: how many, of which kinds, worth what. */
const choiceWilds = column();
const choiceOfWild = column();
const choicePoints = column();

/** More points than any card has: the part needs all of its own cards. */
const NONE_TO_SPARE = 0x7fffffff;

/** The lowest bit above each wild kind's count: a subtraction of packed counts borrows from it where one falls short. */
const BORROWS = 0b1_0000_1000_0100_0010_0000;

interface Search {
  readonly state: State;
  readonly moves: Moves;
  readonly op: number;
  readonly need: number;
  /** The top discard's rank when the opening is made with it. */
  readonly top: Kind;
  /** Whether no rank may have a second meld. */
  readonly oneEach: boolean;
  /** Whether the bonus of books counts. */
  readonly withBooks: boolean;
  /** The wilds held, packed, and their points. */
  wilds: number;
  wildPoints: number;
  choices: number;
  parts: number;
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
  need = openingFor(state, seat),
): void {
  const { opensWithWilds, rules } = state.terms;
  const withBooks = rules.openingCounts === 'books';
  if (!withBooks && mostPoints(state, seat, top) < need) return;
  const search: Search = {
    state,
    moves,
    op,
    need,
    top,
    oneEach: rules.meldsOfRank.most === 1 && rules.wildMelds <= 1,
    withBooks,
    wilds: 0,
    wildPoints: 0,
    choices: 1,
    parts: 0,
    openings: 0,
    steps: 0,
  };
  if (opensWithWilds) chooseWilds(search, seat);
  collectParts(search, seat);
  extend(search, 0, 0, 0, search.wilds, search.wildPoints, NONE_TO_SPARE);
  step(moves.limit, search.steps);
}

/** The most points that the seat's cards, and the top discard, could bring if every wild found a place. */
function mostPoints(state: State, seat: Seat, top: Kind): number {
  const { naturalKinds, opensWithWilds, value, wildKinds } = state.terms;
  const wilds = opensWithWilds ? kindsHeld(state, seat) & wildKinds : 0;
  const ranks = (wilds === 0 ? kindsFull(state, seat) : kindsEnough(state, seat)) & naturalKinds;
  const topBit = top === NO_TOP ? 0 : 1 << top;
  const counts = heldKindsAt(seat);
  let points = top === NO_TOP ? 0 : value[top];
  for (let left = ranks | wilds | topBit; left !== 0; left &= left - 1) {
    const kind = lowestBit(left);
    points += state.cells[counts + kind] * value[kind];
  }
  return points;
}

// The melds that the cards allow

/** Every choice of the wilds held; those of a later kind change fastest. */
function chooseWilds(search: Search, seat: Seat): void {
  const { cells, terms } = search.state;
  const { wilds, value } = terms;
  const counts = heldKindsAt(seat);
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
    search.wilds |= held << (at * PART_WILD_BITS);
    search.wildPoints += held * each;
  }
}

function collectParts(search: Search, seat: Seat): void {
  const { state, top } = search;
  const { naturalKinds, rules } = state.terms;
  const topBit = top === NO_TOP ? 0 : 1 << top;
  const ranks = (kindsEnough(state, seat) | topBit) & naturalKinds & ~kindsForFoot(state, seat);
  const before = topBit === 0 ? 0 : topBit - 1;
  collectRanks(search, seat, ranks & ~before);
  collectRanks(search, seat, ranks & before);
  if (rules.wildMelds > 0) collectRank(search, WILD, 0, 0);
  reach[search.parts] = 0;
  for (let at = search.parts - 1; at >= 0; at--) reach[at] += reach[at + 1];
}

function collectRanks(search: Search, seat: Seat, ranks: number): void {
  const { state, top } = search;
  const { cells, terms } = state;
  const { naturals: fewest } = terms.rules.meldStart;
  const counts = heldKindsAt(seat);
  for (let left = ranks; left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    // A part has room for no more.
    const naturals = Math.min(63, cells[counts + rank] + (rank === top ? 1 : 0));
    if (naturals >= fewest) collectRank(search, rank, fewest, naturals);
  }
}

function collectRank(search: Search, rank: Kind, fewest: number, most: number): void {
  const { need, state } = search;
  const { startOf, startPoints } = state.terms;
  const cards = startOf[rank];
  const each = rank === WILD ? 0 : state.terms.value[rank];
  const first = search.parts;
  for (let naturals = fewest; naturals <= most; naturals++) {
    collectMelds(search, rank, naturals, naturals * each);
    // Once the naturals are enough alone, more of them would be to spare.
    if (naturals * each >= Math.max(need, startPoints) && naturals >= cards) break;
  }
  const next = search.parts;
  for (let at = first; at < next; at++) nextRank[at] = next;
  if (next > first) reach[next - 1] = most * each + mostBonus(search, rank, most);
}

/** No less than the bonuses that books of this many naturals could bring. */
function mostBonus({ state, withBooks }: Search, rank: Kind, naturals: number): number {
  if (!withBooks) return 0;
  const { bookBonus, rules, wilds } = state.terms;
  if (rank === WILD)
    return rules.wildMelds * Math.max(...[rank, ...wilds].map((kind) => bookBonus.wild[kind]));
  const most = Math.max(bookBonus.clean[rank], bookBonus.dirty[rank]);
  return Math.floor(naturals / rules.meldStart.naturals) * most;
}

function collectMelds(search: Search, rank: Kind, naturals: number, worth: number): void {
  const { choices, need, state, top } = search;
  let at = search.parts;
  for (let choice = 0; choice < choices && at < MOST_PARTS; choice++) {
    const wilds = choiceWilds[choice];
    if (!beginsMeld(state.terms, rank, naturals, wilds)) continue;
    if (worth + choicePoints[choice] < state.terms.startPoints) continue;
    partRank[at] = rank;
    partNaturals[at] = naturals;
    partWilds[at] = wilds;
    partOfWild[at] = choiceOfWild[choice];
    partPoints[at] = worth + choicePoints[choice];
    if (search.withBooks) partPoints[at] += bonusOf(search.state, at, naturals + wilds);
    partWildPoints[at] = choicePoints[choice];
    partSpares[at] = cheapestToSpare(search, at, false);
    reach[at] = 0;
    // Points to spare in the part are to spare in every opening that contains it, except the top discard's.
    if (partPoints[at] - need < partSpares[at] || rank === top) at++;
  }
  search.parts = at;
}

/** The bonus of the part, with so many cards, if it is a book; `wilds` of them are wild. */
function bonusOf({ terms }: State, part: number, size: number, wilds = partWilds[part]): number {
  const rank = partRank[part];
  const kind = rank === WILD ? wildKind(terms, partOfWild[part]) : rank;
  return size >= terms.rules.bookSize ? bonusFor(terms, natureOf(rank, wilds), kind) : 0;
}

/** The one kind among packed wilds, or `WILD`. */
function wildKind({ wilds }: Terms, ofWild: number): Kind {
  const only = Math.floor(lowestBit(ofWild) / PART_WILD_BITS);
  return ofWild >> (only * PART_WILD_BITS) <= PART_MOST ? wilds[only] : WILD;
}

/** The points of the cheapest card without which the part would still do. */
function cheapestToSpare(search: Search, part: number, withTop: boolean): number {
  const { startPoints, value, wilds: kinds } = search.state.terms;
  const rank = partRank[part];
  const naturals = partNaturals[part];
  const wilds = partWilds[part];
  let cheapest = NONE_TO_SPARE;
  // The points that a new meld has beyond those it must bring.
  const over = (rank === WILD ? 0 : naturals * value[rank]) + partWildPoints[part] - startPoints;
  if (rank !== WILD && over >= value[rank] && does(search, rank, naturals - 1, wilds, withTop))
    cheapest = value[rank] + bonusLost(search, part, wilds);
  if (wilds === 0 || !does(search, rank, naturals, wilds - 1, withTop)) return cheapest;
  const lost = bonusLost(search, part, wilds - 1);
  for (let at = 0, left = partOfWild[part]; left !== 0; at++, left >>= PART_WILD_BITS)
    if (left & PART_MOST && over >= value[kinds[at]] && value[kinds[at]] + lost < cheapest)
      cheapest = value[kinds[at]] + lost;
  return cheapest;
}

/** The bonus that the part loses with one of its cards, if books count; so many wilds are left. */
function bonusLost({ state, withBooks }: Search, part: number, wilds: number): number {
  if (!withBooks) return 0;
  const size = sizeOf(part);
  return bonusOf(state, part, size) - bonusOf(state, part, size - 1, wilds);
}

/** Whether these cards would make the part: a meld, and payment where the top discard is in it. */
function does(
  search: Search,
  rank: Kind,
  naturals: number,
  wilds: number,
  withTop: boolean,
): boolean {
  return (
    beginsMeld(search.state.terms, rank, naturals, wilds) &&
    (!withTop || pays(search, naturals, wilds))
  );
}

// Choosing among them

/**
 * Adds parts from `from` on to the `depth` chosen, until the points suffice. With `spare` points more than
 * needed, a card or a part among those chosen would be to spare.
 */
function extend(
  search: Search,
  depth: number,
  from: number,
  points: number,
  wildsLeft: number,
  wildPoints: number,
  spare: number,
): void {
  const { parts, need, oneEach, top } = search;
  const withTop = depth === 0 && top !== NO_TOP;
  for (let at = from; at < parts; at++) {
    if (points + reach[at] + wildPoints < need) return;
    if (search.openings >= MOST_OPENINGS || search.steps++ >= STEPS.open) return;
    const left = wildsLeft - partOfWild[at];
    if ((left ^ wildsLeft ^ partOfWild[at]) & BORROWS || !maySit(search, depth, at)) continue;
    const sum = points + partPoints[at];
    const own = withTop ? cheapestToSpare(search, at, true) : partSpares[at];
    const least = own < spare ? own : spare;
    chosen[depth] = at;
    if (sum < need)
      extend(
        search,
        depth + 1,
        oneEach ? nextRank[at] : at,
        sum,
        left,
        wildPoints - partWildPoints[at],
        // The top discard's part must stay.
        withTop || least < partPoints[at] ? least : partPoints[at],
      );
    else if (sum - need < least) emit(search, depth + 1);
  }
}

/** Whether the part can join those chosen: it takes the top discard, or its rank is free or takes a second meld. */
function maySit(search: Search, depth: number, part: number): boolean {
  const { top } = search;
  const rank = partRank[part];
  if (depth > 0) return partRank[chosen[depth - 1]] !== rank || mayBeSecond(search, depth, part);
  return top === NO_TOP || (rank === top && pays(search, partNaturals[part], partWilds[part]));
}

/** Whether such a meld, the top discard among its naturals, pays for taking it. */
function pays({ state }: Search, naturals: number, wilds: number): boolean {
  return paysFor(state, naturals - 1, wilds) && isCleanEnough(state, wilds);
}

/** Whether the rank may have this meld in addition to those chosen: parts of a rank are chosen one after another. */
function mayBeSecond({ state, top, parts }: Search, depth: number, part: number): boolean {
  const { oneOfEach, rules } = state.terms;
  const rank = partRank[part];
  const limit = mostMelds(state.terms, rank);
  let melds = 1;
  let naturals = partNaturals[part];
  let unfinished = sizeOf(part) < rules.bookSize ? 1 : 0;
  for (let at = depth - 1; at >= 0 && partRank[chosen[at]] === rank; at--) {
    melds++;
    naturals += partNaturals[chosen[at]];
    if (sizeOf(chosen[at]) < rules.bookSize) unfinished++;
    if (oneOfEach && areAlike(rules, chosen[at], part)) return false;
  }
  if (melds > limit || naturals > mostNaturals(parts, rank)) return false;
  return !isOneByOne(state.terms, rank) || (unfinished <= 1 && top !== rank);
}

/** Whether both are unfinished, and both clean or both dirty. */
function areAlike({ bookSize }: Rules, one: number, other: number): boolean {
  const isOpen = sizeOf(one) < bookSize && sizeOf(other) < bookSize;
  return isOpen && partWilds[one] > 0 === partWilds[other] > 0;
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

/** Lists the opening. Books come first: a second meld of a rank may need it. Or the one with few naturals does. */
function emit(search: Search, depth: number): void {
  const first = search.top === NO_TOP ? 0 : 1;
  search.openings++;
  for (let at = 0; at < depth; at++) {
    const own = orderOf(search, chosen[at]);
    let place = at;
    for (; place > first && orderOf(search, ordered[place - 1]) < own; place--)
      ordered[place] = ordered[place - 1];
    ordered[place] = chosen[at];
  }
  pushParts(search.moves, search.op, depth);
  for (let at = 0; at < depth; at++) {
    const part = ordered[at];
    pushPart(search.moves, partRank[part], partNaturals[part], partOfWild[part]);
  }
}

/** Parts with more come first. */
function orderOf({ state }: Search, part: number): number {
  return state.terms.laterNaturals ? -partNaturals[part] : sizeOf(part);
}
