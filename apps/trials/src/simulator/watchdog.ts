import type { FromClient, FromTable } from '@hand-and-foot/protocol';
import { commandKey } from '@hand-and-foot/table';
import { isNews } from '../history.ts';
import type { Fail } from './failure.ts';
import type { Database } from './database/database.ts';
import type { Caller, Eavesdropper } from './network.ts';
import type { Time } from './time.ts';
import type { Trace } from './trace.ts';

/** Times per second a line hears who is there: four, plus one per watch. */
const MOST_PRESENT = 18;

/** Listens to the nodes, and knows what's stored at that moment. */
export function newWatchdog(
  database: Database,
  time: Pick<Time, 'now'>,
  trace: Trace,
  fail: Fail,
): Eavesdropper {
  /** By line: the last entry it was told of, and each command's open answers. */
  const latest = new Map<object, number>();
  const asked = new Map<object, Map<string, number>>();
  /** Times a line was told who is there. */
  const told = new Map<object, number[]>();
  /** Undoes the last message: a node says at once if it ignores one. */
  let takeBack = (): void => undefined;

  function heard(line: object, id: string, more: number): number {
    const ofLine = asked.get(line) ?? new Map<string, number>();
    asked.set(line, ofLine);
    const left = (ofLine.get(id) ?? 0) + more;
    ofLine.set(id, left);
    return left;
  }

  /** News follows without a gap after what the client has or after a snapshot, which sends nobody back in time. */
  function checkOrder(line: object, message: FromTable): void {
    const last = latest.get(line);
    if (message.is === 'snapshot') {
      if (message.seq < (last ?? 0)) fail('told', `${last} is known, and ${message.seq} is shown`);
      latest.set(line, message.seq);
    }
    if (!isNews(message) || last === undefined) return;
    if (message.seq > last + 1) fail('told', `entry ${message.seq} is told after ${last}`);
    latest.set(line, Math.max(last, message.seq));
  }

  /** However many come and go, nobody is told of each. */
  function checkPresence(line: object): void {
    const now = time.now();
    const lately = [...(told.get(line) ?? []), now].filter((at) => at > now - 1000);
    told.set(line, lately);
    if (lately.length > MOST_PRESENT) fail('flood', `${lately.length} times told who is there`);
  }

  function check({ table, guest }: Caller, line: object, message: FromTable): void {
    const log = database.logOf(table);
    if ('seq' in message && message.seq > log.length)
      fail('committed', `entry ${message.seq} is told before it is kept`);
    if (message.is !== 'answer') return;
    if (heard(line, message.to, -1) < 0) fail('sameAnswer', `${message.to} is answered twice`);
    if (!message.ok) return;
    const command = commandKey({ from: `guest ${guest}`, command: message.to });
    if (log[message.seq - 1]?.command !== command)
      fail('committed', `${command} is acknowledged as ${message.seq}, which is not kept`);
  }

  return {
    sends(caller, line, text) {
      trace.note(`to ${caller.guest.slice(0, 6)} ${text}`);
      const message = JSON.parse(text) as FromTable;
      if (message.is === 'malformed') takeBack();
      if (message.is === 'present') checkPresence(line);
      check(caller, line, message);
      checkOrder(line, message);
    },
    hears(caller, line, text) {
      trace.note(`from ${caller.guest.slice(0, 6)} ${text}`);
      const message = read(text);
      takeBack = () => undefined;
      if (message?.is === 'ask') {
        const { id } = message;
        heard(line, id, 1);
        takeBack = () => void heard(line, id, -1);
      }
      if (message?.is === 'watch' && message.have !== undefined) {
        const before = latest.get(line);
        latest.set(line, message.have);
        takeBack = () =>
          void (before === undefined ? latest.delete(line) : latest.set(line, before));
      }
    },
  };
}

function read(text: string): FromClient | undefined {
  try {
    return (JSON.parse(text) as FromClient | null) ?? undefined;
  } catch {
    return undefined;
  }
}
