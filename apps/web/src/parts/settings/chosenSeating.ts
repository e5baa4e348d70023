import { seatingsFor, type Seating } from '@hand-and-foot/engine';
import { playersOf, ruleSets } from '@hand-and-foot/rulesets';
import { choosableSet, type ChoosableSet } from './ownRules.ts';

/** The rules and the way of sitting for a table, with the other ways these rules have. */
export interface ChosenSeating {
  readonly ruleSet: ChoosableSet;
  readonly numbers: readonly number[];
  readonly players: number;
  readonly seatings: readonly Seating[];
  readonly seating: Seating;
}

/** The choices as far as the rules allow. */
export function seatingChosen(chosen: {
  readonly ruleSet: string;
  readonly players: number;
  readonly seating?: Seating | undefined;
}): ChosenSeating {
  const ruleSet = choosableSet(chosen.ruleSet) ?? ruleSets[0]!;
  const numbers = playersOf(ruleSet.rules);
  const players = nearestTo(chosen.players, numbers);
  const seatings = seatingsFor(ruleSet.rules, players);
  const seating = seatings.find((each) => each === chosen.seating) ?? seatings[0]!;
  return { ruleSet, numbers, players, seatings, seating };
}

function nearestTo(wanted: number, numbers: readonly number[]): number {
  return numbers.reduce((best, number) =>
    Math.abs(number - wanted) < Math.abs(best - wanted) ? number : best,
  );
}
