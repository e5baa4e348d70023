import type { Seat } from '../actions/action.ts';
import type { Refusal } from '../actions/refusal.ts';
import { booksLike } from '../melds/bookGoals.ts';
import { lowestBit } from '../numbers/bits.ts';
import { upTo } from '../numbers/upTo.ts';
import { kindBits, type Kind } from '../rules/pack.ts';
import type { BarredKind } from '../rules/rules.ts';
import { heldCount, inFoot, kindsHeld } from '../state/places.ts';
import { sideOf, type State } from '../state/state.ts';

/** The kinds of which the seat may discard a card, by the kind alone: a bit each. */
export function kindsLeftToDiscard(state: State, seat: Seat): number {
  const held = kindsHeld(state, seat);
  let free = held;
  for (let left = held & state.terms.barredKinds; left !== 0; left &= left - 1) {
    const kind = lowestBit(left);
    if (whyBarred(state, seat, kind)) free &= ~(1 << kind);
  }
  return free;
}

/** Why no card of the kind may be discarded yet, or undefined if it may. */
export function whyBarred(state: State, seat: Seat, kind: Kind): Refusal | undefined {
  const { barredKinds, rules } = state.terms;
  if (!(barredKinds & (1 << kind))) return undefined;
  const barred = rules.discardBarred.find((each) => kindOf(state, each.kind) === kind)!;
  if (!isFree(state, seat, barred)) return { why: 'discardBarred', kind, until: barred.until };
  const isLast = heldCount(state, seat) === 1 && inFoot(state, seat);
  return isLast && isNeverLast(barred) ? { why: 'discardBarred', kind, until: 'never' } : undefined;
}

/** Kinds that can't be the last discard, whatever else is on the table: a bit each. */
export function neverLast(state: State): number {
  const { discardBarred } = state.terms.rules;
  return kindBits(
    state.terms.pack,
    discardBarred.filter(isNeverLast).map(({ kind }) => kind),
  );
}

const isNeverLast = ({ last }: BarredKind): boolean => last === 'no';

/** Whether the books that the bar waits for are there. */
function isFree(state: State, seat: Seat, { kind, until, books = 'any' }: BarredKind): boolean {
  if (until === 'roundEnds') return false;
  const has = (side: number): boolean => booksLike(state, side, { kind: books, rank: kind }) > 0;
  if (until === 'own') return has(sideOf(state, seat));
  const sides = upTo(state.terms.sides);
  return until === 'any' ? sides.some(has) : sides.every(has);
}

function kindOf({ terms }: State, name: string): Kind {
  return terms.pack.kinds.indexOf(name);
}
