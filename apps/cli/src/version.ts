import { readFileSync } from 'node:fs';

/** The version of this program, which is also its engine's: they are released together. */
export const version: string = readVersion(new URL('../package.json', import.meta.url));

function readVersion(file: URL): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
