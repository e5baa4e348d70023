import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How many further ports are tried when one is taken. */
const TRIES = 50;

/** Listens at the port or the next that is free; 0 takes any. Gives back which. */
export async function listen(
  server: Server,
  port: number,
  host: string,
  tries = TRIES,
): Promise<number> {
  try {
    return await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve((server.address() as AddressInfo).port);
      });
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries === 0) throw error;
    return listen(server, port + 1, host, tries - 1);
  }
}
