import type { Action, Lay, Seat } from './action.ts';
import { play } from './act.ts';
import { bookGoals, whyNotGoOut } from './goOut.ts';
import { eachWilds, heldCards } from './held.ts';
import { whyNotLay } from './lay.ts';
import {
  isBook,
  meldAt,
  meldCount,
  meldKind,
  meldNature,
  naturalsIn,
  sizeOf,
  type Meld,
} from './meld.ts';
import { pushWhole, type Moves } from './moves.ts';
import type { Kind } from './pack.ts';
import { copyState, heldCount, heldFace, heldOfKind, sideOf, type State } from './state.ts';

/**
 * For a seat in its foot, layings that go out in one action where no smaller step could be left
 * standing: with its last cards, two books completed together, say.
 */
export function listFinishes(state: State, seat: Seat, moves: Moves): void {
  const { withoutBooks, meldStart } = state.terms.rules;
  if (withoutBooks === 'playOn') return;
  const held = heldCount(state, seat);
  if (held < 2 || held > meldStart.cards + 1) return;
  if (whyNotGoOut(state, seat)?.why !== 'booksMissing' || !mayMakeBooks(state, seat)) return;
  // Once the books are there, the rest can be laid step by step: only what makes them need come at once.
  const steps = smallSteps(state, seat, (meld) => mayBecomeBook(state, seat, meld));
  combine(state, seat, [], 0, steps, (lay) => {
    // So can what leaves more than a card.
    const last = held - lay.reduce((sum, { cards }) => sum + cards.length, 0) <= 1;
    const ok = last && lay.length > 1 && !whyNotLay(state, seat, lay);
    if (ok) pushWhole(moves, { do: 'layDown', lay });
    return ok;
  });
}

/** Whether the seat's few cards could make as many books as are missing: mostly they cannot, and all is said. */
function mayMakeBooks(state: State, seat: Seat): boolean {
  const side = sideOf(state, seat);
  let missing = 0;
  for (const { have, need } of bookGoals(state, side)) missing += Math.max(0, need - have);
  let possible = heldCount(state, seat) >= state.terms.rules.bookSize ? 1 : 0;
  for (let number = 0; number < meldCount(state, side); number++)
    if (mayBecomeBook(state, seat, meldAt(state, side, number))) possible++;
  return possible >= missing;
}

/** Whether the seat's cards could make a book of the meld, or with a wild another kind of one. */
function mayBecomeBook(state: State, seat: Seat, meld: Meld): boolean {
  const { rules, wildKinds } = state.terms;
  if (!isBook(state, meld)) return sizeOf(state, meld) + heldCount(state, seat) >= rules.bookSize;
  return (state.kindsHeld[seat] & wildKinds) !== 0 && meldNature(state, meld) === 'clean';
}

/** A pick-up that might take the seat's last cards: alone, or with more laid to go out. */
export function listTightPickUp(state: State, seat: Seat, first: Lay, moves: Moves): void {
  const attempt = (lay: Lay[]): boolean => {
    const action: Action = { do: 'pickUp', lay };
    const ok = !play(copyState(state), seat, action);
    if (ok) pushWhole(moves, action);
    return ok;
  };
  if (!attempt([first]))
    combine(
      state,
      seat,
      [first],
      0,
      smallSteps(state, seat, () => true),
      attempt,
    );
}

/** Tries ever longer lists of steps after `lays`, until one holds. */
function combine(
  state: State,
  seat: Seat,
  lays: Lay[],
  from: number,
  steps: readonly Lay[],
  attempt: (lays: Lay[]) => boolean,
): void {
  for (let at = from; at < steps.length; at++) {
    const longer = [...lays, steps[at]];
    if (isHeld(state, seat, longer) && !attempt(longer))
      combine(state, seat, longer, at + 1, steps, attempt);
  }
}

/** Smallest new melds, and every held card on every such meld that is of its kind or takes wilds. */
function smallSteps(state: State, seat: Seat, wanted: (meld: Meld) => boolean): Lay[] {
  const { ranks, rules, wilds } = state.terms;
  const steps: Lay[] = [];
  const { cards, naturals: fewest } = rules.meldStart;
  for (const rank of ranks) {
    for (
      let naturals = Math.min(cards, heldOfKind(state, seat, rank));
      naturals >= fewest;
      naturals--
    ) {
      eachWilds(state, seat, cards - naturals, (chosen) =>
        steps.push({ cards: [...heldCards(state, seat, rank, naturals), ...chosen] }),
      );
    }
  }
  const side = sideOf(state, seat);
  for (let to = 0; to < meldCount(state, side); to++) {
    const meld = meldAt(state, side, to);
    if (!wanted(meld)) continue;
    const kinds = naturalsIn(state, meld) > 0 ? [meldKind(state, meld), ...wilds] : wilds;
    for (const kind of kinds) {
      for (let skip = 0; skip < heldOfKind(state, seat, kind); skip++) {
        steps.push({ cards: [heldFace(state, seat, kind, skip)], to });
      }
    }
  }
  return steps;
}

function isHeld(state: State, seat: Seat, lays: readonly Lay[]): boolean {
  const used = new Map<Kind, number>();
  for (const { cards } of lays) {
    for (const card of cards) {
      const kind = state.terms.pack.kindOf[card];
      used.set(kind, (used.get(kind) ?? 0) + 1);
    }
  }
  return [...used].every(([kind, count]) => count <= heldOfKind(state, seat, kind));
}
