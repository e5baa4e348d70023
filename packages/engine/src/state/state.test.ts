import { setTable } from '@hand-and-foot/testkit/setTable';
import { expect, test } from 'vitest';
import { legalActions } from '../legal/legal.ts';
import { apply, play } from '../play/act.ts';
import { copyInto, copyState, type State } from './state.ts';

const table = (): State =>
  setTable('house', {
    phase: 'play',
    hands: ['9h 9d 9c Kd Ks 2c 4s', '5h'],
    stock: ['6s 7s'],
    melds: [['Kh Kc Kd'], []],
  });

test('questions and actions leave the state they are given as it was', () => {
  const state = table();
  const before = copyState(state);
  const actions = legalActions(state);
  for (const action of actions) apply(state, 0, action);
  expect(actions.length).toBeGreaterThan(5);
  expect(state).toEqual(before);
});

// Nothing below runs. The type check fails if a line compiles that should not.
export function changed(state: State): void {
  // @ts-expect-error A state is only read.
  state.turn = 1;
  // @ts-expect-error Its cells are only read.
  state.cells[0] = 1;
  // @ts-expect-error A part of its cells is the same cells.
  state.cells.subarray(0, 1)[0] = 1;
  // @ts-expect-error Its points are only read.
  state.points[0] = 1;
  // @ts-expect-error Only a copy is played on.
  play(state, 0, { do: 'draw' });
  // @ts-expect-error Nothing is copied over it.
  copyInto(state, state);
  play(copyState(state), 0, { do: 'draw' });
}
