import { copyState, play, type State, type Terms } from '@hand-and-foot/engine';
import type { Mind } from '../memory.ts';
import type { Outlook } from '../outlook.ts';
import type { Choice } from '../search.ts';
import { newInputRoom, readInputs, type InputRoom } from './inputs.ts';
import { likingOf, type Net, type PlanInputs } from './net.ts';
import { PLAN_INPUTS, readPlan } from './plan.ts';

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

/** Room to work out the inputs of plans in, made once for a table. */
export interface PlanRoom extends InputRoom, PlanInputs {}

export function newPlanRoom(terms: Terms): PlanRoom {
  return { ...newInputRoom(terms), plan: new Float32Array(PLAN_INPUTS) };
}

/** Picks the plan that the net likes most. */
export function netPicker(net: Net, choices: number): MakePicker {
  return (terms) => {
    const room = newPlanRoom(terms);
    return {
      choices,
      pick(ways, spot) {
        let best = ways[0]!;
        let most = -Infinity;
        eachPlan(ways, spot, room, (way, at) => {
          const liking = likingOf(net, room, at === 0);
          if (liking > most) [best, most] = [way, liking];
        });
        return best;
      },
    };
  };
}

/** Works out the inputs of each plan in turn, in the room, and shows it. */
export function eachPlan<T extends Choice>(
  ways: readonly T[],
  spot: Spot,
  room: PlanRoom,
  show: (way: T, at: number) => void,
): void {
  const best = Math.max(...ways.map(({ value }) => value));
  ways.forEach((way, at) => {
    readAfter(way, spot, room);
    readPlan(way, best, spot.world.terms, room.plan);
    show(way, at);
  });
}

/** The inputs of the table that the plan leads to. */
function readAfter({ steps, asks }: Choice, spot: Spot, room: PlanRoom): void {
  const { world, look, mind, unseen } = spot;
  const state = copyState(world);
  if (asks) state.permission = 'yes';
  for (const step of steps) play(state, look.seat, step);
  const begins = steps.length === 0 ? 'choosing' : 'no';
  readInputs({ state, seat: look.seat, mind, pile: look.pile, unseen, begins }, room);
}
