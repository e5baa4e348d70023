import type { Entry, Log } from '@hand-and-foot/table';
import type { Hold } from '../store/store.ts';
import type { Surroundings } from './ports.ts';

/** Another node has the table, so this one mustn't write to it. */
class Lost extends Error {
  override name = 'Lost';
}

type Keeping = Pick<Surroundings, 'store' | 'bus'>;

/** The log of a table that runs here: writes go under its hold, and the nodes that mirror it hear of them. */
export class HeldLog implements Log {
  private readonly around: Keeping;
  private readonly hold: Hold;
  private readonly isMirrored: () => boolean;

  constructor(around: Keeping, hold: Hold, isMirrored: () => boolean) {
    this.around = around;
    this.hold = hold;
    this.isMirrored = isMirrored;
  }

  append(table: string, expected: number, entries: readonly Entry[]): Promise<'ok' | 'conflict'> {
    const { store, bus } = this.around;
    return store.append(table, this.hold, expected, entries).then((outcome) => {
      if (outcome === 'lost') throw new Lost();
      if (outcome === 'ok' && this.isMirrored()) bus.wake(table, { is: 'written' });
      return outcome;
    });
  }

  async read(table: string, from: number): Promise<readonly unknown[]> {
    return this.around.store.read(table, from);
  }

  async find(...asked: Parameters<NonNullable<Log['find']>>): Promise<number | undefined> {
    return this.around.store.find(...asked);
  }
}

/** A log that another node writes to. */
export function readOnly({ store }: Pick<Surroundings, 'store'>): Log {
  return {
    append: () => Promise.reject(new Lost()),
    read: async (table, from) => store.read(table, from),
  };
}
