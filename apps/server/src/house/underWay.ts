import { UNDER_WAY, UNDER_WAY_AT_TABLE, UNDER_WAY_OF_GUEST } from './bounds.ts';
import { newCrowd } from './crowd.ts';

/** The commands of a node that wait for their answers. */
export interface UnderWay {
  /** Takes a place among them, and gives back how to leave it; undefined where there are enough. */
  join(table: string, guest: string): (() => void) | undefined;
}

export function newUnderWay(): UnderWay {
  const byGuest = newCrowd();
  const byTable = newCrowd();
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
