import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Answer } from '@hand-and-foot/protocol';
import type { House } from '../house/house.ts';
import type { Outline } from '../house/outline.ts';
import type { Outlines } from '../house/outlines.ts';
import { bodyOf } from '../http/body.ts';
import type { Limits } from '../http/limits.ts';
import { sorry, type Said } from '../http/said.ts';
import type { Refusals } from '../refusals.ts';
import type { DeskStore } from '../store/desk.ts';
import { guestName, readBlock } from './blocked.ts';
import type { NodeFigures } from './rounds.ts';

/** The operator's questions and commands. It never reveals a card, name, token or code. */
export type OperatorApi = (request: IncomingMessage, path: readonly string[]) => Promise<Said>;

interface DeskWishes {
  readonly node: string;
  readonly house: Pick<House, 'room' | 'atHand' | 'busiest'>;
  readonly store: DeskStore;
  readonly outlines: Pick<Outlines, 'latest'>;
  readonly limits: Pick<Limits, 'top'>;
  readonly refusals: Refusals;
  /** Applies at once what was just written to the store. */
  refresh(): Promise<void>;
}

const LONGEST_BODY = 1024;
const LISTED = 20;
const MOST_TABLES = 500;

const done = (value: unknown = {}): Said => ({ status: 200, value });

export function newOperatorApi(wishes: DeskWishes): OperatorApi {
  const { store } = wishes;

  return async (request, [place, name, part]) => {
    const asked = `${request.method} ${place ?? ''}`;
    if (asked === 'GET status') return done(await status(wishes));
    if (asked === 'GET tables')
      return name === undefined ? done(await tables(wishes)) : found(await about(wishes, name));
    if (asked === 'POST tables' && part === 'end') return end(wishes, name!);
    if (asked === 'POST blocks') return block(wishes, request, async (one) => store.block(one));
    if (asked === 'DELETE blocks') return block(wishes, request, async (one) => store.unblock(one));
    if (asked === 'POST nodes' && part === 'drain') return drain(wishes, name!, true);
    if (asked === 'POST nodes' && part === 'resume') return drain(wishes, name!, false);
    return sorry(404, 'noSuchPlace');
  };
}

async function status(wishes: DeskWishes): Promise<object> {
  await wishes.refresh();
  const nodes = (await wishes.store.nodes()).map(({ node, age, draining, body }) => ({
    node,
    ...(JSON.parse(body) as NodeFigures),
    draining,
    age,
  }));
  return {
    node: wishes.node,
    nodes,
    tables: await wishes.store.countTables(),
    slowest: wishes.house.busiest(LISTED),
    refusals: wishes.refusals.all,
    addresses: wishes.limits.top(LISTED),
    blocks: await wishes.store.blocks(),
  };
}

/** Tables in memory on this node, busiest first. */
async function tables(wishes: DeskWishes): Promise<object> {
  const shares = new Map(
    wishes.house.busiest(MOST_TABLES).map(({ table, share }) => [table, share]),
  );
  const all = wishes.house.atHand().map((room) => ({
    table: room.id,
    run: room.hold() !== undefined,
    people: !room.isEmpty(),
    share: shares.get(room.id) ?? 0,
  }));
  all.sort((a, b) => b.share - a.share);
  return { count: await wishes.store.countTables(), atHand: all.slice(0, MOST_TABLES) };
}

async function about(wishes: DeskWishes, table: string): Promise<object | undefined> {
  const outline = await known(wishes, table);
  if (!outline) return undefined;
  const { rules, seats, sharing, round, rounds, over, endedEarly, touched } = outline;
  return {
    table,
    rules: rules.id,
    seats: seats.map(({ is }, seat) => ({
      is,
      guests: (sharing?.guests[seat] ?? []).map(guestName),
    })),
    ...(sharing ? { host: guestName(sharing.host) } : {}),
    round,
    rounds,
    over,
    endedEarly,
    touched,
  };
}

async function known(wishes: DeskWishes, table: string): Promise<Outline | undefined> {
  return /^[\w-]{1,64}$/.test(table) ? wishes.outlines.latest(table) : undefined;
}

/** Ends it as its keeper would, through whichever node runs it. */
async function end(wishes: DeskWishes, table: string): Promise<Said> {
  const host = (await known(wishes, table))?.sharing?.host;
  const room = host === undefined ? undefined : await wishes.house.room(table);
  if (host === undefined || !room) return sorry(404, 'noSuchTable');
  const command = { id: randomUUID(), expects: 0, ask: { do: 'close' } } as const;
  const answer = await new Promise<Answer>((resolve) => {
    room.ask({ guest: host }, command, (reply) => resolve(reply.answer));
  });
  return answer.ok ? done() : sorry(409, answer.refusal.why);
}

async function block(
  wishes: DeskWishes,
  request: IncomingMessage,
  keep: (block: NonNullable<ReturnType<typeof readBlock>>) => Promise<void>,
): Promise<Said> {
  const one = readBlock(parsed(await bodyOf(request, LONGEST_BODY)));
  if (!one) return sorry(400, 'nobody');
  await keep(one);
  await wishes.refresh();
  return done(one);
}

async function drain(wishes: DeskWishes, node: string, isWanted: boolean): Promise<Said> {
  await wishes.refresh();
  if (!(await wishes.store.nodes()).some((one) => one.node === node))
    return sorry(404, 'noSuchNode');
  await wishes.store.drain(node, isWanted);
  await wishes.refresh();
  return done();
}

function found(value: object | undefined): Said {
  return value ? done(value) : sorry(404, 'noSuchTable');
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}
