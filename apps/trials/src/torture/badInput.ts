import { join } from 'node:path';
import { openSqlite } from '@hand-and-foot/server/testing';
import { startServer } from '../serverProcess.ts';
import { againstLog } from './againstLog.ts';
import { watchBusyness } from './busyness.ts';
import { crowd } from './crowds.ts';
import { gather, makeTable } from './gathering.ts';
import { memoryOf } from '../usage.ts';
import { onFolder } from './onFolder.ts';
import { sendRudeMessages } from './rudeMessages.ts';
import { sendRudeRequests } from './rudeRequests.ts';
import { settle } from './settle.ts';
import { waits } from './stalls.ts';
import type { Trial } from './trial.ts';

/** Most additional megabytes at any moment of the mistreatment. */
const MOST_MEMORY_MB = 150;
/** Longest wait of people at the table next to it. */
const LONGEST_WAIT = 5000;

export const badInput: Trial = {
  name: 'bad input',
  promise: 'bad input harms nothing',
  share: 0.15,
  async run({ seed, span, isTimed, folder, say, after }) {
    const options = [...onFolder(folder), '--sockets-per-address', '100'];
    const server = await startServer({ options });
    after(() => server.kill());
    const { address, port } = server;
    const innocent = await gather({
      seed: `${seed}/innocent`,
      address,
      port: () => port,
      copies: 1,
      silly: 0,
    });
    after(() => innocent.leave());
    const memory = memoryOf(server.pid);
    const violations: string[] = [];
    const store = await openSqlite(join(folder, 'data', 'tables.sqlite'));
    after(() => store.close());
    let sent = 0;
    const busyness = watchBusyness();
    after(() => busyness.stop());
    const until = Date.now() + span;
    for (let round = 1; round === 1 || Date.now() < until; round++) {
      say(`round ${round}`);
      const requests = await sendRudeRequests(port);
      const messages = await sendRudeMessages(address, port, `${seed}/${round}`);
      const victim = await makeTable(address, `${seed}/victim ${round}`);
      const crowds = await crowd(port, victim, seed);
      violations.push(...[requests, messages, crowds].flatMap((one) => one.violations));
      sent += requests.sent + messages.sent + crowds.sent;
      for (const [table, length] of [[messages.table, 4] as const, [victim.table, 1] as const]) {
        const entries = await store.read(table, 1);
        if (entries.length !== length) violations.push(`${table} has ${entries.length} entries`);
      }
    }
    const health = await fetch(`${address}/health`).then(
      ({ status }) => status,
      () => 0,
    );
    if (!server.isRunning || health !== 200)
      violations.push(`the server ended: ${server.output()}`);
    const grown = memoryOf(server.pid, 'VmHWM') - memory;
    if (grown > MOST_MEMORY_MB) violations.push(`the server took ${grown} MB more`);
    violations.push(...(await settle([innocent], async (table) => store.read(table, 1))));
    const compared = await againstLog(innocent, await store.read(innocent.table, 1));
    const longest = Math.max(...waits([innocent], []).map((wait) => wait.span));
    const busy = busyness.stop();
    if (isTimed && longest > LONGEST_WAIT * busy)
      violations.push(`an innocent person waited ${longest} ms`);
    violations.push(...compared.violations);
    return {
      figures: [
        ['sent', sent],
        ['crashes', server.isRunning ? 0 : 1],
        ['memory', `+${grown} MB at most`],
        ['played beside it', compared.acknowledged],
        ['longest wait there', `${longest} ms`],
        ['how long work took, against an idle machine', `${busy.toFixed(1)} ×`],
      ],
      violations,
    };
  },
};
