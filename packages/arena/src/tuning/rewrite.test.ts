import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WEIGHTS } from '@hand-and-foot/bots';
import { rewriteWeights } from './rewrite.ts';

const source = readFileSync(new URL('../../../bots/src/weights.ts', import.meta.url), 'utf8');

it('leaves the file as it is where no number changes', () => {
  expect(rewriteWeights(source, WEIGHTS)).toBe(source);
});

it('changes one number and nothing else', () => {
  const lines = source.split('\n');
  const changed = rewriteWeights(source, { ...WEIGHTS, tempo: 150 }).split('\n');
  const differing = changed.filter((line, at) => line !== lines[at]);
  expect(changed).toHaveLength(lines.length);
  expect(differing).toEqual([expect.stringMatching(/^ {2}tempo: 150,/)]);
});

it('keeps what stands beside a number, and does not mistake the description for the numbers', () => {
  const commented = source.replace(/^( {2}late: )[^,]+,$/m, '$11, // as a share');
  expect(rewriteWeights(commented, { ...WEIGHTS, late: 0.85 })).toContain(
    '\n  late: 0.85, // as a share\n',
  );
});

it('names a number that was the first expert’s until now', () => {
  expect(rewriteWeights(source, { ...WEIGHTS, gift: 0.7 })).toContain('\n  gift: 0.7,\n};');
});

it('does not write where there are no weights', () => {
  expect(() => rewriteWeights('', WEIGHTS)).toThrow('no WEIGHTS');
});
