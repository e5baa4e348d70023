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
  steps: number,
): Promise<Spent> {
  let left = steps;
  let actions = 0;
  const before = await server.cpu();
  await Promise.all(
    all.map(async (one) => {
      while (!one.isOver && left-- > 0) {
        await one.step();
        actions++;
      }
    }),
  );
  return { actions, seconds: (await server.cpu()) - before };
}

const TICK = 10;

/** So many steps a second, whatever the server does: how long each waits for its acknowledgement, in milliseconds. */
export async function atPace(
  all: readonly Stepping[],
  perSecond: number,
  milliseconds: number,
): Promise<Tally> {
  const waits = newTally();
  const began = performance.now();
  const busy = new Map<Stepping, Promise<void>>();
  const due = all.filter(({ isOver }) => !isOver);
  for (let sent = 0; performance.now() - began < milliseconds; await pause(TICK)) {
    const now = performance.now();
    for (; sent < ((now - began) / 1000) * perSecond; sent++) {
      const one = due[sent % due.length]!;
      const before = busy.get(one);
      busy.set(
        one,
        (async () => {
          await before;
          if (!one.isOver) await one.step();
          waits.note(performance.now() - now);
        })(),
      );
    }
  }
  await Promise.all(busy.values());
  return waits;
}
