import { loadavg } from 'node:os';
import { setImmediate as pause } from 'node:timers/promises';
import { newFolder } from '@hand-and-foot/server/testing';
import { moveTo } from './core.ts';
import { newTraffic, openLoadTables, type LoadTable } from './loadTable.ts';
import { start, type Measured } from './measured.ts';
import { atFullSpeed, atPace } from './phases.ts';
import { figuresOf, print, wasCalm, type Turn } from './report.ts';
import { say } from './say.ts';
import { untilEmpty } from './untilEmpty.ts';
import { wishes } from './wishes.ts';
import { openYardstickGroup } from './yardstickGroup.ts';

const { isShort, nodeFlags } = wishes;
const TABLES = 500;
const PER_SECOND = 500;
/**
 * Both servers take turns, each so short that other work on the machine hits both alike and ours finds no quiet moment
 * for postponed work. A quarter of the turns has at least as many actions as it postpones. Each warms up first, because
 * a program speeds up as it runs.
 */
const [turns, steps, warm] = isShort ? [32, 2048, 24_000] : [96, 2048, 60_000];
/** Milliseconds of steady pace. */
const paced = isShort ? 6000 : 30_000;
/** The compared servers run on this core, all clients on the other. */
const core = 0;

const { folder, remove } = newFolder();
process.on('exit', remove);
moveTo(1);

const where = JSON.stringify({ data: folder });
const server = await start('server', { args: [where], flags: nodeFlags, core });
const place = { ports: [server.port] };
const traffic = newTraffic();

async function openTables(name: string, count: number): Promise<LoadTable[]> {
  return openLoadTables(name, count, () => place, traffic);
}

async function leave(tables: readonly LoadTable[]): Promise<void> {
  for (const table of tables) table.close();
  await untilEmpty(server.port);
}

say('warming up');
// Enough tables that no client exceeds its limit.
const first = await openTables('first', 100);
// Growth during warm-up isn't any table's.
await atFullSpeed(server, first, isShort ? 6000 : 20_000);
await leave(first);
const none = await server.memory();

say(`opening ${TABLES} tables with four clients each`);
const tables = await openTables('table', TABLES);
const all = await server.memory();

traffic.asked.clear();
traffic.told.clear();
say(`${PER_SECOND} actions a second`);
const before = await server.cpu();
const waits = await atPace(tables, PER_SECOND, paced);
const pacedCost = ((await server.cpu()) - before) / waits.count;

say('the yardstick');
const asked = Math.round(traffic.asked.mean);
// The answer and the news are one piece: each of four gets as many bytes per action there as here.
const told = Math.round((traffic.told.mean * traffic.told.count) / traffic.asked.count / 4);
const yardstick = await start('yardstick', { args: [String(told)], core });
const groups = [];
for (let i = 0; i < TABLES; i++)
  groups.push(await openYardstickGroup(`${i}`, yardstick.port, asked));
// Our clients must be as quick as the yardstick's.
for (const table of tables) {
  table.lookAhead(Math.ceil((warm + turns * steps) / TABLES));
  // On a slow machine all of this takes longer than the server waits for a sign of life.
  await pause();
}
await atFullSpeed(yardstick, groups, warm);
await atFullSpeed(server, tables, warm);

say('at full speed, in turns');
const spent: Turn[] = [];
for (let turn = 0; turn < turns; turn++) {
  const bare = await atFullSpeed(yardstick, groups, steps);
  const ours = await atFullSpeed(server, tables, steps);
  spent.push({ bare, ours });
}

say('everybody leaves');
for (const group of groups) group.close();
await leave(tables);
const rested = await server.memory();

say('as many more come and go');
await leave(await openTables('later', TABLES));
const restedMore = await server.memory();
await stop(server, yardstick);

const memory = { none, all, rested, restedMore };
const results = { tables: TABLES, spent, waits, pacedCost, traffic, ...memory };
const figures = figuresOf(results);
print(figures, wasCalm(results), loadavg()[0]!);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);

async function stop(...servers: Measured[]): Promise<void> {
  for (const one of servers) await one.stop();
}
