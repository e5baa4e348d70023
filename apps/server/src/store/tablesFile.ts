import { join } from 'node:path';

/** Where a server that has a folder of its own keeps its tables in it. */
export function tablesFile(data: string): string {
  return join(data, 'tables.sqlite');
}
