import { seatsOfScorer, type Seat } from '@hand-and-foot/engine';
import { seatsIn, type Pad } from '@hand-and-foot/scorepad';
import { padSpeech, words } from './words.ts';

/** A player's name, or their number if they have none. */
export function nameIn({ names }: Pick<Pad, 'names'>, seat: Seat): string {
  return names[seat]?.trim() || words.value.player(seat + 1);
}

/** Names at a table. */
export type Seated = Pick<Pad, 'terms' | 'names'>;

/** Partners on each side of the round. */
export function sideNames(pad: Seated, round: number): string[] {
  return Array.from({ length: pad.terms.sides }, (_, side) =>
    padSpeech.value.nameOfSide(seatsIn(pad, round, side).map((seat) => nameIn(pad, seat))),
  );
}

/** The players behind each running total. */
export function scorersOf(pad: Pad): string[][] {
  return Array.from({ length: pad.terms.scorers }, (_, scorer) =>
    seatsOfScorer(pad.terms, scorer).map((seat) => nameIn(pad, seat)),
  );
}

export function scorerNames(pad: Pad): string[] {
  return scorersOf(pad).map((names) => padSpeech.value.nameOfSide(names));
}
