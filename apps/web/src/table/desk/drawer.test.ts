import { expect, test } from 'vitest';
import { heldIn } from './drawer.ts';

const staged = { on: 7, staging: { takes: false, steps: [{ cards: [3, 3, 4], on: 0 }] } };

test('staged cards are found again unchanged', () => {
  expect(heldIn(JSON.parse(JSON.stringify(staged)))).toEqual(staged);
  const capped = { on: 7, staging: { takes: false, steps: [{ cap: 1, card: 53 }] } };
  expect(heldIn(capped)).toEqual(capped);
});

test.each([
  ['nothing', null],
  ['something else', 'staged'],
  ['no moment', { staging: staged.staging }],
  ['no steps', { on: 7, staging: { takes: true } }],
  ['steps of nothing', { on: 7, staging: { takes: false, steps: [null] } }],
  ['no cards', { on: 7, staging: { takes: false, steps: [{ cards: [], on: 0 }] } }],
  ['cards by name', { on: 7, staging: { takes: false, steps: [{ cards: ['Kh'], on: 0 }] } }],
  [
    'a meld before the first',
    { on: 7, staging: { takes: false, steps: [{ cards: [3], on: -1 }] } },
  ],
])('%s is nothing staged', (_, found) => {
  expect(heldIn(found)).toBeUndefined();
});
