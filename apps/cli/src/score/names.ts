import { seatsIn, seatsOfScorer, type Pad } from '@hand-and-foot/scorepad';
import { listed } from '@hand-and-foot/words';

/** What a player is called; those without a name go by their number. */
export function nameOf({ names }: Pad, seat: number): string {
  return names[seat]?.trim() || `Player ${seat + 1}`;
}

/** Per side of the round, who plays together: "Ann and Cy". */
export function sideNames(pad: Pad, round: number): string[] {
  return Array.from({ length: pad.terms.sides }, (_, side) =>
    listed(seatsIn(pad, round, side).map((seat) => nameOf(pad, seat))),
  );
}

/** Per running total, who has it. */
export function scorerNames(pad: Pad): string[][] {
  return Array.from({ length: pad.terms.scorers }, (_, scorer) =>
    seatsOfScorer(pad, scorer).map((seat) => nameOf(pad, seat)),
  );
}
