import type { TableSummary } from '@hand-and-foot/protocol';
import { signal, useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { allSharedGames } from '../../parts/server/server.ts';
import { counting, hall } from '../../table/link/hall.ts';
import type { SharedPlayed, Stats, StatsWish } from '../../worker/shared/statsMessages.ts';
import { fetchPart, isNotFound } from '../friends/shared/api.ts';

/** This browser's shared tables, as far as the server has told. */
export const tables = signal<readonly TableSummary[]>([]);

/** How many shared games were added during this visit, of how many. */
export const fetching = signal<{ readonly done: number; readonly of: number } | undefined>(
  undefined,
);

/** Asks for the numbers; undefined once nobody waits for them. */
type Look = () => Promise<Stats | undefined>;

/** The wished numbers, from this device at once, and again when the server's games are added. */
export function useStats({ name, rules }: StatsWish): ReadonlySignal<Stats | 'failed' | undefined> {
  const stats = useSignal<Stats | 'failed' | undefined>(undefined);
  const asked = useRef<Look>(async () => Promise.resolve(undefined));
  useEffect(() => {
    const look = async () => {
      const found = await hall.stats({ name, rules }, played()).catch(() => 'failed' as const);
      if (asked.current !== look) return undefined;
      counting.value = undefined;
      stats.value = found;
      return found === 'failed' ? undefined : found;
    };
    asked.current = look;
    void look();
    return () => {
      asked.current = async () => Promise.resolve(undefined);
    };
  }, [name, rules, stats]);
  useEffect(() => void addShared(async () => asked.current()), []);
  return stats;
}

async function addShared(look: Look): Promise<void> {
  tables.value = await allSharedGames();
  const { missing = [] } = (await look()) ?? {};
  for (const [done, game] of missing.entries()) {
    fetching.value = { done, of: missing.length };
    if (!(await add(game))) break;
  }
  fetching.value = undefined;
  if (missing.length > 0) await look();
}

/** Finished games where this browser has a seat. */
function played(): SharedPlayed[] {
  return tables.value.flatMap(({ table, seat, over, endedEarly }) =>
    over && !endedEarly && seat !== undefined ? [{ table, seat }] : [],
  );
}

/** False if the server gives nothing at all now. */
async function add(game: SharedPlayed): Promise<boolean> {
  try {
    await hall.addStory(game, await fetchPart('story', game.table, undefined));
    return true;
  } catch (error) {
    return isNotFound(error);
  }
}
