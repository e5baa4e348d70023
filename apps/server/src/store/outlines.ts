import { sumOf } from '@hand-and-foot/table';
import type { Kysely } from 'kysely';
import { isAmong, type Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';

/** A table's outline at one of its entries; `body` is JSON. */
interface KeptOutline {
  readonly seq: number;
  readonly body: string;
}

/** Outlines of tables, so a list needs no replay. They can be rebuilt at any time. */
export interface Outlines {
  outlinesOf(tables: readonly string[]): Promise<Map<string, KeptOutline>>;
  keepOutline(table: string, outline: KeptOutline): Promise<void>;
}

const SUM = '0123456789abcdef ';

function withSum(table: string, { seq, body }: KeptOutline): string {
  return `${sumOf(`${table} ${seq} ${body}`)} ${body}`;
}

export function outlinesIn(db: Kysely<Schema>, flavour: Flavour): Outlines {
  return {
    async outlinesOf(tables) {
      const rows = await db
        .selectFrom('outlines')
        .selectAll()
        .where(isAmong(flavour, 'table_id', tables))
        .execute();
      // A damaged one is as good as none.
      return new Map(
        rows.flatMap(({ table_id: table, seq, body: summed }) => {
          const body = summed.slice(SUM.length);
          return summed === withSum(table, { seq, body }) ? [[table, { seq, body }]] : [];
        }),
      );
    },
    async keepOutline(table, outline) {
      const summed = { seq: outline.seq, body: withSum(table, outline) };
      await db
        .insertInto('outlines')
        .values({ table_id: table, ...summed })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(summed))
        .execute();
    },
  };
}
