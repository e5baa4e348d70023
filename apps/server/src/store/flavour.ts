import { sql, type RawBuilder } from 'kysely';

/** Names the database where the two differ. */
export type Flavour = 'sqlite' | 'postgres';

/** The time by the database's clock, which all nodes share. */
export function now(flavour: Flavour): RawBuilder<number> {
  return flavour === 'sqlite'
    ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
    : sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
}

/** Whether the column holds one of the values, in a statement that's the same for any number of them. */
export function isAmong(
  flavour: Flavour,
  column: string,
  values: readonly string[],
): RawBuilder<boolean> {
  return flavour === 'sqlite'
    ? sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql`${sql.ref(column)} = any(${values})`;
}
