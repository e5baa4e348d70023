import type { PerPlayers } from '@hand-and-foot/engine';
import type { NumberShape } from '@hand-and-foot/rulesets';

/** The number for players who have none yet: it goes on as between the two nearest, or by as much for each. */
export function goneOn(players: number, table: PerPlayers<number>, { min, max }: NumberShape) {
  const away = (count: number): number => Math.abs(count - players);
  const [nearest, next] = Object.keys(table)
    .map(Number)
    .sort((one, other) => away(one) - away(other));
  if (nearest === undefined) return min;
  const here = table[nearest]!;
  const between = next === undefined ? 0 : (table[next]! - here) / (next - nearest);
  const growth = between || here / nearest;
  return Math.min(max, Math.max(min, Math.round(here + growth * (players - nearest))));
}
