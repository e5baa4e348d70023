import type { Log } from '@hand-and-foot/table';

/** The other tabs of this browser, which run tables of their own from the same log. */
export interface OtherTabs {
  /** The log, which tells them whenever something was written to it. */
  telling(log: Log): Log;
}

/** `onWritten` is called with the table that another tab has written to. */
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
