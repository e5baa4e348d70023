import { newTraffic, openLoadTables, type LoadTable, type Place } from './loadTable.ts';
import { atPace, steps } from './phases.ts';
import { newTally, type Tally } from './tally.ts';

/** Orders to a process full of clients. */
export type CrowdOrder =
  | {
      readonly do: 'open';
      /** Distinguishes its tables from other processes'. */
      readonly name: string;
      readonly tables: number;
      readonly ports: readonly number[];
      /** Whether a table's four clients connect to different nodes. */
      readonly isApart: boolean;
      readonly from: string;
    }
  | { readonly do: 'pace'; readonly perSecond: number; readonly milliseconds: number }
  | { readonly do: 'rush'; readonly steps: number }
  | { readonly do: 'leave' };

/** Open tables so far, each action's wait, or the number done. */
export type CrowdAnswer =
  | { readonly is: 'opened'; readonly tables: number }
  | {
      readonly is: 'done';
      readonly waits: Float64Array;
      readonly actions: number;
      /** Times a client was told the server is busy. */
      readonly busy: number;
    };

/** Tables opened between two reports. */
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
    // Each starts at another node, to spread them evenly.
    const turned = ports.map((_, at) => ports[(index + at) % ports.length]!);
    return { ports: isApart ? turned : turned.slice(0, 1), from };
  };
  tables = await openLoadTables(name, order.tables, placeOf, traffic, (opened) => {
    if (opened % SOME === 0) answer({ is: 'opened', tables: opened });
  });
}
