import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder } from './folder.ts';
import { freePort } from './freePort.ts';

/** A private Redis on the loopback that stores nothing. */
export interface RedisServer {
  readonly url: string;
  pid(): number;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether this machine has one; in CI it must, because nobody would notice skipped tests there. */
export function hasRedis(): boolean {
  return process.env.CI === 'true' || spawnSync('redis-server', ['--version']).status === 0;
}

export async function startRedis(): Promise<RedisServer> {
  const { folder, remove } = newFolder();
  const port = await freePort();
  let child: ChildProcess;

  async function start(): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    child = spawn('redis-server', options, { stdio: 'ignore' });
    let failure: unknown;
    child.on('error', (error) => (failure = error));
    while (!(await answers(port))) {
      if (failure !== undefined || child.exitCode !== null)
        throw new Error('redis-server does not start', { cause: failure });
      await sleep(20);
    }
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child.pid!,
    kill,
    start,
    async stop() {
      await kill();
      remove();
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
  try {
    const [reply] = (await once(socket, 'data')) as [Buffer];
    return reply.toString().startsWith('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
