import { hashOf, watchCodeOf } from '@hand-and-foot/fair';
import type { Wish } from '@hand-and-foot/protocol';
import { beginningOf, entryAfter, tableStartFor, type Granted } from '@hand-and-foot/table';
import { clearAway } from './clearAway.ts';
import type { Surroundings } from './ports.ts';
import { openRoom, type Room } from './room.ts';
import { Shares, type Busy } from './shares.ts';
import { sureFor } from './sureFor.ts';
import {
  CLEAR_AWAY,
  HOLD,
  LETTERS_KEPT,
  LOOK,
  LOOK_AROUND,
  RENEW,
  REST_AFTER,
  SWEEP,
  TELL_PRESENCE,
} from './times.ts';
import { newUnderWay } from './underWay.ts';

/** All tables, as one node knows them. */
export interface House {
  /** Creates a table that this guest keeps and others may join, or says what's wrong with the wish. */
  open(
    wish: Wish,
    guest: string,
    others?: readonly string[],
  ): Promise<Opened | Exclude<Granted, { ok: true }>>;
  /** The table; undefined if there is none. Throws if that can't be told now. */
  room(id: string): Promise<Room | undefined>;
  /** Tables in memory here. */
  atHand(): Room[];
  /** Tables in memory here, and those run here. */
  readonly count: { readonly rooms: number; readonly run: number };
  /** The tables that used this node most lately, busiest first. */
  busiest(count: number): readonly Busy[];
  /** Releases everything for other nodes to continue. */
  close(): Promise<void>;
}

interface Opened {
  readonly ok: true;
  readonly table: string;
  /** Codes in the links for players and for watchers. */
  readonly invite: string;
  readonly watch: string;
}

export function openHouse(around: Surroundings): House {
  const { store, bus, clock, node, restAfter = REST_AFTER } = around;
  const lease = around.lease ?? { span: HOLD, renew: RENEW };
  const underWay = newUnderWay();
  const shares = new Shares(clock, around.beacon);
  const rooms = new Map<string, Promise<Room | undefined>>();
  const open = new Map<string, Room>();
  const emptySince = new Map<string, number>();
  let isClosed = false;
  const stops: (() => void)[] = [];

  async function room(id: string): Promise<Room | undefined> {
    if (isClosed) throw new Error('this node is leaving');
    const found = rooms.get(id) ?? load(id);
    rooms.set(id, found);
    return found;
  }

  async function load(id: string): Promise<Room | undefined> {
    try {
      const found = await openRoom(id, around, underWay, shares);
      if (found) open.set(id, found);
      else rooms.delete(id);
      return found;
    } catch (error) {
      // The next try may have more luck.
      rooms.delete(id);
      throw error;
    }
  }

  async function forget(id: string): Promise<void> {
    const leaving = open.get(id);
    open.delete(id);
    rooms.delete(id);
    emptySince.delete(id);
    await leaving?.leave();
  }

  /** Repeats the job, waiting for each run to finish. */
  function every(span: number, job: () => void | Promise<void>): void {
    let callOff = (): void => undefined;
    const again = (): void => {
      callOff = clock.wake(clock.now() + span, () => {
        Promise.resolve()
          .then(job)
          .catch((error: unknown) => around.report({ fault: 'background', error }))
          .finally(() => isClosed || again());
      });
    };
    again();
    stops.push(() => callOff());
  }

  every(lease.renew, async () => {
    const holds = [...open.values()].flatMap((one) => one.hold() ?? []);
    if (holds.length === 0) return;
    const isSure = sureFor(lease.span, clock);
    const lost = new Set((await store.renew(node, holds, lease.span)).map(({ table }) => table));
    for (const hold of holds) {
      // Not awaited: the database takes a while, and other tables must be renewed in time.
      if (lost.has(hold.table)) open.get(hold.table)?.lose();
      else open.get(hold.table)?.renewed(hold, isSure);
    }
  });

  let couldHear = true;
  every(LOOK, async () => {
    for (const one of open.values()) one.remind();
    const all = [...open.values()];
    const mirrored = all.filter((one) => !one.hold()).map(({ id }) => id);
    const alone = new Set(await store.alone(mirrored));
    // While no wake-ups arrive, letters wait for the table's node too, and the latest entries weren't announced.
    const isDeaf = !bus.isUp() || !couldHear;
    couldHear = bus.isUp();
    await lookAround(all.filter((one) => isDeaf || alone.has(one.id)));
  });

  every(LOOK_AROUND, async () => lookAround([...open.values()]));

  /** Asks once which of these rooms have letters waiting. */
  async function lookAround(some: readonly Room[]): Promise<void> {
    if (some.length === 0) return;
    const awaited = new Set(await store.awaited());
    for (const one of some) one.lookAround(awaited.has(one.id));
  }

  every(SWEEP, async () => store.sweep(LETTERS_KEPT));
  every(CLEAR_AWAY, async () => clearAway(around, (table) => rooms.has(table)));

  every(TELL_PRESENCE, () => {
    const now = clock.now();
    for (const one of open.values()) {
      one.tellPresence();
      if (!one.isEmpty()) emptySince.delete(one.id);
      else if (!emptySince.has(one.id)) emptySince.set(one.id, now);
      else if (now - emptySince.get(one.id)! >= restAfter)
        forget(one.id).catch((error: unknown) => around.report({ fault: 'background', error }));
    }
  });

  return {
    async open(wish, guest, others = []) {
      const granted = tableStartFor(wish);
      if (!granted.ok) return granted;
      const table = code(around);
      const invite = code(around);
      const watch = watchCodeOf(invite);
      const doors = {
        table,
        host: guest,
        invite: hashOf(invite),
        watch: hashOf(watch),
        ...(others.length > 0 ? { guests: others } : {}),
        secret: around.secret(),
      };
      const hold = await store.take(table, node, HOLD);
      if (!hold) throw new Error('a new table is taken');
      const { terms } = granted.opening;
      // People take their seats themselves.
      const seats = granted.opening.seats.map((holder) =>
        holder.is === 'bot' ? holder : ({ is: 'nobody' } as const),
      );
      const opened = { entry: 'opened', terms, seats, doors } as const;
      const entry = entryAfter(beginningOf(table), clock.date(), opened);
      const outcome = await store.append(table, hold, 0, [entry]);
      if (outcome !== 'ok') throw new Error('a new table is written to');
      await store.release(hold);
      await store.note(guest, table);
      return { ok: true, table, invite, watch };
    },
    room,
    atHand: () => [...open.values()],
    get count() {
      const all = [...open.values()];
      return { rooms: all.length, run: all.filter((one) => one.hold()).length };
    },
    busiest: (count) => shares.top(count),
    async close() {
      isClosed = true;
      for (const stop of stops) stop();
      // A room that's loading has taken its table, or will.
      await Promise.allSettled(rooms.values());
      await Promise.all([...open.keys()].map(forget));
    },
  };
}

/** 16 random bytes in URL-safe letters. */
function code({ secret }: Surroundings): string {
  return Buffer.from(secret().slice(0, 32), 'hex').toString('base64url');
}
