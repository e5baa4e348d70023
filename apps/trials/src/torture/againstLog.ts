import { isDeepStrictEqual } from 'node:util';
import { viewFor, type Seat, type View } from '@hand-and-foot/engine';
import { follow, followFrom, type Following, type FromTable } from '@hand-and-foot/protocol';
import { commandKey, mirrorTable, readLog, type Entry, type Log } from '@hand-and-foot/table';
import { realClock } from '@hand-and-foot/server/parts';
import { isFinal, isNews, type History } from '../history.ts';
import type { Gathering, Somebody } from './gathering.ts';
import { statesOf } from './statesOf.ts';

/** The result of comparing everybody's history with the log. */
export interface Compared {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly unlike: number;
  readonly told: number;
  readonly violations: readonly string[];
}

/**
 * Compares everything people at the table sent and heard with its log. `mayBeForgotten` says whether the table may have
 * been reopened between two moments.
 */
export async function againstLog(
  { table, people }: Gathering,
  stored: readonly unknown[],
  mayBeForgotten: (from: number, to: number) => boolean = () => false,
): Promise<Compared> {
  const violations: string[] = [];
  const count = { acknowledged: 0, lost: 0, doubled: 0, unlike: 0, told: 0 };
  const complain = (sentence: string): void => void violations.push(`${table}: ${sentence}`);
  const entries = readLog(table, stored);
  entries.forEach(({ seq }, at) => {
    if (seq !== at + 1) complain(`entry ${at + 1} has the number ${seq}`);
  });
  // Throws if the log can't have happened, shuffles included.
  const states = statesOf(entries);
  const byCommand = commandsIn(entries);
  for (const [key, seqs] of byCommand)
    if (seqs.length > 1) {
      count.doubled++;
      complain(`${key} was done as ${seqs.join(' and ')}`);
    }

  for (const { name, guest, client } of people) {
    const { history } = client;
    for (const { command, answers } of history.sent.values()) {
      const done = byCommand.get(commandKey({ from: `guest ${guest}`, command: command.id })) ?? [];
      const who = `${name}'s ${command.id}`;
      const final = answers.filter(({ answer }) => isFinal(answer));
      const [first] = final;
      if (!first) continue;
      const told = final.flatMap(({ answer }) => (answer.ok ? [answer.seq] : []));
      if (told.length > 0) count.acknowledged++;
      if (told.some((seq) => seq !== done[0])) {
        count.lost++;
        complain(`${who} was told to be ${told.join(' and ')}, the log has ${done[0]}`);
      }
      // A refusal costs no entry, so the table's next node doesn't know it and judges anew.
      if (!first.answer.ok && mayBeForgotten(first.at, realClock.now())) continue;
      const unlike = final.filter(({ answer }) => text(answer) !== text(first.answer));
      if (unlike.length > 0) {
        count.unlike++;
        complain(`${who} was answered ${text([first, ...unlike])}`);
      }
      if (!first.answer.ok && done.length > 0) complain(`${who} was refused and done`);
    }
    count.told += history.told.length;
  }

  for (const somebody of people) {
    const news = await toldBy(table, entries, somebody);
    const seat = seatOf(entries, somebody.guest);
    checkTold(
      somebody.client.history,
      news,
      (seq, as) => viewAt(states, seq, as),
      seat,
      (why) => complain(`${somebody.name} ${why}`),
    );
  }
  return { ...count, violations };
}

/** The same for several tables; `read` returns each one's log. */
export async function allAgainstLog(
  gatherings: readonly Gathering[],
  read: (table: string) => Promise<readonly unknown[]>,
  mayBeForgotten?: (from: number, to: number) => boolean,
): Promise<Compared[]> {
  const all: Compared[] = [];
  for (const gathering of gatherings)
    all.push(await againstLog(gathering, await read(gathering.table), mayBeForgotten));
  return all;
}

export function totalOf(
  compared: readonly Compared[],
  what: keyof Omit<Compared, 'violations'>,
): number {
  return compared.reduce((sum, one) => sum + one[what], 0);
}

function viewAt(
  states: ReturnType<typeof statesOf>,
  seq: number,
  seat: Seat | undefined,
): View | undefined {
  const state = states[seq];
  return state && viewFor(state, seat);
}

function commandsIn(entries: readonly Entry[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { answers, seq } of entries) {
    if (!answers) continue;
    const key = commandKey(answers);
    found.set(key, [...(found.get(key) ?? []), seq]);
  }
  return found;
}

function seatOf(entries: readonly Entry[], guest: string): Seat | undefined {
  const seated = entries.find((entry) => entry.entry === 'seated' && entry.guest === guest);
  return seated?.entry === 'seated' ? seated.seat : undefined;
}

/** Every piece of news by number, as the log has it for watchers and for this guest. */
async function toldBy(
  table: string,
  entries: readonly Entry[],
  { guest }: Somebody,
): Promise<Map<number, Set<string>>> {
  let shown = 1;
  const log: Log = {
    append: async () => Promise.resolve('conflict'),
    read: async (_, from) => Promise.resolve(entries.slice(from - 1, shown)),
  };
  const texts = new Map<number, Set<string>>();
  const note = (message: FromTable): void => {
    if (!('seq' in message) || message.is === 'answer') return;
    const known = texts.get(message.seq) ?? new Set();
    texts.set(message.seq, known.add(JSON.stringify(message)));
  };
  const mirror = (await mirrorTable(table, { log, clock: realClock }))!;
  mirror.watch(undefined, note);
  const [opened] = entries;
  const code = opened?.entry === 'opened' ? opened.doors!.watch : '';
  mirror.watch({ guest, code }, note);
  while (shown < entries.length) {
    shown++;
    await mirror.catchUp();
  }
  return texts;
}

function checkTold(
  { told }: History,
  news: ReadonlyMap<number, ReadonlySet<string>>,
  view: (seq: number, seat: Seat | undefined) => View | undefined,
  own: Seat | undefined,
  complain: (why: string) => void,
): void {
  let known: Following | undefined;
  for (const { message, text: heard } of told) {
    if (message.is === 'snapshot') {
      if (message.seat !== undefined && message.seat !== own)
        complain(`was shown seat ${message.seat}`);
      known = followFrom(message);
    } else if (isNews(message)) {
      if (!news.get(message.seq)?.has(heard)) complain(`was told of ${message.seq}: ${heard}`);
      const next = known && follow(known, message);
      if (next !== 'gap') known = next;
    } else continue;
    const differs = known && differing(known.view, view(known.seq, known.seat));
    if (differs) complain(`sees something else at ${known!.seq} than the log has: ${differs}`);
  }
}

/** The difference, if any. */
function differing(seen: View | undefined, logged: View | undefined): string | undefined {
  if (isDeepStrictEqual(seen, logged)) return undefined;
  const names = new Set([...Object.keys(seen ?? {}), ...Object.keys(logged ?? {})]) as Set<
    keyof View
  >;
  return [...names]
    .filter((name) => !isDeepStrictEqual(seen?.[name], logged?.[name]))
    .map((name) => `${name} ${text(seen?.[name])}, not ${text(logged?.[name])}`)
    .join('; ');
}

const text = (value: unknown): string => JSON.stringify(value);
