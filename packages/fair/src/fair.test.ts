import { shuffle, termsFor, viewFor } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fairDeal, keepsPledge, keyedRandom, pledgeFor, shuffleKey } from './index.ts';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const SHUFFLE = { table: 'kitchen', round: 1, seeds: ['0a', '', '0b', 'ff'], secret: SECRET };
const KEY = shuffleKey(SHUFFLE);

describe('the pledge', () => {
  test('is the SHA-256 of the secret', () => {
    expect(pledgeFor(SECRET)).toBe(
      createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'),
    );
    expect(pledgeFor(SECRET)).toBe(
      '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef',
    );
  });

  test('is kept by the secret alone', () => {
    const pledge = pledgeFor(SECRET);
    expect(keepsPledge({ pledge, secret: SECRET })).toBe(true);
    expect(keepsPledge({ pledge, secret: SECRET.replace('0', '1') })).toBe(false);
    expect(keepsPledge({ pledge, secret: SECRET.toUpperCase() })).toBe(false);
    expect(keepsPledge({ pledge, secret: '' })).toBe(false);
    expect(keepsPledge({ pledge, secret: 'no such thing' })).toBe(false);
  });
});

describe('the key', () => {
  test('is an HMAC of everything, so that anyone can work it out with common tools', () => {
    const parts = '["hand-and-foot shuffle 1","kitchen",1,["0a","","0b","ff"]]';
    const hmac = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(parts).digest('hex');
    expect(KEY).toBe(hmac);
    expect(KEY).toBe('d31f95952010e2b1173a982986223ecbb7a791e6b3db0f6a8fedecda6e8c46c8');
  });

  test.each([
    ['another table', { table: 'porch' }],
    ['another round', { round: 2 }],
    ['another seed', { seeds: ['0a', '', '0b', 'fe'] }],
    ['seeds the other way round', { seeds: ['', '0a', '0b', 'ff'] }],
    ['another secret', { secret: SECRET.replace('0', '1') }],
  ])('changes with %s', (_, change) => {
    expect(shuffleKey({ ...SHUFFLE, ...change })).not.toBe(KEY);
  });
});

describe('chance from a key', () => {
  test('is the same for ever', () => {
    const chance = keyedRandom(KEY);
    expect(Array.from({ length: 10 }, () => chance.below(270))).toEqual([
      235, 126, 56, 231, 260, 193, 163, 104, 12, 265,
    ]);
    const cards = Array.from({ length: 12 }, (_, card) => card);
    shuffle(cards, keyedRandom(KEY));
    expect(cards).toEqual([3, 2, 5, 11, 4, 1, 0, 8, 9, 6, 10, 7]);
  });

  test('takes its numbers from HMAC-SHA-256 over a counter', () => {
    const block = createHmac('sha256', Buffer.from(KEY, 'hex')).update(Buffer.alloc(8)).digest();
    expect(keyedRandom(KEY).below(2 ** 32)).toBe(block.readUInt32BE(0));
  });

  test('prefers no place of a small deck', () => {
    const seen = new Map<string, number>();
    const chance = keyedRandom(KEY);
    for (let deal = 0; deal < 24_000; deal++) {
      const cards = [0, 1, 2, 3];
      shuffle(cards, chance);
      seen.set(cards.join(''), (seen.get(cards.join('')) ?? 0) + 1);
    }
    const off = [...seen.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(seen.size).toBe(24);
    // Chi-square with 23 degrees of freedom; the key is fixed, so this never changes from run to run.
    expect(off).toBeLessThan(49.7);
  });
});

test('the same key deals the same round', () => {
  const { rules } = ruleSetById('house')!;
  const terms = termsFor(rules, { players: 4, seating: 'pairs' });
  const [one, same, other] = [KEY, KEY, pledgeFor(KEY)].map((key) =>
    viewFor(fairDeal(terms, undefined, key).state, 0),
  );
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});
