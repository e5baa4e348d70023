import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in its own process. */
export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  /** Its base URL, without a slash at the end. */
  readonly address: string;
  /** All output so far. */
  output(): string;
  readonly isRunning: boolean;
  /** Resolves when the process is gone, ended by us or not. */
  readonly ended: Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Kills it without warning. */
  kill(): Promise<void>;
  /** Asks it to stop and returns its exit code. */
  stop(): Promise<number | null>;
}

export interface ServerWishes {
  /** The compiled program; by default the one that people start. */
  readonly program?: string;
  readonly options: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** User to run it as, if not the current one. */
  readonly uid?: number;
}

const CLI = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));
/** Generous, because nothing may depend on the machine's load. */
const PATIENCE = 90_000;

/** Everything started here ends with this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server and waits for its address; throws its output if it ends first. */
export async function startServer(wishes: ServerWishes): Promise<ServerProcess> {
  const { program = CLI, options, env, uid } = wishes;
  const child = spawn(process.execPath, [program, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...(uid === undefined ? {} : { uid }),
  });
  running.add(child);
  let written = '';
  const gone = once(child, 'exit').then(() => {
    running.delete(child);
  });
  const port = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server does not start: ${written}`));
    }, PATIENCE);
    const listen = (part: Buffer): void => {
      written = (written + part.toString()).slice(-100_000);
      const found = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(written)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(Number(found));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    // Waits for the last of its output.
    child.once('close', () => {
      clearTimeout(late);
      reject(new Error(`the server has ended: ${written}`));
    });
  });
  const isRunning = (): boolean => running.has(child);
  return {
    pid: child.pid!,
    port,
    address: `http://127.0.0.1:${port}`,
    output: () => written,
    get isRunning() {
      return isRunning();
    },
    ended: gone,
    signal: (signal) => {
      if (isRunning()) child.kill(signal);
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
  };
}
