import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The options of a server on a folder, which is also given a page to show, and takes any number from one address. */
export function onFolder(folder: string): string[] {
  const everyMinute = ['sockets', 'requests', 'tables'].flatMap((kind) => [
    `--${kind}-per-minute`,
    '100000',
  ]);
  const messages = ['--messages-per-second', '100000'];
  const crowd = ['--sockets-per-address', '10000', ...everyMinute, ...messages];
  return [...onFolderAsUsual(folder), ...crowd];
}

/** The same with the limits that a server has by itself. */
export function onFolderAsUsual(folder: string): string[] {
  const page = join(folder, 'page');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Hand and Foot</title>');
  const common = ['serve', '--local', '--port', '0', '--log', 'error', '--page', page];
  return [...common, '--data', join(folder, 'data')];
}
