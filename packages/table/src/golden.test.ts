import { readdirSync, readFileSync } from 'node:fs';
import { positionOf } from '@hand-and-foot/engine';
import { describe, expect, test } from 'vitest';
import { beginningOf, entryAfter, type Entry } from './entry.ts';
import { Corrupt, readLog } from './readLog.ts';
import { tableFrom } from './sitting.ts';

const folder = new URL('../golden/', import.meta.url);
const read = (file: string): unknown[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

const versions = readdirSync(folder).flatMap((file) => /^(.*)\.end\.jsonl$/.exec(file)?.[1] ?? []);

// These logs stand for all that were ever stored: add to them, never rewrite them.
test.each(versions)('a log of %s leads to where it always led', (version) => {
  const { sitting } = tableFrom(readLog('table', read(`${version}.jsonl`)));
  const { seq, seats, rounds, state } = sitting;
  expect({ seq, seats, rounds, position: positionOf(state!) }).toEqual(
    read(`${version}.end.jsonl`)[0],
  );
});

describe('a log that does not hold', () => {
  const old = read('version-1.jsonl') as Entry[];
  const mixed = read('version-1-then-2.jsonl') as Entry[];
  const log = read('version-2.jsonl') as Entry[];
  const other = (seq: number, change: object, of = log): unknown[] =>
    of.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry));
  const { sum: _, ...unsummed } = log[7]!;
  const spoiled: Record<string, unknown[]> = {
    'entry 1: Entry 2 is in its place.': log.slice(1),
    'entry 1: A log begins with the opening of its table.': [{ ...old[1], seq: 1 }],
    'entry 3: Entry 4 is in its place.': [...log.slice(0, 2), ...log.slice(3)],
    'entry 4: Entry 9 is in its place.': other(4, { seq: 9 }),
    'entry 3: This isn’t allowed: notYourTurn.': other(3, { seat: 2 }, old),
    'entry 358: Round 2 isn’t the next one.': other(358, { ...old[1], seq: 358, round: 2 }, old),
    'entry 2: It isn’t an entry.': [log[0], 'dealt'],
    'entry 2: Its version, 99, isn’t known here.': [log[0], { ...log[1], version: 99 }],
    'entry 5: Its checksum doesn’t match': other(5, { at: 7 }),
    'entry 6: Its checksum doesn’t match': other(6, { more: 1 }),
    'entry 7: Its checksum doesn’t match': other(7, { sum: log[5]!.sum }),
    'entry 8: Its checksum doesn’t match': log.map((entry) => (entry.seq === 8 ? unsummed : entry)),
    'entry 9: It’s in an older form': other(9, { version: 1 }),
    // Entries without sums are covered by the first that has one.
    'entry 121: Its checksum doesn’t match: it was changed after it was written, or an entry before it was.':
      other(100, { at: 7 }, mixed),
  };
  test.each(Object.entries(spoiled))('says so: %s', (why, entries) => {
    const load = (): unknown => tableFrom(readLog('table', entries));
    expect(load).toThrow(Corrupt);
    expect(load).toThrow(why);
  });

  test('says so when it is another table’s, as a whole or from some entry on', () => {
    expect(() => readLog('elsewhere', log)).toThrow('entry 1: Its checksum doesn’t match');
    let after = beginningOf('elsewhere');
    const twin = log.map(({ version: _version, seq: __, sum: ___, at, answers, ...change }) => {
      const entry = entryAfter(after, at, change, answers);
      after = entry;
      return entry;
    });
    // Its rules are completed with the knobs that came later.
    expect(readLog('elsewhere', twin)).toMatchObject(twin);
    const swapped = [...log.slice(0, 40), twin[40], ...log.slice(41)];
    expect(() => readLog('table', swapped)).toThrow('entry 41: Its checksum doesn’t match');
  });

  test('says so wherever one character of its texts was changed', () => {
    const texts = log.slice(0, 12).map((entry) => JSON.stringify(entry));
    for (const [at, text] of texts.entries())
      for (let i = 0; i < text.length; i += 7) {
        const flipped = String.fromCharCode(text.charCodeAt(i) ^ (1 << (i % 7)));
        const changed = text.slice(0, i) + flipped + text.slice(i + 1);
        const stored = texts.map((one, place) => parsed(place === at ? changed : one));
        if (JSON.stringify(stored[at]) === text) continue;
        expect(() => readLog('table', stored)).toThrow(`entry ${at + 1}: `);
      }
  });
});

/** As a store hands it on: what is not JSON is no entry. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
