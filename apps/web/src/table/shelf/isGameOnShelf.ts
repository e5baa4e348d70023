import type { GameOnShelf } from '../../worker/shared/messages.ts';

/** Whether a stored value is this version's summary of a game. */
export function isGameOnShelf(found: unknown): found is GameOnShelf {
  const { id, ruleSet, seats, touched, round, rounds, totals, over } = partsOf<GameOnShelf>(found);
  return (
    typeof id === 'string' &&
    typeof partsOf<GameOnShelf['ruleSet']>(ruleSet).id === 'string' &&
    Array.isArray(seats) &&
    seats.every((seat) => typeof partsOf(seat).is === 'string') &&
    Array.isArray(totals) &&
    totals.every(Number.isFinite) &&
    [touched, round, rounds].every(Number.isFinite) &&
    over === false
  );
}

function partsOf<T extends object = { is: string }>(
  found: unknown,
): { [Key in keyof T]?: unknown } {
  return typeof found === 'object' && found !== null ? found : {};
}
