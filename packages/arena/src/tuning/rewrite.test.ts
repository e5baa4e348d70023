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
  const changed = rewriteWeights(source, { ...WEIGHTS, gift: 150 }).split('\n');
  const differing = changed.filter((line, at) => line !== lines[at]);
  expect(changed).toHaveLength(lines.length);
  expect(differing).toEqual([expect.stringMatching(/^ {2}gift: 150,/)]);
});

it('keeps what stands beside a number, and does not mistake the description for the numbers', () => {
  const commented = source.replace(/^( {2}gift: )[^,]+,$/m, '$11, // as a share');
  expect(rewriteWeights(commented, { ...WEIGHTS, gift: 0.85 })).toContain(
    '\n  gift: 0.85, // as a share\n',
  );
});

it('does not pass over a weight that it cannot find', () => {
  expect(() => rewriteWeights(source.replace(/^ {2}gift: .*\n/gm, ''), WEIGHTS)).toThrow('gift');
  expect(() => rewriteWeights('', WEIGHTS)).toThrow('no WEIGHTS');
});
