import type { Surroundings } from './ports.ts';
import { openRoom, type Room } from './room.ts';
import type { Shares } from './shares.ts';
import type { Stay } from './stay.ts';
import { newUnderWay } from './underWay.ts';

/** The tables at hand on a node, and those on their way. */
export class Rooms {
  private readonly around: Surroundings;
  readonly shares: Shares;
  readonly stay: Stay;
  readonly underWay = newUnderWay();
  private readonly wanted = new Map<string, Promise<Room | undefined>>();
  private readonly open = new Map<string, Room>();
  private isClosed = false;

  constructor(around: Surroundings, shares: Shares, stay: Stay) {
    this.around = around;
    this.shares = shares;
    this.stay = stay;
  }

  /** The table; undefined if there is none. Throws if that can't be told now. */
  async get(id: string): Promise<Room | undefined> {
    if (this.isClosed) throw new Error('this node is leaving');
    const found = this.wanted.get(id) ?? this.load(id);
    this.wanted.set(id, found);
    return found;
  }

  /** Whether the table is at hand or on its way. */
  has(id: string): boolean {
    return this.wanted.has(id);
  }

  atHand(): Room[] {
    return [...this.open.values()];
  }

  find(id: string): Room | undefined {
    return this.open.get(id);
  }

  async forget(id: string): Promise<void> {
    const leaving = this.open.get(id);
    this.open.delete(id);
    this.wanted.delete(id);
    await leaving?.leave();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    // A room that's loading has taken its table, or will.
    await Promise.allSettled(this.wanted.values());
    await Promise.all([...this.open.keys()].map(async (id) => this.forget(id)));
  }

  private async load(id: string): Promise<Room | undefined> {
    try {
      const found = await openRoom(id, this.around, this);
      if (found) this.open.set(id, found);
      else this.wanted.delete(id);
      return found;
    } catch (error) {
      // The next try may have more luck.
      this.wanted.delete(id);
      throw error;
    }
  }
}
