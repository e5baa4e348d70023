import { seatsIn, seatsOfScorer, type Pad } from '@hand-and-foot/scorepad';
import { padSpeech, words } from './words.ts';

/** What a player is called; those without a name go by their number. */
export function nameIn({ names }: Pick<Pad, 'names'>, seat: number): string {
  return names[seat]?.trim() || words.value.player(seat + 1);
}

/** Per side of the round, who plays together. */
export function sideNames(pad: Pad, round: number): string[] {
  return Array.from({ length: pad.terms.sides }, (_, side) =>
    padSpeech.value.nameOfSide(seatsIn(pad, round, side).map((seat) => nameIn(pad, seat))),
  );
}

/** Per running total, who has it. */
export function scorersOf(pad: Pad): string[][] {
  return Array.from({ length: pad.terms.scorers }, (_, scorer) =>
    seatsOfScorer(pad, scorer).map((seat) => nameIn(pad, seat)),
  );
}

export function scorerNames(pad: Pad): string[] {
  return scorersOf(pad).map((names) => padSpeech.value.nameOfSide(names));
}
