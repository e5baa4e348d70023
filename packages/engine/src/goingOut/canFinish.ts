import type { Seat } from '../actions/action.ts';
import {
  hasOpened,
  isCapped,
  isJustFinished,
  meldAt,
  meldCount,
  meldKind,
  meldsOf,
  naturalsIn,
  wildsIn,
  type Meld,
} from '../melds/meld.ts';
import { kindsForFoot } from '../melds/meldable.ts';
import { openingFor, opensWithBook } from '../melds/opening.ts';
import { bitsOf, lowestBit } from '../numbers/bits.ts';
import { step, STEPS, stepsTaken } from '../numbers/steps.ts';
import { areEnough, leftAfter, type BookNeeds } from '../rules/booksNeeded.ts';
import type { Kind } from '../rules/pack.ts';
import type { Role } from '../rules/rules.ts';
import { heldOfKinds } from '../state/held.ts';
import {
  giveCard,
  heldCount,
  heldFace,
  heldOfKind,
  kindsEnough,
  kindsHeld,
  takeCard,
} from '../state/places.ts';
import { sideOf, type MutableState, type State } from '../state/state.ts';
import type { RoundNeeds } from '../terms/bookTerms.ts';
import { WILD } from '../terms/meldShape.ts';
import type { Terms } from '../terms/terms.ts';
import { kindsLeftToDiscard, neverLast, whyBarred } from './barredDiscards.ts';
import {
  bookTable,
  impossible,
  NEVER,
  cellsOf,
  type BookTable,
  type MeldSize,
  type Supply,
} from './bookTable.ts';
import { areBooksInReach } from './booksInReach.ts';

/** The last discard's kind if there is none. */
const NONE: Kind = -1;

/**
 * Whether `seat` could play every card it holds this turn, except maybe a last discard, with the books that
 * going out needs. Exact, within the step limit: ranks depend on each other only through the wilds they
 * share, so it counts what each rank could make, then shares out the wilds.
 */
export function canFinish(state: State, seat: Seat): boolean {
  if (!areBooksInReach(state, seat)) return false;
  const limit = stepsTaken() + STEPS.finish;
  return (
    canFinishWith(state, seat, lastDiscards(state, seat), limit) ||
    (state.terms.discardsTwice && state.phase !== 'discard' && canFinishWithTwo(state, seat, limit))
  );
}

/** The same with two discards: after the first nothing is laid, so the rest must do without what melds only then. */
function canFinishWithTwo(state: State, seat: Seat, limit: number): boolean {
  const { firstKinds, naturalKinds, rankKinds } = state.terms;
  const free = kindsLeftToDiscard(state, seat);
  for (let left = free & firstKinds || free; left !== 0; left &= left - 1) {
    const card = heldFace(state, seat, lowestBit(left));
    // Cast, because the card is put back before anyone can see the state: copying it would cost more than the question.
    takeCard(state as MutableState, seat, card);
    const last = lastDiscards(state, seat).filter((kind) => kind !== NONE);
    const lays = heldCount(state, seat) > 1;
    const waits = lays && (kindsHeld(state, seat) & rankKinds & ~naturalKinds) !== 0;
    const found = !waits && canFinishWith(state, seat, last, limit);
    giveCard(state as MutableState, seat, card);
    if (found) return true;
  }
  return false;
}

function canFinishWith(
  state: State,
  seat: Seat,
  discards: readonly Kind[],
  limit: number,
): boolean {
  const { terms } = state;
  if (discards.length === 0) return false;
  const side = sideOf(state, seat);
  const supply: Supply = {
    naturals: 0,
    wilds: heldOfKinds(state, seat, terms.wilds),
    dirty: needsNow(state).most,
    limit,
  };
  const melds = meldsOf(state, side);
  const shared = shareWilds(state, seat, melds, discards, supply);
  if (!shared) return false;
  const allWild = bookTable(terms, WILD, sizesOf(state, melds, WILD), { ...supply, dirty: 0 });
  let caps = heldOfKinds(state, seat, terms.caps);
  for (const meld of melds) if (isCapped(state, meld)) caps++;
  const found = discards.some((kind) => {
    const role = terms.role[kind];
    return isEnough(
      state,
      isRanked(role) ? shared.sparing : shared.laying,
      allWild,
      supply,
      supply.wilds - Number(role === 'wild'),
      caps - Number(role === 'cap'),
    );
  });
  return found && step(supply.limit, 0);
}

