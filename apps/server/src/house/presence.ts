import type { Seat } from '@hand-and-foot/engine';
import type { FromTable } from '@hand-and-foot/protocol';
import type { Wake } from '../bus/bus.ts';
import type { Surroundings } from './ports.ts';
import { PRESENCE_LASTS } from './times.ts';

type Present = Extract<Wake, { is: 'present' }>;

/** Who is at the table, on this node and as far as the others have told. */
export interface Presence {
  here(seats: ReadonlySet<Seat>, watchers: number): void;
  elsewhere(told: Present): void;
  message(): Extract<FromTable, { is: 'present' }>;
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

  function message(): Extract<FromTable, { is: 'present' }> {
    const now = clock.now();
    const all = [
      own,
      ...[...others.values()].filter(({ until }) => until > now).map((o) => o.told),
    ];
    const seats = [...new Set(all.flatMap((one) => one.seats))].sort((a, b) => a - b);
    return { is: 'present', seats, watchers: all.reduce((sum, one) => sum + one.watchers, 0) };
  }

  function look(): void {
    const now = JSON.stringify(message());
    if (now === last) return;
    last = now;
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
    tell() {
      bus.wake(id, own);
      look();
    },
    leave: () => bus.wake(id, { is: 'present', node, seats: [], watchers: 0 }),
  };
}
