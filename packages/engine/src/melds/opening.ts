import type { Lay, Seat, Side } from '../actions/action.ts';
import type { Refusal } from '../actions/refusal.ts';
import type { Card } from '../rules/pack.ts';
import { inRound } from '../rules/rules.ts';
import { heldCount } from '../state/places.ts';
import { sideOf, totalFor, type State } from '../state/state.ts';
import { booksLike } from './bookGoals.ts';
import { bookBonus, isBook, meldsOf } from './meld.ts';

/** Whether this round opens only with a clean book. */
export function opensWithBook({ round, terms }: State): boolean {
  const { opening } = terms.rules;
  if (opening.by !== 'round' || opening.book === undefined) return false;
  return inRound(opening.book, round) === 'clean';
}

/** The points with which the seat's side must open this round. */
export function openingFor(state: State, seat: Seat): number {
  const { opening } = state.terms.rules;
  if (opening.by === 'round') return inRound(opening.points, state.round);
  const total = totalFor(state, seat);
  let { points } = opening.steps[0];
  for (const step of opening.steps) if (step.from <= total) points = step.points;
  return points;
}

/** Why the side may not open with these lays, which lie there already; `coming` and `taken` as in `lay`. */
export function whyNotOpen(
  state: State,
  seat: Seat,
  lays: readonly Lay[],
  coming: number | undefined,
  taken: readonly Card[],
): Refusal | undefined {
  const { opensWithWilds, rules, wildPlace } = state.terms;
  if (!opensWithWilds && lays.some(({ cards }) => cards.some((card) => wildPlace[card] >= 0)))
    return { why: 'openWithoutWilds' };
  const need = openingFor(state, seat);
  let have = rules.openingCounts === 'books' ? bookBonuses(state, sideOf(state, seat)) : 0;
  for (const { cards } of lays) have += pointsOf(state, cards);
  have -= uncounted(state, taken);
  if (have < need && !isWaived(state, seat, coming)) return { why: 'notEnoughToOpen', have, need };
  const isShort = opensWithBook(state) && !hasCleanBook(state, sideOf(state, seat));
  return isShort ? { why: 'openWithBook' } : undefined;
}

function hasCleanBook(state: State, side: Side): boolean {
  return booksLike(state, side, { kind: 'clean' }) > 0;
}

/** Whether the whole hand was laid, without the discards, and that is enough. */
function isWaived(state: State, seat: Seat, coming: number | undefined): boolean {
  const { openingWaived } = state.terms.rules;
  return openingWaived === 'emptyHand' && coming === undefined && heldCount(state, seat) === 0;
}

/** The bonus of the side's books as they lie there. */
function bookBonuses(state: State, side: Side): number {
  return meldsOf(state, side)
    .filter((meld) => isBook(state, meld))
    .reduce((sum, meld) => sum + bookBonus(state, meld), 0);
}

/** The points of cards from the discards that don't help to open. */
export function uncounted(state: State, taken: readonly Card[]): number {
  return state.terms.rules.openingCounts === 'hand' ? pointsOf(state, taken) : 0;
}

/** The cards' own points. */
export function pointsOf({ terms }: State, cards: readonly Card[]): number {
  let points = 0;
  for (let at = 0; at < cards.length; at++) points += terms.value[terms.pack.kindOf[cards[at]]];
  return points;
}
