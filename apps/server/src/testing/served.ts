import { serve } from '../serve.ts';
import type { ServeOptions } from '../serveOptions.ts';
import { newFolder } from './folder.ts';

/** A server behind a proxy, with a folder of its own. */
export interface Served {
  readonly port: number;
  readonly folder: string;
  /** The whole address of a path there. */
  at(path: string): string;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
}

export async function startServed(options: Partial<ServeOptions> = {}): Promise<Served> {
  const { folder, remove } = newFolder();
  const usual = { port: 0, host: '127.0.0.1', data: folder, logLevel: 'silent' };
  const serving = await serve({ ...usual, trustProxy: true, ...options });
  return {
    port: serving.port,
    folder,
    at: (path) => `http://127.0.0.1:${serving.port}${path}`,
    async close() {
      await serving.close();
      remove();
    },
  };
}
