import type { Seat } from '@hand-and-foot/engine';
import type { FromTable, News, Snapshot } from '@hand-and-foot/protocol';
import { editionsOf } from './news.ts';
import type { Ports } from './ports.ts';
import type { Happening } from './sitting.ts';

/** Is told what its seat may know, in order and without gaps. Messages may be shared: they never change. */
export type Listener = (message: FromTable) => void;

interface Watcher {
  readonly seat: Seat | undefined;
  readonly listener: Listener;
  /** The last entry it was told of. */
  seq: number;
}

export interface Watchers {
  /** Tells the listener what it lacks, then everything that happens until it is called off. */
  add(
    seat: Seat | undefined,
    listener: Listener,
    first: News[] | [Snapshot],
    seq: number,
  ): () => void;
  tell(happening: Happening): void;
  /** Tells all that there is nothing more to come, and forgets them. */
  stop(): void;
  forget(): void;
  /** Calls someone outside. What goes wrong there is no matter for the table; false if something did. */
  guarded(call: () => void): boolean;
}

export function newWatchers({ report }: Pick<Ports, 'report'>): Watchers {
  const watchers = new Set<Watcher>();

  function guarded(call: () => void): boolean {
    try {
      call();
      return true;
    } catch (error) {
      report?.({ fault: 'watcherFailed', error });
      return false;
    }
  }

  function send(watcher: Watcher, message: FromTable): void {
    if (!guarded(() => watcher.listener(message))) watchers.delete(watcher);
  }

  return {
    add(seat, listener, first, seq) {
      const watcher = { seat, listener, seq };
      watchers.add(watcher);
      for (const message of first) send(watcher, message);
      return () => watchers.delete(watcher);
    },
    tell(happening) {
      const edition = editionsOf(happening);
      for (const watcher of watchers) {
        // Whoever came while it happened has been told already.
        if (watcher.seq >= happening.seq) continue;
        watcher.seq = happening.seq;
        send(watcher, edition(watcher.seat));
      }
    },
    stop() {
      for (const watcher of watchers) send(watcher, { is: 'stopped' });
      watchers.clear();
    },
    forget: () => watchers.clear(),
    guarded,
  };
}
