import { termsFor, type Seating } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import type { Pad } from '@hand-and-foot/scorepad';
import { expect, test } from 'vitest';
import { csvOfPad } from './csvOfPad.ts';

test.each<[Seating, string]>([
  ['pairs', 'Round,Team,'],
  ['alone', 'Round,Player,'],
])('the column of who scored is headed by how they sit: %s', (seating, head) => {
  const ruleSet = ruleSetById('house')!;
  const terms = termsFor(ruleSet.rules, { players: 4, seating });
  const pad = { ruleSet, terms, names: [], rounds: [] } as unknown as Pad;
  expect(csvOfPad(pad)).toContain(head);
});
