import type { Seat } from '../actions/action.ts';
import { meldAt, meldCount, OPEN_RANKS, sideSet, takenBy, WILD_TAKERS } from '../melds/meld.ts';
import { kindsForFoot, ranksToBegin } from '../melds/meldable.ts';
import { countBits, lowestBit, nthBit, same } from '../numbers/bits.ts';
import { heldKindsAt, kindsFull, kindsHeld } from '../state/places.ts';
import { sideOf, type State } from '../state/state.ts';
import { TAKES_NATURAL, TAKES_WILD } from '../terms/meldShape.ts';
import { ADD, BEGIN, codeOf, NO_WILD } from './codes.ts';

// The smallest layings of a side that has opened, in an order: one card on a meld, meld by meld, then
// new melds with one wild at most, rank by rank. They are counted at every step of a turn, but only
// one is played: so they are found by their number, and never written down. Where more than its numbers of cards decides
// about a new meld, none is counted here.

/** How many there are. Where sets of kinds tell, none is looked for. */
export function countLayings(state: State, seat: Seat): number {
  const { alikeRanks, enough, meldCards, plainStarts, rules, wildKinds } = state.terms;
  const side = sideOf(state, seat);
  const held = kindsHeld(state, seat);
  const ranks = ranksToBegin(state, seat);
  const wilds = countBits(held & wildKinds);
  const additions =
    rules.meldsOfRank.most === 1
      ? countBits(held & sideSet(state, side, OPEN_RANKS) & ~kindsForFoot(state, seat)) +
        wilds * sideSet(state, side, WILD_TAKERS)
      : notFound(additionAt(state, seat, NEVER));
  const newMelds =
    alikeRanks && enough >= meldCards - 1
      ? countBits(ranks & kindsFull(state, seat)) +
        (enough < meldCards ? wilds * countBits(ranks) : 0)
      : notFound(newMeldAt(state, seat, NEVER));
  return plainStarts ? additions + newMelds : additions;
}

/** The code of the laying with this number. */
export function layingAt(state: State, seat: Seat, index: number): number {
  const code = additionAt(state, seat, index);
  return code >= 0 ? code : newMeldAt(state, seat, index - notFound(code));
}

/** A number that no laying has: looking for it counts them. */
const NEVER = 0xffff;

/** "Only this many were found", as a negative number: codes are never negative. */
function notFound(count: number): number {
  return -1 - count;
}

function additionAt(state: State, seat: Seat, index: number): number {
  const { cells, terms } = state;
  const side = sideOf(state, seat);
  const held = kindsHeld(state, seat);
  const wilds = held & terms.wildKinds;
  const naturals = held & ~kindsForFoot(state, seat);
  const choices = countBits(wilds);
  let found = 0;
  for (let number = 0; number < meldCount(state, side); number++) {
    const head = cells[meldAt(state, side, number)];
    const takes = takenBy(head);
    const natural = same(takes & TAKES_NATURAL, TAKES_NATURAL) & (naturals >> head);
    const next = found + natural + same(takes & TAKES_WILD, TAKES_WILD) * choices;
    if (index < next) {
      const which = index - found - natural;
      return codeOf(ADD, which < 0 ? head & 0xff : nthBit(wilds, which), number, 0, 0);
    }
    found = next;
  }
  return notFound(found);
}

function newMeldAt(state: State, seat: Seat, index: number): number {
  const { cells, terms } = state;
  const { smallestOf, startOf } = terms;
  const counts = heldKindsAt(seat);
  const full = kindsFull(state, seat);
  const wilds = kindsHeld(state, seat) & terms.wildKinds;
  const choices = countBits(wilds);
  let found = 0;
  for (let left = ranksToBegin(state, seat); left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    const have = cells[counts + rank];
    const start = startOf[rank];
    const clean = (full >> rank) & 1;
    const dirty = have < start - 1 ? 0 : ((smallestOf[rank] >> (start - 1)) & 1) * choices;
    const next = found + clean + dirty;
    if (index < next) {
      const which = index - found - clean;
      return which < 0
        ? codeOf(BEGIN, rank, 0, start, NO_WILD)
        : codeOf(BEGIN, rank, 0, start - 1, nthBit(wilds, which));
    }
    found = next;
  }
  return notFound(found);
}
