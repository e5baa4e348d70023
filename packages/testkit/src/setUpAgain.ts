import { positionOf, setUp, type State } from '@hand-and-foot/engine';
import { positionRecord, readPosition } from '@hand-and-foot/record';

/** The state's position once it's set up again as data, and once more as text: both are the same unless a rule is broken. */
export function setUpAgain(state: State): { readonly data: unknown; readonly text: string } {
  const { terms } = state;
  const again = setUp(terms, positionOf(state));
  const line = JSON.stringify(positionRecord(state));
  const read = setUp(terms, readPosition(terms, JSON.parse(line)));
  return {
    data: 'problem' in again ? again : positionOf(again),
    text: JSON.stringify('problem' in read ? read : positionRecord(read)),
  };
}
