import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packRecord, unpackRecord } from './recordLink.ts';

const stored = new URL('../../../../../packages/testkit/golden/stored/', import.meta.url);
const record = readFileSync(new URL('house.hf.jsonl', stored), 'utf8');

test('a game of four rounds fits a link, and comes out of it as it was', async () => {
  const packed = await packRecord(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpackRecord(packed!)).toBe(record);
});

test('names keep their letters', async () => {
  const packed = await packRecord('{"seats":["Íñigo","李"]}');
  expect(await unpackRecord(packed!)).toBe('{"seats":["Íñigo","李"]}');
});

test('links made today can be read for ever', async () => {
  expect(await unpackRecord('q1ZKyy_KTSxRslLKSMxL0QXhtPz8En1DpVoA')).toBe(
    '{"format":"hand-and-foot/1"}',
  );
});

test('too much for a link gets none, and a link that unfolds to too much is refused', async () => {
  const random = Array.from({ length: 9000 }, (_, at) => ((at * 7919) % 9973).toString(36)).join(
    '',
  );
  expect(await packRecord(random)).toBeUndefined();
  const bomb = deflateRawSync(Buffer.alloc(3_000_000)).toString('base64url');
  await expect(unpackRecord(bomb)).rejects.toThrow('more than any game');
});

test.each(['', 'x', 'not a link', '!!!!'])('“%s” holds no record', async (text) => {
  await expect(unpackRecord(text)).rejects.toThrow();
});
