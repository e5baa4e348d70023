import { readFileSync } from 'node:fs';
import { actor, isGameOver, seeded, totals, winners, type Random } from '@hand-and-foot/engine';
import type { Holder } from '@hand-and-foot/protocol';
import {
  entryAfter,
  readLog,
  replay,
  storyOf,
  tableFrom,
  type Change,
  type Entry,
  type Sitting,
} from '@hand-and-foot/table';
import { anyAction } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { resultOfLog } from './fromLog.ts';
import { seatOf } from './player.ts';

const here = { id: 'table', from: 'device' } as const;
const linesOf = (path: string): unknown[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
const golden = (version: string): Entry[] =>
  readLog('table', linesOf(`../../table/golden/${version}.jsonl`)).filter(
    ({ entry }) => entry !== 'closed',
  );

function nextChange({ state }: Sitting, random: Random): Change {
  if (!state || state.phase === 'over')
    return { entry: 'dealt', round: (state?.round ?? 0) + 1, seed: 'more' };
  return { entry: 'acted', seat: actor(state), action: anyAction(state, random) };
}

/** The same table, played on by chance to the end of its game. */
function playedOn(begun: readonly Entry[]): { entries: Entry[]; sitting: Sitting } {
  const entries = [...begun];
  const { sitting } = tableFrom(entries);
  const random = seeded('on and on');
  while (!sitting.state || !isGameOver(sitting.state)) {
    const entry = entryAfter(sitting, sitting.touched + 1000, nextChange(sitting, random));
    replay(sitting, entry);
    entries.push(entry);
  }
  return { entries, sitting };
}

describe.each(['version-1', 'version-2', 'version-3', 'version-1-then-2'])(
  'a log that began in the form of %s',
  (version) => {
    const begun = golden(version);

    test('isn’t counted before its game is over', () => {
      expect(resultOfLog(begun, here)).toBeUndefined();
    });

    test('counts as the engine does, and so does its story', () => {
      const { entries, sitting } = playedOn(begun);
      const result = resultOfLog(entries, here)!;
      expect(result.totals).toEqual(totals(sitting.state!));
      expect(result.winners).toEqual(winners(sitting.state!));
      expect(result.ended).toBe(entries.at(-1)!.at);
      expect(result.rounds.map(({ scorers }) => scorers.map(({ points }) => points))).toEqual(
        sitting.rounds.map((scores) => scores.map(({ total }) => total)),
      );
      expect(resultOfLog(readLog('', storyOf(entries)), here)).toEqual(result);
    });
  },
);

describe('whose game it is', () => {
  const stored = linesOf('../../../apps/web/e2e/positions/four-rounds.jsonl').map((line, nth) => ({
    version: 1,
    seq: nth + 1,
    at: nth,
    ...(line as object),
  }));
  /** The stored game with these holders sitting down after so many entries. */
  const withHolders = (after: number, holders: readonly Holder[]): Entry[] => {
    const seated = holders.map((holder, seat) => ({
      version: 1,
      at: after,
      entry: 'seated',
      seat,
      holder,
    }));
    const all = [...stored.slice(0, after), ...seated, ...stored.slice(after)];
    return readLog(
      '',
      all.map((entry, nth) => ({ ...entry, seq: nth + 1 })),
    );
  };
  const person = (name: string): Holder => ({ is: 'person', name });
  const bot = (name: string, standsInFor?: string): Holder => ({
    is: 'bot',
    name,
    level: 'steady',
    ...(standsInFor === undefined ? {} : { standsInFor }),
  });

  test('the only person on a device is the reader', () => {
    const result = resultOfLog(readLog('', stored), here)!;
    expect(result.you).toBe(0);
    expect(result.seats.map(({ is }) => is)).toEqual(['person', 'bot', 'bot', 'bot']);
  });

  test('nobody in particular is, where several people share the device', () => {
    const result = resultOfLog(withHolders(1, [person('Ana'), person('Ben')]), here)!;
    expect(result.you).toBeUndefined();
    expect(seatOf(result, { is: 'person', name: ' ana' })).toBe(0);
  });

  test('at a shared table it’s the seat that the server tells', () => {
    const log = withHolders(1, [person('Ana'), person('Ben')]);
    expect(resultOfLog(log, { id: 'x', from: 'shared', seat: 1 })!.you).toBe(1);
  });

  test.each([
    ['most of it', 300, undefined],
    ['the last of it', 900, 1],
  ])('a bot that played %s for somebody', (_, after, seat) => {
    const begun = withHolders(1, [person('Ana'), person('Ben')]);
    const log = begun.flatMap((entry): object[] =>
      entry.seq === after
        ? [{ version: 1, at: 0, entry: 'seated', seat: 1, holder: bot('Iris', 'Ben') }, entry]
        : [entry],
    );
    const entries = readLog(
      '',
      log.map((entry, nth) => ({ ...entry, version: 1, seq: nth + 1 })),
    );
    const result = resultOfLog(entries, { id: 'x', from: 'shared', seat: 1 })!;
    expect(seatOf(result, { is: 'you' })).toBe(seat);
    expect(seatOf(result, { is: 'person', name: 'Ben' })).toBe(seat);
    if (seat === undefined)
      expect(result.seats[1]).toEqual({
        is: 'bot',
        name: 'Iris',
        level: 'steady',
        standsInFor: 'Ben',
      });
  });
});
