import { expect, test } from 'vitest';
import { changedKnobs, countChanges, ruleSets } from './index.ts';

test('as many changes are counted as are named', () => {
  for (const { rules: from } of ruleSets)
    for (const { rules: to } of ruleSets)
      expect(countChanges(from, to)).toBe(changedKnobs(from, to).length);
});
