import type { IncomingMessage, ServerResponse } from 'node:http';
import { hashOf } from '@hand-and-foot/fair';
import { readWish, type TableSummary, type Wish } from '@hand-and-foot/protocol';
import { Corrupt, rolesOf, type Guest } from '@hand-and-foot/table';
import type { DamagedTables } from '../damagedTables.ts';
import type { House } from '../house/house.ts';
import { summaryOf } from '../house/outline.ts';
import type { Outlines } from '../house/outlines.ts';
import type { Readings } from '../house/readings.ts';
import type { Part, Tellings } from '../house/tellings.ts';
import type { NightKeeper } from '../nights/nightKeeper.ts';
import type { WholeStore } from '../store/wholeStore.ts';
import { bodyOf } from './body.ts';
import type { Caller } from './caller.ts';
import { newGuest, type KnownGuest } from './guest.ts';
import { later } from './later.ts';
import type { Limits, Payer } from './limits.ts';
import { makeRoomForRematch } from './rematchLists.ts';
import { sorry, type Said } from './said.ts';
import { sentences } from '../sentences.ts';

/** The longest request is a new table with a whole rule set. */
const LONGEST_BODY = 65_536;
const TABLES_LISTED = 50;

export interface TableWishes {
  readonly house: Pick<House, 'open'>;
  readonly store: Pick<WholeStore, 'tablesOf' | 'forget' | 'mute'>;
  readonly readings: Readings;
  readonly outlines: Outlines;
  readonly tellings: Tellings;
  readonly limits: Limits;
  readonly damaged: Pick<DamagedTables, 'note'>;
  readonly nights: Pick<NightKeeper, 'isRoundOver'>;
}

/** A request that was let in. */
export interface LetIn {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly caller: Caller;
  readonly known: KnownGuest | undefined;
  readonly payer: Payer;
}

const DAMAGED: Said = {
  status: 500,
  value: {
    why: 'damaged',
    sentence: sentences.damaged,
  },
};

/** Answers a request about a table, or about all of a guest's tables. */
export async function answerAboutTables(
  wishes: TableWishes,
  asked: LetIn,
  table: string | undefined,
  part: string | undefined,
): Promise<Said> {
  const { request, known } = asked;
  if (table === undefined) return answerAboutAll(wishes, asked);
  if (!isTableId(table)) return sorry(404, 'noSuchTable');
  if (request.method === 'DELETE' && part === undefined && known) {
    const partNow = async (): Promise<void> => partWith(wishes, table, known.guest);
    await unlessDamaged(wishes, table, partNow, undefined);
    await wishes.store.forget(known.guest, table);
    return { status: 200, value: {} };
  }
  if (request.method === 'GET' && (part === 'record' || part === 'story')) {
    const tell = async (): Promise<Said> => show(wishes, asked, table, part);
    return unlessDamaged(wishes, table, tell, DAMAGED);
  }
  return sorry(404, 'noSuchPlace');
}

export function isTableId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

async function answerAboutAll(wishes: TableWishes, asked: LetIn): Promise<Said> {
  const { request, known } = asked;
  if (request.method === 'POST') return make(wishes, asked);
  if (request.method !== 'GET') return sorry(405, 'noSuchMethod');
  const value = known ? await tablesOf(wishes, known.guest, fromOf(request)) : [];
  return { status: 200, value };
}

async function make(
  wishes: TableWishes,
  { request, response, caller, known, payer }: LetIn,
): Promise<Said> {
  if (!payer.may('table')) return later(wishes.limits, 'table');
  const body = await bodyOf(request, LONGEST_BODY);
  if (body === undefined) return sorry(413, 'tooLong');
  const read = readWish(body);
  if (!read.ok) return sorry(400, read.why);
  const fresh = known ? undefined : newGuest(caller.isSecure);
  const { after = '' } = read.message;
  const before = async () => peopleBefore(wishes, read.message, known?.guest);
  const others = await unlessDamaged(wishes, after, before, undefined);
  if (!others) return sorry(404, 'noSuchTable');
  const guest = known?.guest ?? fresh!.guest;
  await makeRoomForRematch(wishes, others, guest);
  const opened = await wishes.house.open(read.message, guest, others);
  if (!opened.ok) return { status: 400, value: { why: 'badRules', ...opened, ok: undefined } };
  if (fresh) response.setHeader('Set-Cookie', fresh.cookie);
  const { table, invite, watch } = opened;
  return { status: 201, value: { table, invite, watch } };
}

