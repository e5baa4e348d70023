import {
  playersIn,
  rulesKey,
  seatOf,
  statisticsOf,
  type GameResult,
  type Player,
} from '@hand-and-foot/results';
import { keyOf, type Kept, type StoredOutcome } from './resultStore.ts';
import type { SharedPlayed, Stats, StatsWish } from './shared/statsMessages.ts';

const YOU: Player = { is: 'you' };

/** The wished numbers from everything that was counted. */
export function statsFrom(
  kept: ReadonlyMap<string, Kept>,
  wish: StatsWish,
  shared: readonly SharedPlayed[],
  unfinished: number,
): Stats {
  const outcomes = Array.from(kept.values(), ({ outcome }) => outcome);
  const games = gamesIn(kept);
  const people = playersIn(games, (game, seat) => seat !== game.you)
    .filter(({ is }) => is === 'person')
    .map(({ name }) => name.trim());
  const isPlayed = games.some((game) => seatOf(game, YOU) !== undefined);
  const name = wish.name ?? (isPlayed ? '' : people[0]);
  const player: Player = name ? { is: 'person', name } : YOU;
  const own = games.filter((game) => seatOf(game, player) !== undefined);
  const rules = new Map(own.map((game) => [rulesKey(game.rules), game.rules]));
  return {
    statistics: statisticsOf(
      own.filter((game) => !wish.rules || rulesKey(game.rules) === wish.rules),
      player,
    ),
    ...(name ? { name } : {}),
    isPlayed,
    people,
    rules: Array.from(rules, ([key, one]) => ({ ...one, key })),
    games: games.length,
    leftOut: {
      unfinished: unfinished + outcomes.filter((one) => one === 'unfinished').length,
      unreadable: outcomes.filter((one) => one === 'unreadable').length,
      byBot: games.filter(({ you, seats }) => you !== undefined && seats[you]?.is === 'bot').length,
    },
    missing: shared.filter(({ table }) => !kept.has(keyOf('shared', table))),
  };
}

/** The games that count, oldest first. */
export function gamesIn(kept: ReadonlyMap<string, Kept>): GameResult[] {
  return Array.from(kept.values(), ({ outcome }) => outcome)
    .filter((outcome: StoredOutcome) => typeof outcome === 'object')
    .sort((one, other) => (one.ended ?? 0) - (other.ended ?? 0));
}
