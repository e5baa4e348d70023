import { newTraffic, openLoadTables, type LoadTable, type Place } from './loadTable.ts';
import { atPace, steps } from './phases.ts';
import { newTally, type Tally } from './tally.ts';

/** What a process full of clients is told to do. */
export type CrowdOrder =
  | {
      readonly do: 'open';
      /** What tells its tables from those of other processes. */
      readonly name: string;
      readonly tables: number;
      readonly ports: readonly number[];
      /** Whether the four of a table connect to different nodes. */
      readonly isApart: boolean;
      readonly from: string;
    }
  | { readonly do: 'pace'; readonly perSecond: number; readonly milliseconds: number }
  | { readonly do: 'rush'; readonly steps: number }
  | { readonly do: 'leave' };

/** How many tables are open so far, how long each action waited, or how many were done. */
export type CrowdAnswer =
  | { readonly is: 'opened'; readonly tables: number }
  | {
      readonly is: 'done';
      readonly waits: Float64Array;
      readonly actions: number;
      /** How often a client was told that the server is busy. */
      readonly busy: number;
    };

/** How many tables are opened between two words about it. */
const SOME = 50;

let tables: LoadTable[] = [];
const traffic = newTraffic();

process.on('disconnect', () => process.exit());
process.on('message', (order: CrowdOrder) => {
  void obeyed(order).then(answer);
});
answer({ is: 'opened', tables: 0 });

function answer(given: CrowdAnswer): void {
  process.send!(given);
}

async function obeyed(order: CrowdOrder): Promise<CrowdAnswer> {
  let waits = newTally();
  let actions = 0;
  switch (order.do) {
    case 'open':
      await open(order);
      break;
    case 'pace':
      waits = await atPace(tables, order.perSecond, order.milliseconds);
      actions = waits.count;
      break;
    case 'rush':
      actions = await steps(tables, order.steps);
      break;
    case 'leave':
      for (const table of tables) table.close();
      tables = [];
  }
  const busy = traffic.waited.count;
  for (const tally of Object.values(traffic) as Tally[]) tally.clear();
  return { is: 'done', waits: Float64Array.from(waits.all()), actions, busy };
}

async function open(order: Extract<CrowdOrder, { do: 'open' }>): Promise<void> {
  const { name, ports, isApart, from } = order;
  const placeOf = (index: number): Place => {
    // Each begins at another node, so that all have as many.
    const turned = ports.map((_, at) => ports[(index + at) % ports.length]!);
    return { ports: isApart ? turned : turned.slice(0, 1), from };
  };
  tables = await openLoadTables(name, order.tables, placeOf, traffic, (opened) => {
    if (opened % SOME === 0) answer({ is: 'opened', tables: opened });
  });
}
