import type { Hold } from '../store/store.ts';
import type { Surroundings } from './ports.ts';
import { sureFor } from './sureFor.ts';
import { HOLD } from './times.ts';

/** This node's own lease: once it ends, others may take its tables. */
export class Stay {
  private readonly around: Pick<Surroundings, 'store' | 'node' | 'clock' | 'lease'>;
  private begun: Promise<void> | undefined;
  /** Grows when another node takes a table from this one. */
  private taken: number | undefined;
  private found = 0;
  private isSureNow = (): boolean => false;
  /** Tables this node doesn't run any more: as long as it stays, others wait for it to say so. */
  private readonly left = new Set<Hold>();

  constructor(around: Pick<Surroundings, 'store' | 'node' | 'clock' | 'lease'>) {
    this.around = around;
  }

  /** Whether this node surely has its tables, except for those it has looked for and lost. */
  isSure(): boolean {
    return this.isSureNow();
  }

  /** How often it found that tables were taken. */
  losses(): number {
    return this.found;
  }

  /** Before its first table. */
  async begin(): Promise<void> {
    this.begun ??= this.renew(async () => Promise.resolve()).catch((error: unknown) => {
      this.begun = undefined;
      throw error;
    });
    return this.begun;
  }

  /** Renews it. `look` finds out which tables were taken, if any were; only then the node is sure of the others. */
  async renew(look: () => Promise<void>): Promise<void> {
    const { store, node, clock, lease } = this.around;
    const span = lease?.span ?? HOLD;
    const isSure = sureFor(span, clock);
    const taken = await store.stay(node, span);
    if (this.taken !== undefined && taken !== this.taken) {
      this.found++;
      await look();
    }
    this.taken = taken;
    this.isSureNow = isSure;
  }

  /** Lets others take the table. Tries again later if the database doesn't answer. */
  async release(hold: Hold): Promise<void> {
    this.left.add(hold);
    await this.around.store.release(hold);
    this.left.delete(hold);
  }

  async releaseLeft(): Promise<void> {
    for (const hold of this.left) await this.release(hold);
  }
}
