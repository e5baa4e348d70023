import { readdirSync, readFileSync } from 'node:fs';
import { positionOf } from '@hand-and-foot/engine';
import { describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { Corrupt, readLog } from './readLog.ts';
import { tableFrom } from './sitting.ts';

const folder = new URL('../golden/', import.meta.url);
const read = (file: string): unknown[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

const versions = readdirSync(folder).flatMap((file) => /^(.*)\.end\.jsonl$/.exec(file)?.[1] ?? []);

// These logs stand for all that were ever stored: they are added to, and never written anew.
test.each(versions)('a log of %s leads to where it always led', (version) => {
  const { sitting } = tableFrom(readLog(read(`${version}.jsonl`)));
  const { seq, seats, rounds, state } = sitting;
  expect({ seq, seats, rounds, position: positionOf(state!) }).toEqual(
    read(`${version}.end.jsonl`)[0],
  );
});

describe('a log that does not hold', () => {
  const log = read('version-1.jsonl') as Entry[];
  const spoiled: Record<string, unknown[]> = {
    'entry 1: A log begins with the opening of its table.': log.slice(1),
    'entry 4: It follows entry 2.': [...log.slice(0, 2), ...log.slice(3)],
    'entry 3: What was done is not allowed: notYourTurn.': log.map((entry) =>
      entry.seq === 3 ? { ...entry, seat: 2 } : entry,
    ),
    'entry 358: Round 2 is not the next.': [
      ...log.slice(0, -1),
      { ...log[1], seq: log.length, round: 2 },
    ],
    'entry 2: It is no entry.': [log[0], 'dealt'],
    'entry 2: Its version, 99, is not known here.': [log[0], { ...log[1], version: 99 }],
  };
  test.each(Object.entries(spoiled))('says so: %s', (why, entries) => {
    const load = (): unknown => tableFrom(readLog(entries));
    expect(load).toThrow(Corrupt);
    expect(load).toThrow(why);
  });
});
