import { readFileSync } from 'node:fs';

/** The program's version and also its engine's: they're released together. */
export const version: string = readVersion(new URL('../package.json', import.meta.url));

function readVersion(file: URL): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
