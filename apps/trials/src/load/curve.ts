import { setTimeout as pause } from 'node:timers/promises';
import { newFolder } from '@hand-and-foot/server/testing';
import { gatherCrowd, type Paced } from './crowd.ts';
import { start, type Measured } from './measured.ts';
import type { Usage } from './obey.ts';
import { mostOpenFiles } from './openFiles.ts';
import { printRows } from './rows.ts';
import { say, tenths } from './say.ts';
import { untilEmpty } from './untilEmpty.ts';
import { wishes } from './wishes.ts';

/** The load of a server with this many tables. */
interface Point {
  readonly tables: number;
  /** CPU seconds per second while nobody does anything. */
  readonly idle: number;
  /** Total CPU seconds at a steady pace. */
  readonly busy: number;
  readonly paced: Paced;
  /** Memory before anybody comes, while all play, and after everybody has gone. */
  readonly none: Usage;
  readonly held: number;
  readonly all: Usage;
  readonly left: number;
  readonly collected: Usage;
}

const SIZES = [500, 2000, 5000, 10_000];
/** A process's open files besides clients' sockets. */
const OTHER_FILES = 100;
const IDLE_SECONDS = 20;
/** Seconds after everybody has gone until memory is read: a process gives nothing back at once. */
const AFTER_SECONDS = 45;

const { rate, seconds, nodeFlags } = wishes;
const points: Point[] = [];
for (const tables of possible(wishes.tables.length > 0 ? wishes.tables : SIZES)) {
  points.push(await measured(tables));
  print();
}

/** The sizes one process can have; larger ones become the largest possible. */
function possible(sizes: readonly number[]): number[] {
  const files = mostOpenFiles();
  const most = Math.floor((files - OTHER_FILES) / 4);
  if (sizes.some((size) => size > most))
    say(`a process may have ${files} files open here, so ${most} tables are the most for one`);
  return [...new Set(sizes.map((size) => Math.min(size, most)))];
}

async function measured(tables: number): Promise<Point> {
  const { folder, remove } = newFolder();
  const args = [JSON.stringify({ data: folder })];
  const server = await start('server', { args, flags: nodeFlags });
  try {
    return await measuredAt(server, tables);
  } finally {
    await server.stop();
    remove();
  }
}

async function measuredAt(server: Measured, tables: number): Promise<Point> {
  const ports = [server.port];
  say(`${tables} tables: warming up`);
  const first = await gatherCrowd({ name: 'first', tables: 100, ports });
  await first.rush(6000);
  await first.leave();
  await untilEmpty(server.port);
  const none = await server.memory();

  const progress = tenths('opened', tables);
  const crowd = await gatherCrowd({ name: 'table', tables, ports, progress });
  say('nobody does anything');
  const idle = (await spent(server, async () => pause(IDLE_SECONDS * 1000))) / IDLE_SECONDS;
  say(`${tables * rate} actions a second for ${seconds} seconds`);
  let paced!: Paced;
  const busy = await spent(server, async () => {
    paced = await crowd.pace(tables * rate, seconds);
  });
  const held = await server.resident();
  const all = await server.memory();

  say('everybody leaves');
  await crowd.leave();
  await untilEmpty(server.port);
  await pause(AFTER_SECONDS * 1000);
  const left = await server.resident();
  const collected = await server.memory();
  return { tables, idle, busy, paced, none, held, all, left, collected };
}

async function spent(server: Measured, job: () => Promise<unknown>): Promise<number> {
  const before = await server.cpu();
  await job();
  return (await server.cpu()) - before;
}

function print(): void {
  printRows(
    [
      ['tables', ({ tables }) => String(tables)],
      ['actions', ({ paced }) => String(paced.waits.count)],
      [
        'ms of a core an action',
        ({ busy, paced }) => ((busy / paced.waits.count) * 1000).toFixed(3),
      ],
      ['ack p50 ms', ({ paced }) => paced.waits.quantile(0.5).toFixed(1)],
      ['ack p99 ms', ({ paced }) => paced.waits.quantile(0.99).toFixed(1)],
      ['told to come again', ({ paced }) => String(paced.busy)],
      ['% of a core, idle', ({ idle }) => (idle * 100).toFixed(1)],
      ['MB resident before they came', (one) => megabytes(one.none.resident)],
      ['MB resident while they play', (one) => megabytes(one.held)],
      ['MB resident after they left', (one) => megabytes(one.left)],
      ['the same, collected', (one) => megabytes(one.collected.resident)],
      ['KB in use a table', (one) => perTable(one, one.all.live - one.none.live)],
      ['KB resident a table', (one) => perTable(one, one.held - one.none.resident)],
      ['the same, collected', (one) => perTable(one, one.all.resident - one.none.resident)],
    ],
    points,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}

function perTable({ tables }: Point, bytes: number): string {
  return (bytes / tables / 1024).toFixed(1);
}
