import { LEARNED_ON, spanOf } from '@hand-and-foot/bots/parts';
import { expect, test } from 'vitest';
import { TABLES } from './tables.ts';

test('the rules that expert trusts its net under span those of the learning tables', () => {
  expect(LEARNED_ON).toEqual(spanOf(TABLES.map(({ terms }) => terms)));
});
