import type { Clock } from '@hand-and-foot/table';
import type { DeskStore } from '../store/desk.ts';
import type { Blocked } from './blocked.ts';
import type { Load } from './load.ts';

/** A node's report about itself. */
export interface NodeFigures extends Load {
  /** The machine and process, for people. */
  readonly label: string;
  readonly started: number;
  /** Tables in memory, and those run here. */
  readonly rooms: number;
  readonly run: number;
  readonly sockets: number;
}

interface Wishes {
  readonly node: string;
  readonly store: DeskStore;
  readonly clock: Clock;
  readonly blocked: Blocked;
  /** Whether other nodes or an operator want this node's report. */
  readonly isTold: boolean;
  figures(): NodeFigures;
  /** Somebody who may be here was blocked. */
  newlyBlocked(): void;
  drain(isWanted: boolean): void;
  report(error: unknown): void;
}

/** Milliseconds between a node's reports, when it also learns the operator's wishes. */
const EVERY = 2000;

/** Runs until stopped; `now` runs it at once. */
export function startRounds(wishes: Wishes): { now(): Promise<void>; stop(): void } {
  const { node, store, clock, blocked } = wishes;
  let callOff = (): void => undefined;
  let isOver = false;

  async function round(): Promise<void> {
    if (blocked.set(await store.blocks())) wishes.newlyBlocked();
    if (!wishes.isTold) return;
    await store.beat(node, JSON.stringify(wishes.figures()));
    const mine = (await store.nodes()).find((one) => one.node === node);
    wishes.drain(mine?.draining ?? false);
  }

  function again(): void {
    callOff = clock.wake(clock.now() + EVERY, () => {
      round()
        .catch((error: unknown) => isOver || wishes.report(error))
        .finally(() => isOver || again());
    });
  }

  again();
  return {
    now: round,
    stop() {
      isOver = true;
      callOff();
    },
  };
}
