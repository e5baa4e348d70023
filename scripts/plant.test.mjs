import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { faults } from '../apps/trials/src/faults/faults.ts';
import { simulatorWith, tryFault } from './plant.mjs';
import { root } from './setup.mjs';

/** Faults that show within a few worlds; npm run torture -- --faults tries them all. */
const some = faults.filter(({ name }) =>
  [
    'tell before it is kept',
    'do a command as often as it comes',
    'take a conflict for done where old epochs may write',
    'show everybody what is drawn',
    'let in with any code',
    'make low numbers likelier',
  ].includes(name),
);

describe('a planted fault', () => {
  test.each(some)('is noticed: $name', async (fault) => {
    const { caught, noticed } = await tryFault(fault, 16, 60_000);
    expect(caught).toBe(true);
    expect(fault.noticedBy.some((invariant) => noticed.includes(invariant))).toBe(true);
  });

  test.each(faults)('has its place in the sources: $name', ({ changes }) => {
    for (const { file, text } of changes)
      expect(readFileSync(join(root, file), 'utf8')).toContain(text);
  });

  test('that has none is an error', async () => {
    const change = { file: 'packages/fair/src/pledge.ts', text: 'no such text', by: '' };
    await expect(simulatorWith([change], 'nowhere')).rejects.toThrow('no such text');
  });
});
