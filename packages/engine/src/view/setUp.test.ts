import { setTable } from '@hand-and-foot/testkit/setTable';
import { expect, test } from 'vitest';
import { seeded } from '../numbers/random.ts';
import { determinize } from './determinize.ts';
import { viewFor } from './view.ts';

test('footNeeded: who may go out from the hand, but picks up the foot, keeps the yes at an imagined table', () => {
  const state = setTable(
    'house',
    { phase: 'play', permission: 'yes', hands: ['Ks 9h', '5h'], stock: ['4s'] },
    { footNeeded: 'no', permission: 'none' },
  );
  const view = viewFor(state, 0);
  expect(view.permission).toBe('yes');
  expect(viewFor(determinize(state.terms, view, seeded('asked')), 0)).toEqual(view);
});

test('playBonus: a side that has just gone down can still earn the bonus at an imagined table', () => {
  const state = setTable(
    'house',
    {
      phase: 'play',
      downThisTurn: true,
      hands: ['4s', '5h'],
      melds: [['Ah Ad Ac'], []],
      stock: ['6s 7s'],
    },
    { booksNeeded: [], playBonus: [{ for: 'outAtOnce', bonus: 200 }] },
  );
  const view = viewFor(state, 0);
  expect(view.downThisTurn).toBe(true);
  expect(viewFor(determinize(state.terms, view, seeded('down')), 0)).toEqual(view);
});
