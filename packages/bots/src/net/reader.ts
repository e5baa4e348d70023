import {
  determinize,
  play,
  takenUp,
  type Action,
  type Event,
  type Seat,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { chanceless } from '../chanceless.ts';
import { newMind, remember } from '../memory.ts';
import { unseenOf } from '../unseen.ts';
import { newInputRoom, readInputs, type Inputs } from './inputs.ts';

/** Reads a net's inputs for one seat, from its views and the events it has seen. */
export interface InputReader {
  /** Takes in what the seat has seen since it was last told. */
  see(since: readonly Event[]): void;
  /** The inputs of the table that the steps lead to; undefined if one isn't allowed. The next call writes over them. */
  after(view: View, steps: readonly Action[]): Inputs | undefined;
}

export function newInputReader(terms: Terms, seat: Seat): InputReader {
  const mind = newMind(terms, { turns: Infinity, pickUps: true });
  const room = newInputRoom(terms);
  return {
    see: (since) => remember(mind, since),
    after(view, steps) {
      const state = determinize(terms, view, chanceless);
      const pile = takenUp(state, seat);
      if (steps.some((step) => play(state, seat, step))) return undefined;
      const begins = state.phase === 'draw' && state.turn === seat ? 'drawing' : 'no';
      readInputs({ state, seat, mind, pile, unseen: unseenOf(terms, view), begins }, room);
      return room;
    },
  };
}
