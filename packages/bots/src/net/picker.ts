import { copyState, play, type State, type Terms } from '@hand-and-foot/engine';
import type { Mind } from '../memory.ts';
import type { Outlook } from '../outlook.ts';
import type { Choice } from '../search.ts';
import { newInputRoom, readInputs, type InputRoom } from './inputs.ts';
import { valueBy, type Net } from './net.ts';

/** Everything a seat knows when it must pick. */
export interface Spot {
  /** The seat's view as a state, unseen cards anywhere. */
  readonly world: State;
  readonly look: Outlook;
  readonly mind: Mind;
  readonly unseen: Int32Array;
}

/** Picks among ways to play the rest of a turn, of which there's at least one. */
export interface Picker {
  /** How many of the best ways, by the plain look, it wants to see. */
  readonly choices: number;
  pick<T extends Choice>(choices: readonly T[], spot: Spot): T;
}

export type MakePicker = (terms: Terms) => Picker;

/** How far the net's choice goes by the plain look, too. */
export interface NetTaste {
  readonly net: Net;
  readonly choices: number;
  /** How much a point of the plain look counts beside one of the net's. */
  readonly trust: number;
}

/** Picks the way that leads to the table which the net values most. */
export function netPicker({ net, choices, trust }: NetTaste): MakePicker {
  return (terms) => {
    const room = newInputRoom(terms);
    return {
      choices,
      pick: (ways, spot) =>
        bestBy(ways, (way) => worthOf(net, room, way, spot) + trust * way.value),
    };
  };
}

function bestBy<T extends Choice>(ways: readonly T[], worth: (way: T) => number): T {
  let best = ways[0]!;
  let most = -Infinity;
  for (const way of ways) {
    const value = worth(way);
    if (value > most) [best, most] = [way, value];
  }
  return best;
}

function worthOf(net: Net, room: InputRoom, { steps, asks }: Choice, spot: Spot): number {
  const { world, look, mind, unseen } = spot;
  const state = copyState(world);
  if (asks) state.permission = 'yes';
  for (const step of steps) play(state, look.seat, step);
  readInputs(
    {
      state,
      seat: look.seat,
      mind,
      pile: look.pile,
      unseen,
      // Also once another's turn begins, though rows say 'no' there: read that way it won no more games.
      begins: state.phase === 'draw' ? 'drawing' : 'no',
    },
    room,
  );
  return valueBy(net, room);
}
