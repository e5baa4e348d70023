import type { Seat } from '@hand-and-foot/engine';
import type { Present as Message } from '@hand-and-foot/protocol';
import type { Wake } from '../bus/bus.ts';
import type { Surroundings } from './ports.ts';
import { PRESENCE_EVERY, PRESENCE_LASTS } from './times.ts';

type Present = Extract<Wake, { is: 'present' }>;

/** The message; the table itself knows the age of a turn. */
type Told = Omit<Message, 'turnAge'>;

/** People at the table, on one node or on all. */
export type WhoIsHere = Pick<Told, 'seats' | 'watchers'>;

/** People at the table, here and as reported by other nodes. */
export interface Presence {
  /** Somebody may have come or gone: announces it soon, if it's still true then. */
  mayHaveChanged(): void;
  elsewhere(told: Present): void;
  /** The current message, and a newcomer's first. */
  message(): Told;
  /** Restarts the times of coming and going, as the table does when it opens. */
  restart(): void;
  /** Tells the other nodes who is here. */
  tell(): void;
  leave(): void;
}

/** `countHere` counts the people on this node; `changed` is called when there's news for everybody. */
export function newPresence(
  id: string,
  { bus, clock, node }: Surroundings,
  countHere: () => WhoIsHere,
  changed: () => void,
): Presence {
  const others = new Map<string, { readonly told: Present; readonly until: number }>();
  let own: WhoIsHere = { seats: [], watchers: 0 };
  /** The last known people, and when each seat came or went since the table opened. */
  let known: WhoIsHere = own;
  let moved = new Map<Seat, number>();
  let opened = clock.now();
  let lookedAt = -Infinity;
  let callOff: (() => void) | undefined;

  function everywhere(now: number): WhoIsHere {
    for (const [other, { until }] of others) if (until <= now) others.delete(other);
    const all = [own, ...[...others.values()].map(({ told }) => told)];
    const seats = [...new Set(all.flatMap((one) => one.seats))].sort((a, b) => a - b);
    return { seats, watchers: all.reduce((sum, one) => sum + one.watchers, 0) };
  }

  function wake(): void {
    bus.wake(id, { is: 'present', node, ...own });
  }

  function look(): void {
    const now = clock.now();
    lookedAt = now;
    const here = countHere();
    if (!isSame(here, own)) {
      own = here;
      wake();
    }
    const before = known;
    known = everywhere(now);
    if (isSame(before, known)) return;
    for (const seat of [...before.seats, ...known.seats])
      if (before.seats.includes(seat) !== known.seats.includes(seat)) moved.set(seat, now);
    changed();
  }

  /** Announces the first change at once and gathers the rest, so coming and going without end costs no more. */
  function lookSoon(): void {
    if (callOff) return;
    const since = clock.now() - lookedAt;
    // A clock set back mustn't delay it for long.
    if (since >= PRESENCE_EVERY || since < 0) {
      look();
      return;
    }
    callOff = clock.wake(lookedAt + PRESENCE_EVERY, () => {
      callOff = undefined;
      look();
    });
  }

  return {
    mayHaveChanged: lookSoon,
    elsewhere(told) {
      if (told.node === node) return;
      others.set(told.node, { told, until: clock.now() + PRESENCE_LASTS });
      lookSoon();
    },
    message() {
      const now = clock.now();
      const ages = Object.fromEntries([...moved].map(([seat, at]) => [seat, Math.round(now - at)]));
      return { is: 'present', ...known, ages, open: Math.round(now - opened) };
    },
    restart() {
      opened = clock.now();
      moved = new Map();
    },
    tell() {
      wake();
      lookSoon();
    },
    leave() {
      callOff?.();
      bus.wake(id, { is: 'present', node, seats: [], watchers: 0 });
    },
  };
}

function isSame(one: WhoIsHere, other: WhoIsHere): boolean {
  return one.watchers === other.watchers && one.seats.join() === other.seats.join();
}
