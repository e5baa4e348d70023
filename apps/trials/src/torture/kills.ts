import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@hand-and-foot/engine';
import { totalOf } from './againstLog.ts';
import { atOneServer, type Harm } from './oneServer.ts';
import { NO_MISHAPS } from './relay.ts';
import type { Trial } from './trial.ts';

/** Points where a server may end itself. */
export const POINTS = ['before-commit', 'after-commit', 'before-answer', 'after-answer'];
const AT_RANDOM = 'at random';
/** Most milliseconds to wait for a point. */
const LONGEST_WAIT = 20_000;

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
      // Its replacement is the next to be killed.
      for (let kill = 0; kill <= POINTS.length || Date.now() < until; kill++) {
        const point = POINTS[(kill - 1) % (POINTS.length + 1)];
        if (point === undefined) await sleep(200 + random.below(900));
        else await Promise.race([server.ended, sleep(LONGEST_WAIT)]);
        if (point === undefined || !server.isRunning)
          count.set(point ?? AT_RANDOM, (count.get(point ?? AT_RANDOM) ?? 0) + 1);
        await server.kill();
        say(`${kill + 1} kills`);
        const next = POINTS[kill % (POINTS.length + 1)];
        server = await start(next && `${next}:${2 + random.below(12)}`);
      }
      await server.kill();
      return start();
    };
    const scene = { tables: 8, mishaps: NO_MISHAPS };
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
