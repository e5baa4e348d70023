import { playArena, type ArenaReport } from '../arena/arena.ts';
import type { Lanes } from '../arena/lanes.ts';
import type { NamedMeeting } from '../arena/meeting.ts';
import { chooseTable, type ChosenTable, type TableOptions } from '../table.ts';

export interface Ladder extends Omit<NamedMeeting, 'table' | 'a' | 'b'> {
  tables: readonly TableOptions[];
  /** From the lowest up. */
  levels: readonly string[];
  /** Per pair of levels and table. */
  deals: number;
  /** Called after each deal with the number played so far and the current meeting. */
  counted?: ((deals: number, meeting: NamedMeeting) => void) | undefined;
}

/** One table's share of the ladder. */
export interface Rungs {
  table: ChosenTable;
  /** Each pair of levels once, the higher one as a. */
  meetings: ArenaReport[];
}

export async function climb(ladder: Ladder, lanes: Lanes): Promise<Rungs[]> {
  const rungs: Rungs[] = [];
  let played = 0;
  for (const table of ladder.tables) {
    const meetings: ArenaReport[] = [];
    for (const [a, b] of eachTwo(ladder.levels)) {
      const { seed, execTimeout, deals } = ladder;
      const meeting: NamedMeeting = { table, a, b, seed, execTimeout };
      const counted = (): void => ladder.counted?.(++played, meeting);
      meetings.push(await playArena({ ...meeting, deals, counted }, lanes));
    }
    rungs.push({ table: chooseTable(table), meetings });
  }
  return rungs;
}

/** Number of deals it takes. */
export function dealsOf({ tables, levels, deals }: Ladder): number {
  return tables.length * eachTwo(levels).length * deals;
}

function eachTwo(levels: readonly string[]): [higher: string, lower: string][] {
  return levels.flatMap((higher, at) =>
    levels.slice(0, at).map((lower): [string, string] => [higher, lower]),
  );
}
