import { setUp, type MutableState, type Terms } from '@hand-and-foot/engine';
import { Malformed, readPosition } from '@hand-and-foot/record';
import type { Change, Entry } from './entry.ts';
import { Corrupt } from './readLog.ts';
import type { Sitting } from './sitting.ts';

type Placed = Extract<Change, { entry: 'placed' }>;

/** The state of these cards; throws if no game could come to them. */
export function placedState(terms: Terms, position: Placed['position']): MutableState {
  const state = setUp(terms, readPosition(terms, position));
  if ('problem' in state) throw new Malformed(`The position has a problem: ${state.problem}.`);
  return state;
}

/** Throws Corrupt where cards can't be placed: a log may come from anybody. */
export function assertPlaceable(
  { state, sharing, terms }: Sitting,
  { seq, position }: Placed & Pick<Entry, 'seq'>,
): void {
  if (sharing) throw new Corrupt(seq, 'The cards of a shared table are never placed.');
  if (state) throw new Corrupt(seq, 'Cards are only placed where none were dealt.');
  try {
    placedState(terms, position);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    throw new Corrupt(seq, error.message);
  }
}
