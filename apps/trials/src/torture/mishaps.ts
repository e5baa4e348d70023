import { setTimeout as sleep } from 'node:timers/promises';
import { totalOf } from './againstLog.ts';
import { atOneServer } from './oneServer.ts';
import type { Trial } from './trial.ts';

const MISHAPS = { dropped: 25, doubled: 15, delayed: 6, cut: 120 };

export const mishaps: Trial = {
  name: 'mishaps',
  promise: 'exactly once',
  share: 0.25,
  async run(circumstances) {
    const { span } = circumstances;
    const scene = { tables: 6, mishaps: MISHAPS };
    const { compared, relay, violations } = await atOneServer(
      circumstances,
      scene,
      async (server) => {
        await sleep(span);
        return server;
      },
    );
    const { carried, dropped, doubled, delayed, cut } = relay.count;
    return {
      figures: [
        ['carried', carried],
        ['dropped', dropped],
        ['doubled', doubled],
        ['delayed', delayed],
        ['lines cut', cut],
        ['acknowledged', totalOf(compared, 'acknowledged')],
        ['done twice', totalOf(compared, 'doubled')],
        ['repeats answered otherwise', totalOf(compared, 'unlike')],
        ['lost', totalOf(compared, 'lost')],
      ],
      violations,
    };
  },
};
