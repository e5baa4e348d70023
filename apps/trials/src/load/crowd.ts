import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CrowdAnswer, CrowdOrder } from './crowdProcess.ts';
import { newTally, type Tally } from './tally.ts';

/** The clients of many tables, in as many processes as needed. */
export interface Crowd {
  /** Everybody plays, with this many actions per second in total. */
  pace(perSecond: number, seconds: number): Promise<Paced>;
  /** Everybody plays as fast as the servers can, this many steps in total; returns the actual number. */
  rush(steps: number): Promise<number>;
  /** Everybody hangs up. */
  leave(): Promise<void>;
}

export interface Paced {
  /** Each action's wait for its acknowledgment, in milliseconds. */
  readonly waits: Tally;
  /** Times somebody was told the server is busy, and asked again. */
  readonly busy: number;
}

export interface CrowdWishes {
  readonly name: string;
  readonly tables: number;
  readonly ports: readonly number[];
  readonly isApart?: boolean;
  /** Reports the number of open tables. */
  readonly progress?: (tables: number) => void;
}

/** Tables per process, with four sockets each. */
const PER_PROCESS = 2000;
const PROGRAM = fileURLToPath(new URL('./crowdProcess.js', import.meta.url));

/** Opens the tables and seats four clients at each. */
export async function gatherCrowd(wishes: CrowdWishes): Promise<Crowd> {
  const { name, tables, ports, isApart = false, progress = () => undefined } = wishes;
  const count = Math.ceil(tables / PER_PROCESS);
  const members = await Promise.all(Array.from({ length: count }, startMember));
  const opened = members.map(() => 0);
  const share = (whole: number, index: number): number =>
    Math.floor((whole * (index + 1)) / count) - Math.floor((whole * index) / count);

  async function all(order: (index: number) => CrowdOrder): Promise<Done[]> {
    return Promise.all(
      members.map(async (member, index) =>
        told(member, order(index), (some) => {
          opened[index] = some;
          progress(opened.reduce((sum, one) => sum + one, 0));
        }),
      ),
    );
  }

  await all((index) => ({
    do: 'open',
    name: `${name}-${index}`,
    tables: share(tables, index),
    ports,
    isApart,
    from: `127.0.0.${2 + index}`,
  }));
  return {
    async pace(perSecond, seconds) {
      const order = { do: 'pace', perSecond: perSecond / count, milliseconds: seconds * 1000 };
      const tally = newTally();
      let busy = 0;
      for (const done of await all(() => order as CrowdOrder)) {
        for (const wait of done.waits) tally.note(wait);
        busy += done.busy;
      }
      return { waits: tally, busy };
    },
    async rush(steps) {
      const done = await all((index) => ({ do: 'rush', steps: share(steps, index) }));
      return done.reduce((sum, { actions }) => sum + actions, 0);
    },
    async leave() {
      await all(() => ({ do: 'leave' }));
      await Promise.all(members.map(dismissed));
    },
  };
}

type Done = Extract<CrowdAnswer, { is: 'done' }>;

async function startMember(): Promise<ChildProcess> {
  const member = fork(PROGRAM, [], { serialization: 'advanced' });
  await once(member, 'message');
  return member;
}

async function told(
  member: ChildProcess,
  order: CrowdOrder,
  opened: (tables: number) => void,
): Promise<Done> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('a process of clients has ended'));
    const listen = (answer: CrowdAnswer): void => {
      if (answer.is === 'opened') {
        opened(answer.tables);
        return;
      }
      member.off('message', listen);
      member.off('exit', ended);
      resolve(answer);
    };
    member.on('message', listen);
    member.once('exit', ended);
    member.send(order);
  });
}

async function dismissed(member: ChildProcess): Promise<void> {
  const gone = once(member, 'exit');
  member.disconnect();
  await gone;
}
