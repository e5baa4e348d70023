import { seeded, startGame, startRound, termsFor, type Seat } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { nightStartFor } from './nightStart.ts';

/** The cards of the second board at a table where this seat went out in the first. */
function secondBoard(out: Seat): number[] {
  const granted = nightStartFor({
    kind: 'match',
    rules: { parent: 'house', changes: { nextStarter: 'wentOut' } },
    pace: 'quick',
    boards: 2,
    rounds: 1,
    level: 'steady',
  });
  if (!granted.ok) throw new Error('four play by these rules');
  const { rules } = granted.terms.table.rules;
  const { state } = startGame(termsFor(rules, { players: 4 }), seeded('one'));
  state.outBy = out;
  const next = startRound(state, seeded('two')).state;
  return [next.starter, ...next.cells];
}

test('tables with different players out get the same cards on the next board', () => {
  expect(secondBoard(0)).toEqual(secondBoard(3));
});
