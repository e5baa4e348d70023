import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Options of a server on a folder, with a page and without limits per address. */
export function onFolder(folder: string): string[] {
  const everyMinute = ['sockets', 'requests', 'tables'].flatMap((kind) => [
    `--${kind}-per-minute`,
    '100000',
  ]);
  const messages = ['--messages-per-second', '100000'];
  const crowd = ['--sockets-per-address', '10000', ...everyMinute, ...messages];
  return [...onFolderAsUsual(folder), ...crowd];
}

/** The same with the default limits. */
export function onFolderAsUsual(folder: string): string[] {
  const page = join(folder, 'page');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Hand and Foot</title>');
  const common = ['serve', '--local', '--port', '0', '--log', 'error', '--page', page];
  return [...common, '--data', join(folder, 'data')];
}
