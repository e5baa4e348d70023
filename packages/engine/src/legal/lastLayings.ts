import type { Action, Lay, Seat, MeldNumber } from '../actions/action.ts';
import { canFinish } from '../goingOut/canFinish.ts';
import { mayRunOut, whyNotGoOut } from '../goingOut/goOut.ts';
import { meldAt, meldCount, meldKind, naturalsIn } from '../melds/meld.ts';
import { step, TRY } from '../numbers/steps.ts';
import { play } from '../play/act.ts';
import { isOnLastCards } from '../play/foot.ts';
import { whyNotLay } from '../play/lay.ts';
import { discardsTaken } from '../play/pickUp.ts';
import type { Kind } from '../rules/pack.ts';
import { eachWilds } from '../state/held.ts';
import { heldCount, heldFace, heldOfKind } from '../state/places.ts';
import { copyState, sideOf, type State } from '../state/state.ts';
import { pushWhole, type Moves } from './moves.ts';

/**
 * For a seat in its foot, layings that go out in one action where no smaller step is allowed: say, two
 * books completed together with the last cards.
 */
export function listFinishes(state: State, seat: Seat, moves: Moves): void {
  const { largestStart } = state.terms;
  if (mayRunOut(state)) return;
  const held = heldCount(state, seat);
  if (held < 2 || held > largestStart + 1) return;
  if (whyNotGoOut(state, seat)?.why !== 'booksMissing') return;
  // A seat that may end its turn without a discard may also stop at the last card.
  if (!state.mayEndTurn && !canFinish(state, seat)) return;
  combine(state, seat, [], 0, moves.limit, (lay) => {
    const ok = lay.length > 1 && !whyNotLay(state, seat, lay);
    if (ok) pushWhole(moves, { do: 'layDown', lay: [...lay] });
    return ok;
  });
}

/** Whether a pick-up might leave the seat too little. */
export function isTight(state: State, seat: Seat): boolean {
  return isOnLastCards(state, seat) && discardsTaken(state) <= 2;
}

/** A pick-up with this first lay. */
export function listPickUp(state: State, seat: Seat, lay: Lay, moves: Moves): void {
  if (isTight(state, seat)) listTightPickUp(state, seat, lay, moves);
  else pushWhole(moves, { do: 'pickUp', lay: [lay] });
}

/** One that might take the seat's last cards: alone, or with more laid to go out. */
function listTightPickUp(state: State, seat: Seat, first: Lay, moves: Moves): void {
  const attempt = (lay: Lay[]): boolean => {
    const action: Action = { do: 'pickUp', lay: [...lay] };
    const ok = !play(copyState(state), seat, action);
    if (ok) pushWhole(moves, action);
    return ok;
  };
  if (attempt([first])) return;
  combine(state, seat, [first], discardsTaken(state) - 1, moves.limit, attempt);
}

/** A new meld of these kinds, or a card of this kind on a meld. */
interface Step {
  readonly kinds: readonly Kind[];
  readonly to?: MeldNumber;
}

/**
 * Tries ever longer lists of steps after `lays`, until one holds or the limit is reached. It tries only those that
 * leave at most one card, counting the seat's own and those `coming`: others can be laid step by step.
 */
function combine(
  state: State,
  seat: Seat,
  lays: Lay[],
  coming: number,
  limit: number,
  attempt: (lays: Lay[]) => boolean,
): void {
  const { pack, kinds } = state.terms;
  const steps = smallSteps(state, seat, limit);
  const used = Array<number>(kinds).fill(0);
  for (const { cards } of lays) for (const card of cards) used[pack.kindOf[card]]++;
  const holds = (left: number): boolean => left <= 1 && step(limit, TRY) && attempt(lays);
  const extend = (from: number, held: number): void => {
    for (let at = from; at < steps.length && step(limit, TRY / 10); at++) {
      const { kinds: laid, to } = steps[at];
      const cards = laid.map((kind) => heldFace(state, seat, kind, used[kind]++));
      lays.push(to === undefined ? { cards } : { cards, to });
      const left = held - cards.length;
      // The same step may come again: another card of the kind on the same meld.
      if (!cards.includes(-1) && !holds(left)) extend(at, left);
      lays.pop();
      for (const kind of laid) used[kind]--;
    }
  };
  const laid = lays.reduce((sum, { cards }) => sum + cards.length, 0);
  extend(0, heldCount(state, seat) + coming - laid);
}

/** Smallest new melds, and every held kind on every meld that is of its kind or takes wilds. */
function smallSteps(state: State, seat: Seat, limit: number): Step[] {
  const { ranks, rules, startOf, wilds, pack } = state.terms;
  const steps: Step[] = [];
  const { naturals: fewest } = rules.meldStart;
  for (const rank of ranks) {
    const cards = startOf[rank];
    for (
      let naturals = Math.min(cards, heldOfKind(state, seat, rank));
      naturals >= fewest;
      naturals--
    ) {
      eachWilds(state, seat, cards - naturals, limit, (chosen) =>
        steps.push({
          kinds: [...Array<Kind>(naturals).fill(rank), ...chosen.map((card) => pack.kindOf[card])],
        }),
      );
    }
  }
  const side = sideOf(state, seat);
  for (let to: MeldNumber = 0; to < meldCount(state, side); to++) {
    const meld = meldAt(state, side, to);
    const kinds = naturalsIn(state, meld) > 0 ? [meldKind(state, meld), ...wilds] : wilds;
    for (const kind of kinds)
      if (heldOfKind(state, seat, kind) > 0) steps.push({ kinds: [kind], to });
  }
  return steps;
}
