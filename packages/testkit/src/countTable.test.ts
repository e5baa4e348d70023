import { positionOf, termsFor } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { countTable } from './countTable.ts';
import { randomGame } from './randomGame.ts';
import { shortRounds } from './variants.ts';

test('a bonus for going down and out at once is counted on its own line', () => {
  const playBonus = [{ for: 'outAtOnce' as const, bonus: 230 }];
  const { state } = randomGame(termsFor({ ...shortRounds, playBonus }, { players: 4 }), 'count/1');
  const position = { ...positionOf(state), bonus: [230, 230] };
  const side = state.outBy === 0 || state.outBy === 2 ? 1 : 0;
  expect(countTable(state, position, side, 'values').numbers).toMatchObject({
    'deeds/outAtOnce': 1,
  });
});
