import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadTable } from './loadTable.ts';
import type { Measured } from './measured.ts';
import { newTally, type Tally } from './tally.ts';

/** Something that can be done again and again, a step at a time. */
export type Stepping = Pick<LoadTable, 'step' | 'isOver'>;

/** So many actions, and the seconds of a processor that they took. */
export interface Spent {
  readonly actions: number;
  readonly seconds: number;
}

/** Everybody goes on as fast as the server can, so many steps in all. */
export async function atFullSpeed(
  server: Pick<Measured, 'cpu'>,
  all: readonly Stepping[],
  count: number,
): Promise<Spent> {
  const before = await server.cpu();
  const actions = await steps(all, count);
  return { actions, seconds: (await server.cpu()) - before };
}

/** So many steps in all, each table's next one as soon as its last is done; how many there were before all was over. */
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
 * So many steps a second, whatever the server does: how long each waits for its acknowledgement, in milliseconds. People
 * do not act in step with each other, so the moments are drawn by lot; steps that came in bunches would cost less.
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
