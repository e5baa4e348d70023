import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadTable } from './loadTable.ts';
import type { Measured } from './measured.ts';
import { newTally, type Tally } from './tally.ts';

/** Something repeatable, one step at a time. */
export type Stepping = Pick<LoadTable, 'step' | 'isOver'>;

/** A number of actions and their CPU seconds. */
export interface Spent {
  readonly actions: number;
  readonly seconds: number;
}

/** Everybody plays as fast as the server can, this many steps in total. */
export async function atFullSpeed(
  server: Pick<Measured, 'cpu'>,
  all: readonly Stepping[],
  count: number,
): Promise<Spent> {
  const before = await server.cpu();
  const actions = await steps(all, count);
  return { actions, seconds: (await server.cpu()) - before };
}

/** Runs this many steps, each table's next as soon as its last is done; returns the number before all games ended. */
export async function steps(all: readonly Stepping[], count: number): Promise<number> {
  let left = count;
  let done = 0;
  await Promise.all(
    all.map(async (one) => {
      while (!one.isOver && left-- > 0) {
        await one.step();
        done++;
      }
    }),
  );
  return done;
}

/**
 * Runs this many steps per second, whatever the server does, and measures each wait for its acknowledgment in
 * milliseconds. People don't act in lockstep, so the moments are random; bunched steps would cost less.
 */
export async function atPace(
  all: readonly Stepping[],
  perSecond: number,
  milliseconds: number,
): Promise<Tally> {
  const waits = newTally();
  const began = performance.now();
  const busy = new Map<Stepping, Promise<void>>();
  const due = all.filter(({ isOver }) => !isOver);
  const passed = (): number => performance.now() - began;
  let sent = 0;
  let next = 0;

  async function stepAfter(before: Promise<void> | undefined, one: Stepping): Promise<void> {
    const from = next;
    await before;
    if (one.isOver) return;
    await one.step();
    waits.note(passed() - from);
  }

  for (; next < milliseconds; await pause(1))
    for (; next <= passed() && next < milliseconds; next += gap(perSecond)) {
      const one = due[sent++ % due.length]!;
      busy.set(one, stepAfter(busy.get(one), one));
    }
  await Promise.all(busy.values());
  return waits;
}

function gap(perSecond: number): number {
  return (-Math.log(1 - Math.random()) * 1000) / perSecond;
}
