import { join } from 'node:path';

/** The file in a server's data folder that holds its tables. */
export function tablesFile(data: string): string {
  return join(data, 'tables.sqlite');
}
