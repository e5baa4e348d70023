import type { Ask, TableRefusal } from '@hand-and-foot/protocol';
import { whyNotHeard } from './door.ts';
import type { Asker } from './entry.ts';
import type { Ports } from './ports.ts';
import { readAfter, readLog } from './readLog.ts';
import { rolesOf, type Roles } from './roles.ts';
import { replay, tableFrom, type Sitting } from './sitting.ts';
import { TurnTime } from './turnTime.ts';
import { Watchers, type Listener } from './watchers.ts';

type MirrorPorts = Pick<Ports, 'log' | 'clock' | 'report' | 'deal'>;

/** The table of this id as its log has it now; undefined if there is none. */
export async function mirrorTable(id: string, ports: MirrorPorts): Promise<Mirror | undefined> {
  const stored = await ports.log.read(id, 1);
  if (stored.length === 0) return undefined;
  const { sitting } = tableFrom(readLog(id, stored), ports.deal);
  return new Mirror(id, sitting, ports);
}

/** A table that runs elsewhere, from its log: it tells watchers and decides nothing. */
export class Mirror {
  private readonly id: string;
  private readonly sitting: Sitting;
  private readonly ports: MirrorPorts;
  private readonly turnTime: TurnTime;
  private readonly watchers: Watchers;
  private line = Promise.resolve();
  /** The reading that hasn't begun yet: everybody who wants to know more waits for this one. */
  private next: Promise<void> | undefined;

  constructor(id: string, sitting: Sitting, ports: MirrorPorts) {
    this.id = id;
    this.sitting = sitting;
    this.ports = ports;
    this.turnTime = new TurnTime(sitting, ports.clock);
    this.watchers = new Watchers(sitting, this.turnTime, ports);
  }

  /** The last entry it has read. */
  seq(): number {
    return this.sitting.seq;
  }

  /** How long the turn has lasted. */
  turnAge(): number {
    return this.turnTime.age();
  }

  watch(asker: Asker | undefined, listener: Listener, have = 0): () => void {
    return this.watchers.add(asker, listener, have);
  }

  roles(asker: Asker): Roles {
    return rolesOf(this.sitting, asker);
  }

  /** Why this isn't even considered, or undefined. */
  whyNotHeard(asker: Asker, ask: Ask): TableRefusal | undefined {
    return whyNotHeard(this.sitting, asker, ask);
  }

  /** Reads what has been written since, and tells it. */
  async catchUp(): Promise<void> {
    if (!this.next) {
      // One after another, even if the one before failed.
      const read = async (): Promise<void> => this.readOn();
      this.next = this.line.then(read, read);
      this.line = this.next;
    }
    return this.next;
  }

  leave(): void {
    this.watchers.forget();
  }

  private async readOn(): Promise<void> {
    const { id, sitting, ports } = this;
    this.next = undefined;
    for (const entry of readAfter(sitting, await ports.log.read(id, sitting.seq + 1)))
      this.watchers.tell(replay(sitting, entry, ports.deal));
    this.turnTime.began();
  }
}
