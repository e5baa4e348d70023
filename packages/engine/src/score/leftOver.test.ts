import { setTable } from '@hand-and-foot/testkit/setTable';
import { expect, test } from 'vitest';
import { apply } from '../play/act.ts';
import { cardNamed } from '../rules/pack.ts';

const CLEAN = 'Kh Kd Kc Ks Kh Kd Kc';
const DIRTY = 'Qh Qd Qc Qs Qh 2h 2d';

test('at the end of a round hands and feet are turned over, with what they cost', () => {
  const table = setTable('house', {
    phase: 'play',
    hands: ['9h', '5h 2c'],
    feet: [null, ['Ah', '4s']],
    stock: ['4s'],
    melds: [[CLEAN, DIRTY], []],
  });
  const card = (face: string) => cardNamed(table.terms.pack, face)!;
  const outcome = apply(table, 0, { do: 'discard', card: card('9h') });
  if (!outcome.ok) throw new Error(outcome.refusal.why);
  const end = outcome.events.find(({ event }) => event === 'roundEnded');
  if (end?.event !== 'roundEnded') throw new Error('the round goes on');
  const [first, second] = end.left!;
  expect(first).toEqual([{ cards: [], caught: 0 }]);
  expect(second!.map(({ cards }) => new Set(cards))).toEqual([
    new Set([card('5h'), card('2c')]),
    new Set([card('Ah'), card('4s')]),
  ]);
  expect(second!.map(({ caught }) => caught).every((points) => points < 0)).toBe(true);
  expect(second![0]!.caught + second![1]!.caught).toBe(end.scores[1]!.caught);
});
