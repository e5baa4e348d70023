import type { Kysely } from 'kysely';
import { isAmong, type Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';

/** What was known of a table at one of its entries; `body` is JSON. */
interface KeptOutline {
  readonly seq: number;
  readonly body: string;
}

/** Outlines of tables, so that a list of them need not play their logs again. They can be made anew at any time. */
export interface Outlines {
  outlinesOf(tables: readonly string[]): Promise<Map<string, KeptOutline>>;
  keepOutline(table: string, outline: KeptOutline): Promise<void>;
}

export function outlinesIn(db: Kysely<Schema>, flavour: Flavour): Outlines {
  return {
    async outlinesOf(tables) {
      const rows = await db
        .selectFrom('outlines')
        .selectAll()
        .where(isAmong(flavour, 'table_id', tables))
        .execute();
      return new Map(rows.map(({ table_id: table, seq, body }) => [table, { seq, body }]));
    },
    async keepOutline(table, outline) {
      await db
        .insertInto('outlines')
        .values({ table_id: table, ...outline })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(outline))
        .execute();
    },
  };
}
