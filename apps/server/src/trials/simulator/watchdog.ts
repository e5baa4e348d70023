import type { FromClient, FromTable } from '@hand-and-foot/protocol';
import { commandKey } from '@hand-and-foot/table';
import type { Fail } from './failure.ts';
import type { Database } from './memoryStore.ts';
import type { Caller, Eavesdropper } from './network.ts';
import type { Trace } from './trace.ts';

/** Listens to what nodes say, and knows at that moment what has been kept. */
export function newWatchdog(database: Database, trace: Trace, fail: Fail): Eavesdropper {
  /** By line, how often each command was heard and not answered yet. */
  const asked = new Map<object, Map<string, number>>();

  function heard(line: object, id: string, more: number): number {
    const ofLine = asked.get(line) ?? new Map<string, number>();
    asked.set(line, ofLine);
    const left = (ofLine.get(id) ?? 0) + more;
    ofLine.set(id, left);
    return left;
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
      check(caller, line, JSON.parse(text) as FromTable);
    },
    hears(caller, line, text) {
      trace.note(`from ${caller.guest.slice(0, 6)} ${text}`);
      const id = idOf(text);
      if (id !== undefined) heard(line, id, 1);
    },
  };
}

function idOf(text: string): string | undefined {
  try {
    const message = JSON.parse(text) as FromClient | null;
    return message?.is === 'ask' ? message.id : undefined;
  } catch {
    return undefined;
  }
}
