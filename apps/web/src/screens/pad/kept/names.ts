import { seatsOfScorer, type Seat } from '@hand-and-foot/engine';
import { leadOf, seatsIn, type Pad } from '@hand-and-foot/scorepad';
import { speech } from '../../../parts/words/wording.ts';
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

/** The winner of a finished game, or those who share the win. */
export function sayWinners(pad: Pad): string {
  const winners = leadOf(pad).scorers.map((scorer) => scorersOf(pad)[scorer]!);
  const names = speech.value.listed(winners.map((each) => padSpeech.value.nameOfSide(each)));
  return winners.length > 1
    ? words.value.shareWin(names)
    : words.value.won(names, winners[0]!.length);
}
