import type { Wish } from '@hand-and-foot/protocol';
import type { Change, Granted } from '@hand-and-foot/table';
import { startChores } from './chores.ts';
import { beginTable, newTable, type OpenedTable } from './newTable.ts';
import type { Surroundings } from './ports.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { Shares, type Busy } from './shares.ts';
import { Stay } from './stay.ts';

/** All tables, as one node knows them. */
export interface House {
  /** Creates a table that this guest keeps and others may join, or says what's wrong with the wish. */
  open(
    wish: Wish,
    guest: string,
    others?: readonly string[],
  ): Promise<OpenedTable | Exclude<Granted, { ok: true }>>;
  /** Writes the log that a table of this id begins with, unless it has one; these guests find it in their lists. */
  begin(table: string, changes: readonly Change[], guests: readonly string[]): Promise<void>;
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

export function openHouse(around: Surroundings): House {
  const shares = new Shares(around.clock, around.beacon);
  const stay = new Stay(around);
  const rooms = new Rooms(around, shares, stay);
  const stop = startChores(around, rooms, stay);
  return {
    open: async (wish, guest, others = []) => newTable(around, wish, guest, others),
    begin: async (table, changes, guests) => beginTable(around, table, changes, guests),
    room: async (id) => rooms.get(id),
    atHand: () => rooms.atHand(),
    get count() {
      const all = rooms.atHand();
      return { rooms: all.length, run: all.filter((one) => one.hold()).length };
    },
    busiest: (count) => shares.top(count),
    async close() {
      stop();
      await rooms.close();
    },
  };
}
