import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Further ports to try when one is taken. */
const TRIES = 50;

/** Listens at the port, or any free one for 0, and returns it. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens at the port or the next free one. */
export async function listenFrom(
  server: Server,
  port: number,
  host: string,
  tries = TRIES,
): Promise<number> {
  try {
    return await listen(server, port, host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries === 0) throw error;
    return listenFrom(server, port + 1, host, tries - 1);
  }
}
