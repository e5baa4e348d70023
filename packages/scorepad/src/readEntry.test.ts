import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Deed } from './deed.ts';
import { write } from './log.ts';
import { notesOf } from './notesOf.ts';
import { openPad } from './pad.ts';
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

test('garbage is no entry, and what is read never breaks a pad', () => {
  const [table] = write([], 'phone', 1, DEEDS[0]!);
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(...DEEDS), fc.anything(), (text, deed, odd) => {
      expect(readEntry(JSON.parse(text))).toBeUndefined();
      const key = Object.keys(deed).at(-1)!;
      const [entry] = write([], 'phone', 2, { ...deed, [key]: odd });
      const read = readEntry(entry);
      const notes = notesOf(read ? [table!, read] : [table!])!;
      const opened = openPad(notes);
      if (opened.ok) noticesOf(opened.pad, 1);
    }),
  );
});
