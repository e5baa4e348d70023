import { join } from 'node:path';
import { botNamed } from '@hand-and-foot/bots';
import type { Bus } from '../bus/bus.ts';
import { inProcessBus, type Cable } from '../bus/inProcess.ts';
import { realClock } from '../clock.ts';
import { openHouse, type House } from '../house/house.ts';
import type { Surroundings, Trouble } from '../house/ports.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { WholeStore } from '../store/wholeStore.ts';
import { newFolder } from './folder.ts';

/** Nodes in one process that share a database, for tests. */
export interface Houses {
  readonly store: WholeStore;
  /** Troubles at any of them. */
  readonly troubles: Trouble[];
  /** Another end of the cable between them. */
  newBus(): Bus;
  open(node: string, more?: Partial<Surroundings>): House;
  close(): Promise<void>;
}

export async function newHouses(): Promise<Houses> {
  const { folder, remove } = newFolder();
  const store = await openSqlite(join(folder, 'tables.db'));
  const cable: Cable = new Set();
  const opened: House[] = [];
  const troubles: Trouble[] = [];
  let secrets = 0;
  return {
    store,
    troubles,
    newBus: () => inProcessBus(cable),
    open(node, more) {
      const house = openHouse({
        node,
        store,
        bus: inProcessBus(cable),
        clock: realClock,
        secret: () => (++secrets).toString(16).padStart(32, '0').repeat(2),
        botFor: (level) => botNamed(level),
        report: (trouble) => troubles.push(trouble),
        ...more,
      });
      opened.push(house);
      return house;
    },
    async close() {
      for (const house of opened) await house.close();
      await store.close();
      remove();
    },
  };
}
