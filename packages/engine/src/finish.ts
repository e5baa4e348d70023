import type { Seat, Side } from './action.ts';
import { countNeeded } from './booksNeeded.ts';
import { hasOpened, isCapped, meldKind, meldsOf, naturalsIn, wildsIn, type Meld } from './meld.ts';
import { WILD, whyNotBegin, whyNotGrow } from './meldShape.ts';
import { openingFor } from './opening.ts';
import type { Kind } from './pack.ts';
import type { BookKind } from './rules.ts';
import { heldCount, heldOfKind } from './places.ts';
import { sideOf, type State } from './state.ts';

const MOST_HELD = 100;

/**
 * Whether every card `seat` holds could be played this turn, all but perhaps a last discard, with the
 * books that going out needs. Exact: ranks are independent but for the wilds they share, so each rank
 * lists what its naturals and some wilds could become, and a search shares the wilds out.
 */
export function canFinish(state: State, seat: Seat): boolean {
  // What so many cards could become is past counting; some are laid first, then it is asked again.
  if (heldCount(state, seat) > MOST_HELD) return false;
  const held = Array.from({ length: state.terms.kinds }, (_, kind) =>
    heldOfKind(state, seat, kind),
  );
  if (state.terms.rules.lastDiscard === 'optional' && canLayAll(state, seat, held)) return true;
  return held.some((count, kind) => {
    held[kind]--;
    const can = count > 0 && canLayAll(state, seat, held);
    held[kind]++;
    return can;
  });
}

/** What one rank, or the all-wild melds, could look like once all its cards are laid. */
interface Outcome {
  /** How many wilds it takes. */
  wilds: number;
  /** The books of each kind. */
  clean: number;
  dirty: number;
  wild: number;
  /** Books that a capping card could still go on. */
  capable: number;
}

const NOTHING: Outcome = { wilds: 0, clean: 0, dirty: 0, wild: 0, capable: 0 };

function canLayAll(state: State, seat: Seat, held: readonly number[]): boolean {
  const { terms } = state;
  const side = sideOf(state, seat);
  const caps = countRole(state, held, 'cap');
  if (countRole(state, held, 'dead') + countRole(state, held, 'laid') > 0) return false;
  if (!opensWith(state, seat, side, held)) return false;
  const wilds = countRole(state, held, 'wild');
  const perRank: Outcome[][] = [];
  for (const rank of terms.ranks) {
    const outcomes = rankOutcomes(state, side, rank, held[rank], wilds);
    if (outcomes.length === 0) return false;
    perRank.push(outcomes);
  }
  perRank.push(wildOutcomes(state, side, wilds));
  return search(state, perRank, wilds, caps);
}

function countRole(state: State, held: readonly number[], role: string): number {
  return held.reduce((sum, count, kind) => sum + (state.terms.role[kind] === role ? count : 0), 0);
}

/** Everything laid in one action must reach the opening, if the side has not opened. */
function opensWith(state: State, seat: Seat, side: Side, held: readonly number[]): boolean {
  if (hasOpened(state, side)) return true;
  const { role, value } = state.terms;
  let cards = 0;
  let points = 0;
  held.forEach((count, kind) => {
    if (role[kind] === 'cap') return;
    cards += count;
    points += count * value[kind];
  });
  return cards === 0 || points >= openingFor(state, seat);
}

/** All the ways to lay `count` naturals of a rank with up to `wilds` wilds, each distinct end once. */
function rankOutcomes(
  state: State,
  side: Side,
  rank: Kind,
  count: number,
  wilds: number,
): Outcome[] {
  const { rules } = state.terms;
  const melds = meldsOf(state, side).filter((meld) => meldKind(state, meld) === rank);
  const seen = new Set<string>();
  const found: Outcome[] = [];
  const grow = (at: number, earlierAreBooks: boolean, left: number, so: Outcome): void => {
    const key = [at, earlierAreBooks, left, keyOf(so)].join();
    if (seen.has(key)) return;
    seen.add(key);
    const meld = melds[at];
    if (!meld && left === 0) {
      if (meetsRankNeeds(state, rank, so)) found.push(so);
      return;
    }
    if (!meld && !mayBeginAnother(state, at, earlierAreBooks)) return;
    const before = meld ? wildsIn(state, meld) : 0;
    for (let naturals = meld ? 0 : rules.meldStart.naturals; naturals <= left; naturals++) {
      for (let wild = 0; so.wilds + wild <= wilds; wild++) {
        if (!fits(state, rank, meld, naturals, wild)) continue;
        const size = naturals + wild + before + (meld ? naturalsIn(state, meld) : 0);
        const book = size >= rules.bookSize;
        const clean = book && before + wild === 0;
        grow(at + 1, earlierAreBooks && book, left - naturals, {
          ...so,
          wilds: so.wilds + wild,
          clean: so.clean + Number(clean),
          dirty: so.dirty + Number(book && !clean),
          capable: so.capable + Number(clean && !(meld && isCapped(state, meld))),
        });
      }
    }
  };
  grow(0, true, count, NOTHING);
  return found;
}

