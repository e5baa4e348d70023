import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How many further ports are tried when one is taken. */
const TRIES = 50;

/** Listens at the port; 0 takes any that is free. Gives back which. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens at the port or the next that is free. */
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
