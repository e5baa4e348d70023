import type { KindName, Pack, PerPlayers, Rules } from '@hand-and-foot/engine';

/** Numbers of players that have the same said of them, together: [[4, 6], "six decks"]. */
export function playersAlike<T>(
  perPlayers: PerPlayers<T>,
  say: (value: T, players: number) => string,
): [number[], string][] {
  const told = new Map<string, number[]>();
  for (const [players, value] of Object.entries(perPlayers)) {
    const said = say(value, Number(players));
    told.set(said, [...(told.get(said) ?? []), Number(players)]);
  }
  return [...told].map(([said, players]) => [players, said]);
}

/** Kinds of equal points together, the dearest first. */
export function kindsAlike(points: Record<KindName, number>, pack: Pack): [number, KindName[]][] {
  const amounts = [...new Set(Object.values(points))].sort((a, b) => b - a);
  return amounts.map((amount) => [amount, pack.kinds.filter((kind) => points[kind] === amount)]);
}

/** Card values on the table, and values of cards that never lie there but have one to tell. */
export function valuesToTell({ roles, values, caught }: Rules): {
  onTable: Record<KindName, number>;
  never: Record<KindName, number>;
} {
  const isDead = (kind: KindName): boolean => roles[kind] === 'dead';
  // Worth 0 on the table, where it never lies, and charged separately in the hand: no value to tell.
  const isIdle = (kind: KindName): boolean => values[kind] === 0 && Object.hasOwn(caught, kind);
  return {
    onTable: only(values, (kind) => !isDead(kind)),
    never: only(values, (kind) => isDead(kind) && !isIdle(kind)),
  };
}

function only(
  table: Record<KindName, number>,
  holds: (kind: KindName) => boolean,
): Record<KindName, number> {
  return Object.fromEntries(Object.entries(table).filter(([kind]) => holds(kind)));
}
