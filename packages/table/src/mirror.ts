import type { Ask, TableRefusal } from '@hand-and-foot/protocol';
import { whyNotHeard } from './door.ts';
import type { Asker } from './entry.ts';
import type { Ports } from './ports.ts';
import { readAfter, readLog } from './readLog.ts';
import { rolesOf, type Roles } from './roles.ts';
import { replay, tableFrom } from './sitting.ts';
import { newTurnTime } from './turnTime.ts';
import { newWatchers, type Listener } from './watchers.ts';

/** A table that runs elsewhere, as far as its log has been read: it tells watchers and decides nothing. */
export interface Mirror {
  /** The last entry it has read, and how long the turn has lasted. */
  seq(): number;
  turnAge(): number;
  watch(asker: Asker | undefined, listener: Listener, have?: number): () => void;
  roles(asker: Asker): Roles;
  /** Why this isn't even considered, or undefined. */
  whyNotHeard(asker: Asker, ask: Ask): TableRefusal | undefined;
  /** Reads what has been written since, and tells it. */
  catchUp(): Promise<void>;
  leave(): void;
}

/** The table of this id as its log has it now; undefined if there is none. */
export async function mirrorTable(
  id: string,
  ports: Pick<Ports, 'log' | 'clock' | 'report' | 'deal'>,
): Promise<Mirror | undefined> {
  const { log, clock, deal } = ports;
  const stored = await log.read(id, 1);
  if (stored.length === 0) return undefined;
  const { sitting } = tableFrom(readLog(id, stored), deal);
  const turnTime = newTurnTime(sitting, clock);
  const watchers = newWatchers(sitting, turnTime, ports);
  let line = Promise.resolve();
  /** The reading that hasn't begun yet: everybody who wants to know more waits for this one. */
  let next: Promise<void> | undefined;

  async function readOn(): Promise<void> {
    next = undefined;
    for (const entry of readAfter(sitting, await log.read(id, sitting.seq + 1)))
      watchers.tell(replay(sitting, entry, deal));
    turnTime.began();
  }

  return {
    seq: () => sitting.seq,
    turnAge: () => turnTime.age(),
    watch: (asker, listener, have = 0) => watchers.add(asker, listener, have),
    roles: (asker) => rolesOf(sitting, asker),
    whyNotHeard: (asker, ask) => whyNotHeard(sitting, asker, ask),
    async catchUp() {
      // One after the other, whatever became of the one before.
      if (!next) {
        next = line.then(readOn, readOn);
        line = next;
      }
      return next;
    },
    leave: () => watchers.forget(),
  };
}
