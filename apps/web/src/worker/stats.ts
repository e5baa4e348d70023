import { csvOfResults } from '@hand-and-foot/results';
import { countAll, countStory } from './counting.ts';
import { keyOf, results, type Kept } from './resultStore.ts';
import type { FromHall } from './shared/messages.ts';
import type { SharedPlayed, Stats, StatsWish } from './shared/statsMessages.ts';
import { gamesIn, statsFrom } from './statsFrom.ts';
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

/** "2026-11-16 18:20", where the device is. */
function localTime(moment: number): string {
  const shift = new Date(moment).getTimezoneOffset() * 60_000;
  return new Date(moment - shift).toISOString().slice(0, 16).replace('T', ' ');
}
