import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { moveTo } from './core.ts';
import { openLoadTable, type LoadTable, type Place, type Traffic } from './loadTable.ts';
import { start, type Measured } from './measured.ts';
import { atFullSpeed, atPace } from './phases.ts';
import { figuresOf, print, wasCalm, type Turn } from './report.ts';
import { newTally } from './tally.ts';
import { openYardstickGroup } from './yardstickGroup.ts';

const isShort = process.argv.includes('--short');
const TABLES = 500;
const PER_SECOND = 500;
const REST_AFTER = 1000;
/**
 * Both servers take so many turns, each so short that what else the machine does meets both alike, and that ours finds
 * no quiet moment for what it has put off. A quarter of them is as many actions as it puts off, or more. Before that
 * each does so many: a program gets faster as it goes on.
 */
const [turns, steps, warm] = isShort ? [32, 2048, 24_000] : [96, 2048, 60_000];
/** For how long there is a steady pace, in milliseconds. */
const paced = isShort ? 6000 : 30_000;
/** So many actions, and a table remembers as much of the past as it ever will. */
const STEPS_BEFORE = 20;
/** How many tables are opened at a time. */
const AT_ONCE = 20;

const folder = mkdtempSync(join(tmpdir(), 'hand-and-foot-load-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
moveTo(1);

const flags = process.argv.filter((arg) => arg.startsWith('--cpu-prof'));
const server = await start('server', [folder, String(REST_AFTER)], flags);
const database = new DatabaseSync(join(folder, 'tables.sqlite'), { readOnly: true });
const body = database.prepare(
  `select coalesce(
     (select body from entries where table_id = ?1 and seq = ?2),
     (select value -> 1 from batches, json_each(batches.body)
      where value ->> 0 = ?1 and value ->> '$[1].seq' = ?2 order by place desc limit 1)) as body`,
);
const place: Place = {
  port: server.port,
  entry: (table, seq) => JSON.parse((body.get(table, seq) as { body: string }).body) as unknown,
};
const traffic: Traffic = { asked: newTally(), told: newTally() };

async function openTables(name: string, count: number): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  let begun = 0;
  const open = async (): Promise<void> => {
    while (begun < count) tables.push(await openOne(`${name}${begun++}`));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return tables;
}

/** A table in the midst of play. */
async function openOne(name: string): Promise<LoadTable> {
  const table = await openLoadTable(name, place, traffic);
  for (let step = 0; step < STEPS_BEFORE; step++) await table.step();
  return table;
}

async function leave(tables: readonly LoadTable[]): Promise<void> {
  for (const table of tables) table.close();
  for (;;) {
    await pause(500);
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    if (text.includes('hand_and_foot_rooms 0\n')) return;
  }
}

say('warming up');
// So many that nobody is faster than a client may be.
const first = await openTables('first', 100);
// What the process grows by as it gets going is no table's.
await atFullSpeed(server, first, isShort ? 6000 : 20_000);
await leave(first);
const none = await server.memory();

say(`opening ${TABLES} tables with four clients each`);
const tables = await openTables('table', TABLES);
const all = await server.memory();

traffic.asked.clear();
traffic.told.clear();
say(`${PER_SECOND} actions a second`);
const waits = await atPace(tables, PER_SECOND, paced);

say('the yardstick');
const asked = Math.round(traffic.asked.mean);
// The answer and the news go out in one piece: each of four is told as many bytes of an action there as here.
const told = Math.round((traffic.told.mean * traffic.told.count) / traffic.asked.count / 4);
const yardstick = await start('yardstick', [String(told)]);
const groups = [];
for (let i = 0; i < TABLES; i++)
  groups.push(await openYardstickGroup(`${i}`, yardstick.port, asked));
// Clients of ours must be as quick as those of the yardstick.
for (const table of tables) table.lookAhead(Math.ceil((warm + turns * steps) / TABLES));
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

const results = { tables: TABLES, spent, waits, traffic, none, all, rested, restedMore };
const figures = figuresOf(results);
print(figures, wasCalm(results), loadavg()[0]!);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);

function say(sentence: string): void {
  process.stderr.write(`… ${sentence}\n`);
}

async function stop(...servers: Measured[]): Promise<void> {
  for (const one of servers) await one.stop();
}
