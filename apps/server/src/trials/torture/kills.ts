import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@hand-and-foot/engine';
import { atOneServer, totalOf, type Harm } from './oneServer.ts';
import { NO_MISHAPS } from './relay.ts';
import type { Trial } from './trial.ts';

const POINTS = ['before-commit', 'after-commit', 'before-answer', 'after-answer'];
/** A point that is not passed so often by then is not waited for any longer. */
const LONGEST_WAIT = 4000;

export const kills: Trial = {
  name: 'kills',
  promise: 'an acknowledged action survives kill -9; recovery is exact',
  share: 0.35,
  async run(circumstances) {
    const { seed, span, say } = circumstances;
    const random = seeded(`${seed}/kills`);
    const count = new Map<string, number>();
    const harm: Harm = async (first, start) => {
      let server = first;
      const until = Date.now() + span;
      for (let kill = 0; Date.now() < until; kill++) {
        const point = kill % 2 === 0 ? undefined : POINTS[((kill - 1) / 2) % POINTS.length];
        if (point === undefined) {
          await sleep(200 + random.below(900));
          await server.kill();
        } else {
          // It goes on as one that will end itself.
          await server.kill();
          server = await start(`${point}:${5 + random.below(30)}`);
          await Promise.race([server.ended, sleep(LONGEST_WAIT)]);
          if (server.isRunning) await server.kill();
        }
        count.set(point ?? 'at random', (count.get(point ?? 'at random') ?? 0) + 1);
        say(`${kill + 1} kills`);
        server = await start();
      }
      return server;
    };
    const scene = { tables: 6, mishaps: NO_MISHAPS };
    const { compared, violations } = await atOneServer(circumstances, scene, harm);
    return {
      figures: [
        ...[...count].map(([point, times]) => [`killed ${point}`, times] as const),
        ['acknowledged', totalOf(compared, 'acknowledged')],
        ['lost', totalOf(compared, 'lost')],
        ['messages compared with the log', totalOf(compared, 'told')],
      ],
      violations,
    };
  },
};
