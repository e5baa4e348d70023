import {
  scoreRound,
  type Scorer,
  type Seat,
  type Side,
  type SideScore,
  type State,
  type Terms,
} from '@hand-and-foot/engine';

/** The points a side has on the table; cards still held aren't counted until the round ends. */
export function roundSoFar(state: State, side: Side): number {
  const { total, caught } = scoreRound(state)[side]!;
  return total - caught;
}

/** Points per round for each running total: sides, or seats if sides change. */
export function pointsByRound(
  terms: Terms,
  rounds: readonly (readonly SideScore[])[],
): readonly (readonly number[])[] {
  return rounds.map((scores, index) => {
    const sides = terms.sideOf[index % terms.sideOf.length]!;
    return Array.from({ length: terms.scorers }, (_, scorer) => {
      const side = isBySeat(terms) ? sides[scorer]! : scorer;
      return scores[side]!.total;
    });
  });
}

/** Whether every seat has its own total, because sides change from round to round. */
export function isBySeat({ scorers, sides }: Terms): boolean {
  return scorers !== sides;
}

/** The running total that a seat plays for. */
export function scorerIn(terms: Terms, seat: Seat): Scorer {
  return isBySeat(terms) ? seat : terms.sideOf[0]![seat]!;
}
