import {
  determinize,
  seeded,
  takenUp,
  viewFor,
  type Scorer,
  type State,
} from '@hand-and-foot/engine';
import { forecast, type Forecast } from './forecast.ts';
import { playedOn, type Stretch } from './stretch.ts';
import { inTenths } from './tenths.ts';

/** How often cards are drawn anew, to know what an average draw would have brought. */
const TIMES = 12;

/**
 * The luck in the cards that the seat came to see at the end of the stretch, from the stock or a foot: what each
 * side can expect now, less what it could with other unseen cards in their place.
 */
export function drawnLuck(before: State, stretch: Stretch, after: State, now: Forecast): number[] {
  const { seat, actions, terms } = stretch;
  const sawCards = before.phase === 'draw' || takenUp(before, seat) !== takenUp(after, seat);
  if (!sawCards) return now.points.map(() => 0);
  const random = seeded(`drawn/${JSON.stringify(stretch.view)}`);
  const hands = stretch.view.hands.map((_, other) => viewFor(before, other).hands[other]!);
  const sums = now.points.map(() => 0);
  for (let time = 0; time < TIMES; time++) {
    const table = determinize(terms, { ...stretch.view, hands }, random);
    const { points } = forecast(playedOn(table, seat, actions) ?? after);
    points.forEach((each, scorer: Scorer) => (sums[scorer]! += each));
  }
  return now.points.map((points, scorer) => inTenths(points - sums[scorer]! / TIMES));
}