function mayBeginAnother(state: State, melds: number, earlierAreBooks: boolean): boolean {
  const { most, when } = state.terms.rules.meldsOfRank;
  return (most === 'any' || melds < most) && (when === 'always' || earlierAreBooks);
}

function fits(
  state: State,
  rank: Kind,
  meld: Meld | undefined,
  naturals: number,
  wilds: number,
): boolean {
  if (meld === undefined) return !whyNotBegin(state.terms, rank, naturals, wilds);
  if (wilds > 0 && isCapped(state, meld)) return false;
  return !whyNotGrow(
    state.terms,
    rank,
    naturalsIn(state, meld),
    wildsIn(state, meld),
    naturals,
    wilds,
  );
}

function meetsRankNeeds(state: State, rank: Kind, outcome: Outcome): boolean {
  const name = state.terms.pack.kinds[rank];
  return state.terms.rules.booksNeeded.every(
    (needed) => needed.rank !== name || booksOf(outcome, needed.kind) >= countNeeded(state, needed),
  );
}

function booksOf(outcome: Outcome, kind: BookKind | 'any'): number {
  return kind === 'any' ? outcome.clean + outcome.dirty + outcome.wild : outcome[kind];
}

/** All the ways to lay up to so many wilds in all-wild melds. */
function wildOutcomes(state: State, side: Side, wilds: number): Outcome[] {
  const sizes = meldsOf(state, side)
    .filter((meld) => meldKind(state, meld) === WILD)
    .map((meld) => ({ size: wildsIn(state, meld), capped: isCapped(state, meld) }));
  const existing = sizes.length;
  while (sizes.length < state.terms.rules.wildMelds) sizes.push({ size: 0, capped: false });
  const outcomes: Outcome[] = [];
  const spread = (at: number, left: number, so: Outcome): void => {
    if (at === sizes.length) {
      outcomes.push({ ...so, wilds: wilds - left });
      return;
    }
    const { size, capped } = sizes[at];
    for (let add = 0; add <= left; add++) {
      if (at >= existing && add > 0 && whyNotBegin(state.terms, WILD, 0, add)) continue;
      if (at < existing && whyNotGrow(state.terms, WILD, 0, size, 0, add)) continue;
      const book = Number(size + add >= state.terms.rules.bookSize);
      const capable = so.capable + Number(book === 1 && !capped);
      spread(at + 1, left - add, { ...so, wild: so.wild + book, capable });
    }
  };
  spread(0, wilds, NOTHING);
  return outcomes;
}

/** Shares the wilds out so that all are used, the books suffice and every capping card has a place. */
function search(state: State, perRank: readonly Outcome[][], wilds: number, caps: number): boolean {
  const needs = state.terms.rules.booksNeeded.filter((needed) => needed.rank === undefined);
  const enough = (sum: Outcome): boolean =>
    sum.capable >= caps &&
    needs.every((needed) => booksOf(sum, needed.kind) >= countNeeded(state, needed));
  const seen = new Set<string>();
  const from = (at: number, sum: Outcome): boolean => {
    if (at === perRank.length) return sum.wilds === wilds && enough(sum);
    const key = `${at} ${keyOf(sum)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return perRank[at].some(
      (outcome) => sum.wilds + outcome.wilds <= wilds && from(at + 1, plus(sum, outcome)),
    );
  };
  return from(0, NOTHING);
}

/** The same for outcomes that are alike: their facts always stand in the same order. */
function keyOf(outcome: Outcome): string {
  return Object.values(outcome).join();
}

function plus(a: Outcome, b: Outcome): Outcome {
  return {
    wilds: a.wilds + b.wilds,
    clean: a.clean + b.clean,
    dirty: a.dirty + b.dirty,
    wild: a.wild + b.wild,
    capable: a.capable + b.capable,
  };
}
