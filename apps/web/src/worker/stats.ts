import {
  csvOfResults,
  playersIn,
  rulesKey,
  seatOf,
  statisticsOf,
  type GameResult,
  type Player,
} from '@hand-and-foot/results';
import { countAll, countStory } from './counting.ts';
import { keyOf, results, type Kept, type Outcome } from './resultStore.ts';
import type { FromHall } from './shared/messages.ts';
import type { SharedPlayed, Stats, StatsWish } from './shared/statsMessages.ts';
import type { Store } from './store.ts';

/** Answers questions about finished games. */
export interface StatsDesk {
  stats(wish: StatsWish, shared: readonly SharedPlayed[]): Promise<Stats>;
  csv(): Promise<string>;
  addStory(game: SharedPlayed, story: string): Promise<void>;
  removeShared(table: string): Promise<void>;
}

export function openStats(store: Promise<Store>, tell: (message: FromHall) => void): StatsDesk {
  const tellProgress = (done: number, of: number): void => tell({ is: 'counting', done, of });
  let counted: Promise<unknown> = Promise.resolve();
  /** One after the other, so that no game is counted twice. */
  async function count(): Promise<Map<string, Kept>> {
    const before = counted.catch(() => undefined);
    const next = before.then(async () => countAll(await store, results, tellProgress));
    counted = next;
    return next;
  }
  return {
    async stats(wish, shared) {
      const kept = await count();
      const unfinished = (await (await store).games()).filter(({ over }) => !over).length;
      return statsFrom(kept, wish, shared, unfinished);
    },
    csv: async () => csvOfResults(gamesIn(await count()), localTime),
    addStory: async (game, story) => countStory(results, game, story),
    removeShared: async (table) => results.drop([keyOf('shared', table)]),
  };
}

const YOU: Player = { is: 'you' };

function statsFrom(
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

/** Oldest first. */
function gamesIn(kept: ReadonlyMap<string, Kept>): GameResult[] {
  return Array.from(kept.values(), ({ outcome }) => outcome)
    .filter((outcome: Outcome) => typeof outcome === 'object')
    .sort((one, other) => (one.ended ?? 0) - (other.ended ?? 0));
}

/** "2026-11-16 18:20", where the device is. */
function localTime(moment: number): string {
  const shift = new Date(moment).getTimezoneOffset() * 60_000;
  return new Date(moment - shift).toISOString().slice(0, 16).replace('T', ' ');
}