const isRanked = (role: Role | undefined): boolean => role === 'natural' || role === 'lastMeld';

/** The kinds of which a last discard would leave only cards that could be laid, by their kinds and points. */
function lastDiscards(state: State, seat: Seat): Kind[] {
  const { kinds, rules } = state.terms;
  const held = kindsHeld(state, seat);
  const useless = held & ~laidKinds(state, seat);
  if (useless & (useless - 1)) return [];
  const found: Kind[] = [];
  const never = neverLast(state);
  const first = rules.lastDiscard === 'needed' ? 0 : NONE;
  const end = rules.lastDiscard === 'forbidden' ? 0 : kinds;
  for (let kind = first; kind < end; kind++) {
    const goes = useless === 0 ? kind === NONE || held & (1 << kind) : useless === 1 << kind;
    const barred = kind !== NONE && ((never >> kind) & 1 || whyBarred(state, seat, kind));
    if (goes && !barred && opensWithout(state, seat, kind)) found.push(kind);
  }
  return useless === 0 || heldOfKind(state, seat, lowestBit(useless)) === 1 ? found : [];
}

/** The kinds of which a card could go on a meld, or begin one. */
function laidKinds(state: State, seat: Seat): number {
  const { caps, rankKinds, wildKinds } = state.terms;
  const side = sideOf(state, seat);
  let melded = 0;
  for (let number = meldCount(state, side) - 1; number >= 0; number--)
    melded |= 1 << meldKind(state, meldAt(state, side, number));
  const ranks = rankKinds & ~kindsForFoot(state, seat);
  return wildKinds | bitsOf(caps) | ((kindsEnough(state, seat) | melded) & ranks);
}

/** Everything laid in one action must reach the opening, if the side has not opened. */
function opensWithout(state: State, seat: Seat, discard: Kind): boolean {
  if (hasOpened(state, sideOf(state, seat))) return true;
  const { terms } = state;
  const { opensWithWilds, role, value } = terms;
  let cards = 0;
  let points = 0;
  role.forEach((each, kind) => {
    if (each === 'cap') return;
    const count = heldOfKind(state, seat, kind) - Number(kind === discard);
    cards += count;
    // Wilds wait for a second laying there, which isn't looked for.
    points += each === 'wild' && !opensWithWilds && count > 0 ? -Infinity : count * value[kind];
  });
  const isWaived = discard === NONE && terms.rules.openingWaived === 'emptyHand';
  if (cards === 0 || opensWithBook(state)) return cards === 0;
  return points >= (isWaived ? 0 : openingFor(state, seat));
}

/** Of these melds, those of the kind. */
function sizesOf(state: State, melds: readonly Meld[], kind: Kind): MeldSize[] {
  const sizes: MeldSize[] = [];
  for (const meld of melds) if (meldKind(state, meld) === kind) sizes.push(sizeSeen(state, meld));
  return sizes;
}

function sizeSeen(state: State, meld: Meld): MeldSize {
  return {
    naturals: naturalsIn(state, meld),
    wilds: wildsIn(state, meld),
    capped: isCapped(state, meld),
    waits: isJustFinished(state, meld),
  };
}

/** The books all ranks could make together, by wilds and dirty books: with every natural laid, or all but one. */
interface Shared {
  laying: BookTable;
  sparing: BookTable;
}

/** Rank by rank; undefined where the naturals of some have no place. */
function shareWilds(
  state: State,
  seat: Seat,
  melds: readonly Meld[],
  discards: readonly Kind[],
  supply: Supply,
): Shared | undefined {
  const cells = cellsOf(supply, 1, 0);
  let laying = impossible(cells);
  let sparing = impossible(cells);
  laying[0] = 0;
  for (const rank of state.terms.ranks) {
    const needs = needsNow(state).ofRank[rank];
    const there = sizesOf(state, melds, rank);
    const naturals = heldOfKind(state, seat, rank);
    if (naturals + there.length === 0 && areEnough(needs, 0, 0, 0)) continue;
    const { all, butOne } = rankOutcomes(state.terms, rank, there, needs, { ...supply, naturals });
    const next = impossible(cells);
    const spared = impossible(cells);
    const can = combine(sparing, all, spared, supply);
    const may = discards.includes(rank) && combine(laying, butOne, spared, supply);
    if (!combine(laying, all, next, supply) && !can && !may) return undefined;
    laying = next;
    sparing = spared;
  }
  return { laying, sparing };
}

interface Outcome {
  wilds: number;
  dirty: number;
  clean: number;
}

