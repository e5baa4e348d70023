import { UNDER_WAY, UNDER_WAY_AT_TABLE, UNDER_WAY_OF_GUEST } from './bounds.ts';
import { Crowd } from './crowd.ts';

/** The node's commands that wait for answers. */
export interface UnderWay {
  /** Takes a place; false if all are taken. */
  join(table: string, guest: string): boolean;
  /** Gives one back. */
  leave(table: string, guest: string): void;
}

export function newUnderWay(): UnderWay {
  const byGuest = new Crowd();
  const byTable = new Crowd();
  return {
    join(table, guest) {
      const isFull =
        byTable.size >= UNDER_WAY ||
        byTable.count(table) >= UNDER_WAY_AT_TABLE ||
        byGuest.count(guest) >= UNDER_WAY_OF_GUEST;
      if (isFull) return false;
      byTable.add(table);
      byGuest.add(guest);
      return true;
    },
    leave(table, guest) {
      byTable.remove(table);
      byGuest.remove(guest);
    },
  };
}
