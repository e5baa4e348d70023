import { availableParallelism } from 'node:os';
import type { Pair } from '@hand-and-foot/arena';
import { isProgram } from '../bots/players.ts';
import { wholeNumber } from '../table.ts';
import { laneHere, type Lane } from './lane.ts';
import type { Meeting } from './meeting.ts';
import { workerLane } from './workerLane.ts';

/** Several lanes that share the deals. */
export interface Lanes {
  /** Plays as soon as a lane is free. */
  play(meeting: Meeting, deal: number): Promise<Pair>;
  /** Number of deals to hand over at once to keep every lane busy. */
  readonly ahead: number;
  close(): Promise<void>;
}

/** Opens the lanes that were asked for. Programs are processes already, so they need no threads. */
export function openLanes(typed: string | undefined, bots: readonly string[]): Lanes {
  const programs = bots.some(isProgram);
  const usual = programs ? 1 : availableParallelism();
  const jobs = typed === undefined ? usual : wholeNumber('--jobs', typed, 1);
  const open = programs || jobs === 1 ? laneHere : workerLane;
  return shared(Array.from({ length: jobs }, open));
}

export function shared(lanes: readonly Lane[]): Lanes {
  const free = [...lanes];
  const waiting: ((lane: Lane) => void)[] = [];
  const release = (lane: Lane): void => {
    const next = waiting.shift();
    if (next) next(lane);
    else free.push(lane);
  };
  const lent = (): Promise<Lane> => {
    const lane = free.shift();
    return lane ? Promise.resolve(lane) : new Promise((resolve) => waiting.push(resolve));
  };
  return {
    async play(meeting, deal) {
      const lane = await lent();
      try {
        return await lane.play(meeting, deal);
      } finally {
        release(lane);
      }
    },
    // Deals differ in length: while we wait for one, the other lanes keep playing.
    ahead: lanes.length === 1 ? 1 : 4 * lanes.length,
    async close() {
      await Promise.all(lanes.map(async (lane) => lane.close()));
    },
  };
}
