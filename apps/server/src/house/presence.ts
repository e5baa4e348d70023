import type { Seat } from '@hand-and-foot/engine';
import type { Present as Message } from '@hand-and-foot/protocol';
import type { Wake } from '../bus/bus.ts';
import type { Surroundings } from './ports.ts';
import { PRESENCE_LASTS } from './times.ts';

type Present = Extract<Wake, { is: 'present' }>;

/** What is told of it; how long a turn takes the table knows. */
type Told = Omit<Message, 'turnAge'>;

/** Who is at the table, on this node and as far as the others have told. */
export interface Presence {
  here(seats: ReadonlySet<Seat>, watchers: number): void;
  elsewhere(told: Present): void;
  message(): Told;
  /** Counts anew how long everybody has been here or away: the table does, too, when it is opened. */
  restart(): void;
  /** Tells the other nodes who is here. */
  tell(): void;
  leave(): void;
}

export function newPresence(
  id: string,
  { bus, clock, node }: Surroundings,
  changed: () => void,
): Presence {
  const others = new Map<string, { readonly told: Present; readonly until: number }>();
  let own: Present = { is: 'present', node, seats: [], watchers: 0 };
  let last = '';
  /** Who was here when it was last looked, and when each seat came or went since the table was opened. */
  let before: ReadonlySet<Seat> = new Set();
  let moved = new Map<Seat, number>();
  let opened = clock.now();

  function message(): Told {
    const now = clock.now();
    const ages = Object.fromEntries([...moved].map(([seat, at]) => [seat, Math.round(now - at)]));
    return { is: 'present', ...whoIsHere(now), ages, open: Math.round(now - opened) };
  }

  function whoIsHere(now: number): Pick<Told, 'seats' | 'watchers'> {
    for (const [other, { until }] of others) if (until <= now) others.delete(other);
    const all = [own, ...[...others.values()].map(({ told }) => told)];
    const seats = [...new Set(all.flatMap((one) => one.seats))].sort((a, b) => a - b);
    return { seats, watchers: all.reduce((sum, one) => sum + one.watchers, 0) };
  }

  function look(): void {
    const now = clock.now();
    const here = whoIsHere(now);
    const text = JSON.stringify(here);
    if (text === last) return;
    last = text;
    const seats = new Set(here.seats);
    for (const seat of [...before, ...seats])
      if (before.has(seat) !== seats.has(seat)) moved.set(seat, now);
    before = seats;
    changed();
  }

  return {
    here(seats, watchers) {
      const told: Present = {
        is: 'present',
        node,
        seats: [...seats].sort((a, b) => a - b),
        watchers,
      };
      if (JSON.stringify(told) === JSON.stringify(own)) return;
      own = told;
      bus.wake(id, own);
      look();
    },
    elsewhere(told) {
      if (told.node === node) return;
      others.set(told.node, { told, until: clock.now() + PRESENCE_LASTS });
      look();
    },
    message,
    restart() {
      opened = clock.now();
      moved = new Map();
    },
    tell() {
      bus.wake(id, own);
      look();
    },
    leave: () => bus.wake(id, { is: 'present', node, seats: [], watchers: 0 }),
  };
}
