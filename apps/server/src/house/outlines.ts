import { Corrupt } from '@hand-and-foot/table';
import type { Listed } from '../store/store.ts';
import type { Outlines as Kept } from '../store/outlines.ts';
import { outlineOf, readOutline, type Outline } from './outline.ts';
import type { Readings } from './readings.ts';

/** Facts about tables that don't need a replay of their logs. */
export interface Outlines {
  /** Current outlines. Reads a log only if it grew since last time. */
  list(tables: readonly Listed[]): Promise<Map<string, Outline>>;
  /** The last known outline; undefined if there's no such table. */
  known(table: string): Promise<Outline | undefined>;
  /** The current outline. */
  latest(table: string): Promise<Outline | undefined>;
}

export function newOutlines(kept: Kept, readings: Readings): Outlines {
  async function latest(table: string): Promise<Outline | undefined> {
    const sitting = await readings.of(table);
    if (!sitting) return undefined;
    const outline = outlineOf(sitting);
    await kept.keepOutline(table, { seq: sitting.seq, body: JSON.stringify(outline) });
    return outline;
  }

  /** A bad log mustn't hide somebody's other tables. */
  async function latestOr(
    before: Outline | undefined,
    table: string,
  ): Promise<Outline | undefined> {
    return latest(table).catch((error: unknown) => {
      if (error instanceof Corrupt) return before;
      throw error;
    });
  }

  return {
    latest,
    async known(table) {
      const found = (await kept.outlinesOf([table])).get(table);
      return (found && readOutline(found.body)) ?? latest(table);
    },
    async list(tables) {
      const all = await kept.outlinesOf(tables.map(({ table }) => table));
      const outlines = new Map<string, Outline>();
      for (const { table, seq } of tables) {
        const found = all.get(table);
        const before = found && readOutline(found.body);
        const outline = before && found.seq === seq ? before : await latestOr(before, table);
        if (outline) outlines.set(table, outline);
      }
      return outlines;
    },
  };
}