/** The books the rank could make with all its naturals, or with all but one. */
function rankOutcomes(
  terms: Terms,
  rank: Kind,
  melds: readonly MeldSize[],
  needs: BookNeeds,
  { naturals, wilds, dirty, limit }: Supply,
): { all: Outcome[]; butOne: Outcome[] } {
  const mostBooks = melds.length + Math.floor(naturals / terms.rules.meldStart.naturals);
  const supply = { naturals, wilds, dirty: Math.min(dirty, mostBooks), limit };
  const table = bookTable(terms, rank, melds, supply);
  const outcomes = (laid: number): Outcome[] =>
    outcomesIn(table, needs, supply, laid, terms.countsAs[rank]);
  return { all: outcomes(naturals), butOne: naturals > 0 ? outcomes(naturals - 1) : [] };
}

/** The outcomes that have the books needed of the rank; none that has fewer books than another with the same wilds. */
function outcomesIn(
  table: BookTable,
  needs: BookNeeds,
  supply: Supply,
  naturals: number,
  as: Terms['countsAs'][number],
): Outcome[] {
  const outcomes: Outcome[] = [];
  for (let wilds = 0; wilds <= supply.wilds; wilds++) {
    let best = NEVER;
    for (let dirty = supply.dirty; dirty >= 0; dirty--) {
      const clean = table[cellsOf(supply, naturals, wilds) + dirty];
      if (clean <= best) continue;
      best = clean;
      const counted = countedAs(as, clean, dirty);
      if (areEnough(needs, counted.clean, counted.dirty, 0))
        pushOutcomes(outcomes, needs, { wilds, ...counted }, as === 'own');
    }
  }
  return outcomes;
}

/** The books by what they count as. */
function countedAs(
  as: Terms['countsAs'][number],
  clean: number,
  dirty: number,
): { clean: number; dirty: number } {
  if (as === 'clean') return { clean: clean + dirty, dirty: 0 };
  return as === 'dirty' ? { clean: 0, dirty: clean + dirty } : { clean, dirty };
}

/** The outcome as the lines for all ranks see it: a book that fills a line of its rank may be lost to them. */
function pushOutcomes(
  outcomes: Outcome[],
  needs: BookNeeds,
  { wilds, dirty, clean }: Outcome,
  own: boolean,
): void {
  if (own) {
    outcomes.push({ wilds, dirty: 0, clean: 0 });
    return;
  }
  if (needs.shared) {
    outcomes.push({ wilds, dirty, clean });
    return;
  }
  for (const left of leftAfter(needs, clean, dirty)) outcomes.push({ wilds, ...left });
}

/** Adds each outcome to what the ranks before could become; answers whether any can be. */
function combine(
  from: BookTable,
  outcomes: readonly Outcome[],
  to: BookTable,
  supply: Supply,
): boolean {
  let can = false;
  step(supply.limit, from.length);
  for (let wilds = 0; wilds <= supply.wilds; wilds++) {
    let best = NEVER;
    for (let dirty = supply.dirty; dirty >= 0; dirty--) {
      const clean = from[cellsOf(supply, 0, wilds) + dirty];
      if (clean <= best) continue;
      best = clean;
      if (!step(supply.limit, outcomes.length)) return can;
      for (const more of outcomes) {
        if (wilds + more.wilds > supply.wilds) break;
        const place =
          cellsOf(supply, 0, wilds + more.wilds) + Math.min(supply.dirty, dirty + more.dirty);
        if (to[place] < clean + more.clean) to[place] = clean + more.clean;
        can = true;
      }
    }
  }
  return can;
}

/** The books needed to go out this round. */
function needsNow({ round, terms }: State): RoundNeeds {
  return terms.bookNeeds[round];
}

/** Whether some sharing uses all the wilds, has the books needed, and a book to go on for every capping card. */
function isEnough(
  state: State,
  ranks: BookTable,
  allWild: BookTable,
  supply: Supply,
  wilds: number,
  caps: number,
): boolean {
  const needs = needsNow(state).ofAll;
  for (let used = 0; used <= wilds; used++) {
    const wild = allWild[wilds - used];
    if (wild === NEVER) continue;
    for (let dirty = 0; dirty <= supply.dirty; dirty++) {
      const clean = ranks[cellsOf(supply, 0, used) + dirty];
      if (clean === NEVER || clean + wild < caps) continue;
      if (areEnough(needs, clean, dirty, wild)) return true;
    }
  }
  return false;
}
