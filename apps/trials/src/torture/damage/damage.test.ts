import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder } from '@hand-and-foot/server/testing';
import { tryFault, writeMoments, type Outcome } from './damagedFile.ts';
import { FILE_FAULTS, type Moments } from './fileFaults.ts';

const { folder, remove } = newFolder();
let moments: Moments;
beforeAll(async () => {
  moments = await writeMoments(folder);
});
afterAll(remove);

const ROUNDS = 12;

describe('a damaged file never shows a wrong table', () => {
  test.each(FILE_FAULTS)('$name', async (fault) => {
    const outcomes: Outcome[] = [];
    for (let round = 0; round < ROUNDS; round++)
      outcomes.push(await tryFault(folder, moments, fault, `a test/${round}`));
    expect(outcomes.flatMap(({ violations }) => violations)).toEqual([]);
    const sum = (what: 'whole' | 'refused' | 'earlier' | 'unopened'): number =>
      outcomes.reduce((total, outcome) => total + outcome[what], 0);
    // The fault has some effect, but not on everything; a truncated file is refused as a whole.
    expect(sum('refused') + sum('earlier') + sum('unopened')).toBeGreaterThan(0);
    if (fault.name !== 'a file cut short') expect(sum('whole') + sum('earlier')).toBeGreaterThan(0);
  });
});
