import { resultOfLog, resultOfPad, type LogPlace } from '@hand-and-foot/results';
import { notesOf, openPad } from '@hand-and-foot/scorepad';
import { readLog } from '@hand-and-foot/table';
import { keyOf, type Kept, type StoredOutcome, type ResultStore } from './resultStore.ts';
import type { GameOnShelf } from './shared/messages.ts';
import { padRooms, type KeptPad } from './shared/padRooms.ts';
import type { SharedPlayed } from './shared/statsMessages.ts';
import type { Store } from './store.ts';

/** A game that can be counted, when it was last touched, and how. */
interface Source {
  readonly key: string;
  readonly touched: number;
  readonly count: () => Promise<StoredOutcome>;
}

/** Counts this device's finished games that aren't counted yet, and returns all outcomes. */
export async function countAll(
  store: Store,
  results: ResultStore,
  tellProgress: (done: number, of: number) => void,
): Promise<Map<string, Kept>> {
  const kept = await results.all();
  const sources = [...(await gamesIn(store)), ...(await pads())];
  await dropOthers(results, kept, sources);
  const fresh = sources.filter(({ key, touched }) => kept.get(key)?.touched !== touched);
  for (const [at, source] of fresh.entries()) {
    tellProgress(at, fresh.length);
    kept.set(source.key, await countOne(results, source));
  }
  return kept;
}

/** Counts a game that has just ended. */
export async function countGame(
  store: Store,
  results: ResultStore,
  game: GameOnShelf,
): Promise<void> {
  await countOne(results, sourceOf(store, game));
}

/** Counts a shared game from its story. If that can't be done, it's asked for again. */
export async function countStory(
  results: ResultStore,
  { table, seat }: SharedPlayed,
  story: string,
): Promise<void> {
  const place = { id: table, from: 'shared', seat } as const;
  const outcome = outcomeOf(() => inLog('', linesOf(story), place));
  if (typeof outcome === 'object') await results.keep(keyOf('shared', table), 0, outcome);
}

function linesOf(story: string): unknown[] {
  return story
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

async function countOne(results: ResultStore, source: Source): Promise<Kept> {
  return results.keep(source.key, source.touched, await source.count());
}

async function gamesIn(store: Store): Promise<Source[]> {
  const games = await store.games();
  return games.filter(({ over, branch }) => over && !branch).map((game) => sourceOf(store, game));
}

function sourceOf({ log }: Store, { id, touched }: GameOnShelf): Source {
  return {
    key: keyOf('device', id),
    touched,
    async count() {
      const stored = await log.read(id, 1);
      return outcomeOf(() => inLog(id, stored, { id, from: 'device' }));
    },
  };
}

function inLog(table: string, stored: readonly unknown[], place: LogPlace): StoredOutcome {
  return resultOfLog(readLog(table, stored), place) ?? 'unfinished';
}

/** Pads that can't be opened here don't hide the games. */
async function pads(): Promise<Source[]> {
  const kept = await padRooms()
    .then(async (rooms) => rooms.getAll('pads'))
    .catch((): KeptPad[] => []);
  return kept.map(({ id, begun, touched, log }) => ({
    key: keyOf('scorepad', id),
    touched,
    count: async () =>
      Promise.resolve(
        outcomeOf(() => {
          const notes = notesOf(log);
          const opened = notes && openPad(notes);
          return (
            (opened?.ok ? resultOfPad(opened.pad, id, lastWritten(log, begun)) : undefined) ??
            'unfinished'
          );
        }),
      ),
  }));
}

/** A pad is dated by its last number: it may lie open for weeks. */
function lastWritten(log: KeptPad['log'], begun: number): number {
  return log.reduce((latest, { at }) => Math.max(latest, at.time), begun);
}

/** A log that doesn't hold, or anything unexpected in it, leaves out one game, never all. */
function outcomeOf(count: () => StoredOutcome): StoredOutcome {
  try {
    return count();
  } catch {
    return 'unreadable';
  }
}

/** A deleted game no longer counts. Shared tables aren't on this device, so they stay. */
async function dropOthers(
  results: ResultStore,
  kept: Map<string, Kept>,
  sources: readonly Source[],
): Promise<void> {
  const known = new Set(sources.map(({ key }) => key));
  const gone = [...kept.keys()].filter((key) => !known.has(key) && !key.startsWith('shared/'));
  for (const key of gone) kept.delete(key);
  if (gone.length > 0) await results.drop(gone);
}
