import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countAll, countStory } from './counting.ts';
import type { Kept, StoredOutcome, ResultStore } from './resultStore.ts';
import type { GameOnShelf } from './shared/messages.ts';
import type { Store } from './store.ts';

/** A whole game as the first version stored it. */
const log = readFileSync(new URL('../../e2e/positions/four-rounds.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(0, 1030)
  .map((line, nth) => ({
    version: 1,
    seq: nth + 1,
    at: nth,
    ...(JSON.parse(line) as object),
  }));

const game = (id: string, more: Partial<GameOnShelf> = {}): GameOnShelf => ({
  id,
  ruleSet: { id: 'six-deck', name: 'Six-Deck' },
  seats: [],
  begun: 1,
  touched: 5,
  round: 4,
  rounds: 4,
  totals: [],
  over: true,
  ...more,
});

/** A device with these games, and how often one of their logs was read. */
function deviceWith(games: GameOnShelf[], logs: Record<string, unknown[]> = {}) {
  const read: string[] = [];
  const store: Store = {
    log: {
      append: () => Promise.reject(new Error('counting writes no log')),
      read(table) {
        read.push(table);
        return Promise.resolve(logs[table] ?? log);
      },
    },
    games: () => Promise.resolve(games),
    shelve: (line) => Promise.resolve(line),
    rename: () => Promise.resolve(),
    forget: () => Promise.resolve(),
  };
  return { store, read };
}

function memoryResults(): ResultStore & { readonly kept: Map<string, Kept> } {
  const kept = new Map<string, Kept>();
  return {
    kept,
    all: () => Promise.resolve(new Map(kept)),
    keep(key, touched, outcome) {
      const one: Kept = { key, form: 1, touched, outcome };
      kept.set(key, one);
      return Promise.resolve(one);
    },
    drop(keys) {
      for (const key of keys) kept.delete(key);
      return Promise.resolve();
    },
  };
}

const text = (lines: readonly object[]): string =>
  lines.map((line) => JSON.stringify(line)).join('\n');
const totalsIn = (outcome: StoredOutcome | undefined) =>
  typeof outcome === 'object' ? outcome.totals : outcome;

test('every finished game is counted once, with progress, and never replayed again', async () => {
  const results = memoryResults();
  const { store, read } = deviceWith([game('a'), game('b'), game('c', { over: false })]);
  const progress: string[] = [];
  const count = async () =>
    countAll(store, results, (done, of) => void progress.push(`${done} of ${of}`));
  const first = await count();
  expect([...first].map(([key, { outcome }]) => [key, totalsIn(outcome)])).toEqual([
    ['device/a', [16435, 18990]],
    ['device/b', [16435, 18990]],
  ]);
  expect(progress).toEqual(['0 of 2', '1 of 2']);
  expect(await count()).toEqual(first);
  expect(read).toEqual(['a', 'b']);
});

test('a game that was touched since is counted again, and a deleted one no longer', async () => {
  const results = memoryResults();
  const before = deviceWith([game('a'), game('b')]);
  await countAll(before.store, results, () => undefined);
  await countStory(results, { table: 'far', seat: 0 }, text(log));
  const after = deviceWith([game('b', { touched: 6 })]);
  await countAll(after.store, results, () => undefined);
  expect(after.read).toEqual(['b']);
  expect([...results.kept.keys()]).toEqual(['device/b', 'shared/far']);
});

test('a damaged log leaves out its own game and no other', async () => {
  const results = memoryResults();
  const { store } = deviceWith([game('bad'), game('good')], { bad: log.slice(1) });
  const kept = await countAll(store, results, () => undefined);
  expect(kept.get('device/bad')?.outcome).toBe('unreadable');
  expect(totalsIn(kept.get('device/good')?.outcome)).toEqual([16435, 18990]);
});

test.each([
  ['isn’t a story', '<html>'],
  ['has no end', text(log.slice(0, 900))],
])('a text that %s isn’t kept, so it’s asked for again', async (_, story) => {
  const results = memoryResults();
  await countStory(results, { table: 'far', seat: 0 }, story);
  expect(results.kept.size).toBe(0);
});
