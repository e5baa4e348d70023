import { beyond, headsOf, readEntry, type Heads, type PadLog } from '@hand-and-foot/scorepad';
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { apiAddress } from '../../../parts/server/server.ts';
import type { Keeping } from './keeping.ts';
import type { KeptPad } from '../../../worker/shared/padRooms.ts';
import { keepWhole, readPad } from './store.ts';

/** Whether a shared pad's entries reach the others. */
export const reached = signal<'notYet' | 'yes' | 'cut' | 'full'>('notYet');

/** How soon to send our entries, and how often to fetch others'. Nobody counts during a round: after a minute without news, that slows down. */
const LOOK = { soon: 250, often: 2000, seldom: 8000 };
const LIVELY = 60_000;
/** A number of entries that surely fits one request. */
const MOST_SENT = 200;

interface Heard {
  readonly entries: PadLog;
  /** Entries the server has. */
  readonly heads: Heads;
}

/** Sends these entries and receives the missing ones; undefined if the server takes no more for this pad. */
async function exchange(id: string, log: PadLog, sent: PadLog): Promise<Heard | undefined> {
  const response = await fetch(apiAddress(`pads/${id}`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      heads: headsOf(log),
      entries: sent.slice(0, MOST_SENT),
    }),
  });
  if (response.status === 409) return undefined;
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  const { entries, heads } = (await response.json()) as { entries: unknown[]; heads: Heads };
  return { entries: entries.flatMap((entry) => readEntry(entry) ?? []), heads };
}

/** This device's pad, or the others'. */
export async function padHere(id: string): Promise<KeptPad | undefined> {
  const here = await readPad(id);
  if (here) return here;
  const log = (await exchange(id, [], []))?.entries ?? [];
  if (log.length === 0) return undefined;
  const begun = Math.min(Date.now(), ...log.map(({ at }) => at.time));
  const kept: KeptPad = { id, begun, touched: Date.now(), log, shared: true };
  await keepWhole(kept);
  return kept;
}

/** Syncs an open shared pad with the others. */
export function useOthers(keeping: Keeping | undefined): void {
  const isShared = keeping?.isShared.value === true;
  useEffect(() => (keeping && isShared ? follow(keeping) : undefined), [keeping, isShared]);
}

function follow(keeping: Keeping): () => void {
  let known: Heads = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnderWay = false;
  let isOver = false;
  let isFull = false;
  let newsAt = Date.now();

  const lookIn = (span: number): void => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void look(), span);
  };
  const look = async (): Promise<void> => {
    if (isUnderWay || document.hidden) return lookIn(LOOK.often);
    isUnderWay = true;
    try {
      const log = keeping.log.value;
      const sent = isFull ? [] : beyond(log, known);
      const heard = await exchange(keeping.id, log, sent);
      if (heard) {
        if (heard.entries.length + sent.length > 0) newsAt = Date.now();
        known = heard.heads;
        keeping.hear(heard.entries);
      } else isFull = true;
      const isLacking = beyond(keeping.log.value, known).length > 0;
      reached.value = !isLacking ? 'yes' : isFull ? 'full' : 'notYet';
    } catch {
      reached.value = 'cut';
    }
    isUnderWay = false;
    const isLively = Date.now() - newsAt < LIVELY;
    return lookIn(reached.value === 'notYet' ? LOOK.soon : isLively ? LOOK.often : LOOK.seldom);
  };
  const atOnce = (): void => lookIn(0);
  addEventListener('online', atOnce);
  document.addEventListener('visibilitychange', atOnce);
  const stopWatching = effect(() => {
    if (beyond(keeping.log.value, known).length === 0) return;
    if (reached.peek() === 'yes') reached.value = 'notYet';
    lookIn(LOOK.soon);
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopWatching();
    removeEventListener('online', atOnce);
    document.removeEventListener('visibilitychange', atOnce);
  };
}
