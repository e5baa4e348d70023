import { seatsOfScorer, type Seat } from '@hand-and-foot/engine';
import { seatsIn, type Pad } from '@hand-and-foot/scorepad';
import { listed } from '@hand-and-foot/words';

/** A player's name, or their number if they have none. */
export function seatName({ names }: Pad, seat: Seat): string {
  return names[seat]?.trim() || `Player ${seat + 1}`;
}

/** Partners on each side of the round: "Ann and Cy". */
export function sideNames(pad: Pad, round: number): string[] {
  return Array.from({ length: pad.terms.sides }, (_, side) =>
    listed(seatsIn(pad, round, side).map((seat) => seatName(pad, seat))),
  );
}

/** The players behind each running total. */
export function scorerNames(pad: Pad): string[][] {
  return Array.from({ length: pad.terms.scorers }, (_, scorer) =>
    seatsOfScorer(pad.terms, scorer).map((seat) => seatName(pad, seat)),
  );
}
