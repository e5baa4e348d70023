import type { Seat } from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import { asPlayed } from '@hand-and-foot/rulesets';
import type { Context } from '@hand-and-foot/words';

/** The table as sentences to this seat need it. */
export function contextFor({ header }: Replay, you: Seat, round: number): Context {
  const { ruleSet, seats, terms } = header;
  return {
    ruleSet: asPlayed(ruleSet, terms),
    pack: terms.pack,
    names: seats,
    sides: terms.sides,
    you,
    round,
  };
}

/** The names of each running total: a side's seats together, or one. */
export function namesOfSides({ header: { seats, terms } }: Replay): string[] {
  return Array.from({ length: terms.scorers }, (_, scorer) =>
    terms.scorers === terms.sides
      ? terms.seatsOf[0]![scorer]!.map((seat) => seats[seat]!).join(' & ')
      : seats[scorer]!,
  );
}
