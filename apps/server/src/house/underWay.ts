import { UNDER_WAY, UNDER_WAY_AT_TABLE, UNDER_WAY_OF_GUEST } from './bounds.ts';
import { Crowd } from './crowd.ts';

/** The node's commands that wait for answers. */
export interface UnderWay {
  /** Takes a place and returns how to leave it; undefined if all are taken. */
  join(table: string, guest: string): (() => void) | undefined;
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
      if (isFull) return undefined;
      const leaves = [byTable.add(table), byGuest.add(guest)];
      return () => leaves.forEach((leave) => leave());
    },
  };
}
