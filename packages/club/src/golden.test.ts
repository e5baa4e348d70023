import { readFileSync } from 'node:fs';
import { hashOf } from '@hand-and-foot/fair';
import { expect, test } from 'vitest';
import { nightFrom } from './night.ts';
import { nightViewFor } from './nightView.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../golden/${file}`, import.meta.url), 'utf8');

// These logs stand for all that were ever stored: add to them, never rewrite them.
test.each(['version-1', 'version-2'])(
  'a night’s log of %s leads to where it always led',
  (version) => {
    const stored = read(`${version}.jsonl`)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const night = nightFrom('friday', stored)!;
    expect(nightViewFor(night, hashOf('Ana'))).toMatchObject(
      JSON.parse(read(`${version}.view.json`)) as object,
    );
  },
);
