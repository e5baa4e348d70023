import { createServer } from 'node:http';
import { readPage } from './http/page.ts';
import { listenFrom } from './listen.ts';

/** Serves the page without tables, to this machine only. */
export async function servePage(
  dir: string,
  port: number,
): Promise<{ readonly address: string; close(): void }> {
  const server = createServer(readPage(dir));
  const taken = await listenFrom(server, port, '127.0.0.1');
  return { address: `http://127.0.0.1:${taken}/`, close: () => server.close() };
}
