import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Deed } from './deed.ts';
import { merge, write } from './log.ts';
import type { Notes } from './notes.ts';
import { notesOf } from './notesOf.ts';
import { idOf, openPad, type Pad } from './pad.ts';
import { noticesOf } from './notices.ts';
import { readEntry } from './readEntry.ts';

const DEEDS: Deed[] = [
  { do: 'table', table: { rules: 'house', players: 4, seating: 'pairs' } },
  { do: 'name', seat: 1, name: 'Ann' },
  { do: 'starter', seat: 3 },
  { do: 'count', round: 1, side: 0, field: 'books/clean/7', number: 2 },
  { do: 'way', round: 1, side: 0, pile: 'caught', way: 'hundreds' },
  { do: 'round', round: 1, there: false },
];

test('an entry that was sent is read as it was', () => {
  for (const what of DEEDS) {
    const [entry] = write([], 'phone', 1_800_000_000_000, what);
    expect(readEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  }
});

test('garbage is not an entry, and no entry that can be read breaks a pad', () => {
  const [table] = write([], 'phone', 1, DEEDS[0]!);
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(...DEEDS), fc.anything(), (text, deed, odd) => {
      expect(readEntry(JSON.parse(text))).toBeUndefined();
      const key = Object.keys(deed).at(-1)!;
      const [entry] = write([], 'phone', 2, { ...deed, [key]: odd });
      const read = readEntry(entry);
      const notes = notesOf(read ? [table!, read] : [table!])!;
      noticesOf(opened(notes), 1);
    }),
  );
});

test('after the latest moment, the last round and rules that nobody can play, others write on', () => {
  const at = { time: 1e14, tick: 1e6 };
  const deeds: Deed[] = [
    { do: 'count', round: 999, side: 0, field: 'out', number: 1 },
    { do: 'table', table: { rules: { parent: 'nowhere' }, players: 4, seating: 'pairs' } },
    { do: 'table', table: { rules: 'house', players: 7, seating: 'pairs' } },
  ];
  const odd = deeds.map((what, index) => readEntry({ device: 'z', count: index + 1, at, what })!);
  let log = merge(write([], 'ann', 1, DEEDS[0]!), odd);
  const pad = opened(notesOf(log)!);
  expect(pad.ruleSet.name).toBe('House Rules');
  const round = idOf(pad, pad.rounds.length + 1);
  log = write(log, 'ann', 2, { do: 'count', round, side: 1, field: 'grabs', number: 1 });
  expect(log.map(readEntry)).toEqual(log);
  expect(merge([], log)).toEqual(log);
  expect(opened(notesOf(log)!).rounds.map(({ id }) => id)).toEqual([1, 999]);
});

function opened(notes: Notes): Pad {
  const result = openPad(notes);
  if (!result.ok) throw new Error('the pad cannot be opened');
  return result.pad;
}