/** Former players may see the cards later, and the outline remembers them; but they're not notified anymore. */
async function partWith(wishes: TableWishes, table: string, guest: string): Promise<void> {
  if (!(await isGuestOf(wishes, table, { guest }))) return;
  await wishes.store.mute(guest, table, true);
  await wishes.outlines.latest(table);
}

/** Players of the table before this one; only people who played there may invite them. */
async function peopleBefore(
  wishes: TableWishes,
  { after }: Wish,
  guest: string | undefined,
): Promise<string[] | undefined> {
  if (after === undefined) return [];
  if (guest === undefined || !(await isGuestOf(wishes, after, { guest }))) return undefined;
  const people = (await wishes.readings.of(after))?.sharing?.guests.flat() ?? [];
  return people.includes(guest) ? people : undefined;
}

async function tablesOf(
  { store, outlines }: TableWishes,
  guest: string,
  from: number,
): Promise<TableSummary[]> {
  const listed = (await store.tablesOf(guest)).slice(from, from + TABLES_LISTED);
  const all = await outlines.list(listed);
  return listed.flatMap(({ table }) => {
    const outline = all.get(table);
    return outline ? [summaryOf(table, outline, guest)] : [];
  });
}

/**
 * Whether the guest belongs to the table, judging without a replay, which only members get. A seat taken after the
 * outline was made is on the guest's list.
 */
export async function isGuestOf(
  { store, outlines }: Pick<TableWishes, 'store' | 'outlines'>,
  table: string,
  guest: Guest,
): Promise<boolean> {
  const outline = await outlines.known(table);
  if (!outline) return false;
  if (rolesOf(outline, guest).admitted) return true;
  return (await store.tablesOf(guest.guest)).some((listed) => listed.table === table);
}

/** Runs a job that needs a table's log, unless it's damaged. */
async function unlessDamaged<T>(
  { damaged }: TableWishes,
  table: string,
  job: () => Promise<T>,
  otherwise: T,
): Promise<T> {
  return job().catch((error: unknown) => {
    if (!(error instanceof Corrupt)) throw error;
    damaged.note(table, error);
    return otherwise;
  });
}

/** Everyone who was let in may see finished rounds: every card, and how it was shuffled. */
async function show(
  wishes: TableWishes,
  { request, known }: LetIn,
  table: string,
  part: Part,
): Promise<Said> {
  const code = request.headers['table-code'];
  const guest = { guest: known?.guest ?? '', ...(code ? { code: hashOf(String(code)) } : {}) };
  if (!(await isGuestOf(wishes, table, guest))) return sorry(404, 'noSuchTable');
  const sitting = await wishes.readings.of(table);
  if (!sitting || !rolesOf(sitting, guest).admitted) return sorry(404, 'noSuchTable');
  const night = sitting.sharing?.doors.night;
  // Elsewhere somebody may still have to play these boards.
  if (night && !(await wishes.nights.isRoundOver(night.night, night.round)))
    return sorry(403, 'boardsOpen', sentences.boardsOpen);
  return { status: 200, value: await wishes.tellings.of(table, part, sitting) };
}

/** The first table of the wanted page of fifty. */
function fromOf({ url }: IncomingMessage): number {
  const from = new URLSearchParams(url!.split('?')[1]).get('from') ?? '';
  return /^\d{1,6}$/.test(from) ? Number(from) : 0;
}
