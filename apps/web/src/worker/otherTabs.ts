import type { Log } from '@hand-and-foot/table';

/** This browser's other tabs, which run tables from the same log. */
export interface OtherTabs {
  /** Wraps the log to tell them about every write. */
  telling(log: Log): Log;
}

/** Calls `onWritten` with the table another tab has written to. */
export function otherTabs(onWritten: (table: string) => void): OtherTabs {
  const channel = new BroadcastChannel('hand-and-foot');
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => onWritten(data));
  return {
    telling: (log) => ({
      ...log,
      async append(table, expected, entries) {
        const outcome = await log.append(table, expected, entries);
        if (outcome === 'ok') channel.postMessage(table);
        return outcome;
      },
    }),
  };
}
