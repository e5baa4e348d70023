import type { Seat } from '@hand-and-foot/engine';
import type { FromTable } from '@hand-and-foot/protocol';
import type { Asker } from './entry.ts';
import { editionsOf, newsSince, snapshotFor } from './news.ts';
import type { Ports } from './ports.ts';
import { mayMove, rolesOf } from './roles.ts';
import type { Happening, Sitting } from './sitting.ts';
import type { TurnTime } from './turnTime.ts';

/** Is told what its seat may know, in order and without gaps. Messages may be shared: they never change. */
export type Listener = (message: FromTable) => void;

interface Watcher {
  /** Undefined for an onlooker. */
  readonly asker: Asker | undefined;
  readonly listener: Listener;
  /** Decides what it's told; it may change while it watches. */
  seat: Seat | undefined;
  /** The last entry it was told of. */
  seq: number;
}

export interface Watchers {
  /** Tells the listener the news it lacks, then everything that happens until it's called off. */
  add(asker: Asker | undefined, listener: Listener, have: number): () => void;
  tell(happening: Happening): void;
  /** Tells all watchers that nothing more will come, and forgets them. */
  stop(): void;
  forget(): void;
  /** Tells someone outside. An error there doesn't concern the table. */
  guarded<T>(call: (given: T) => void, given: T): void;
}

export function newWatchers(
  sitting: Sitting,
  turnTime: TurnTime,
  { report }: Pick<Ports, 'report'>,
): Watchers {
  const watchers = new Set<Watcher>();

  function guarded<T>(call: (given: T) => void, given: T): void {
    try {
      call(given);
    } catch (error) {
      report?.({ fault: 'watcherFailed', error });
    }
  }

  function send(watcher: Watcher, message: FromTable): void {
    try {
      watcher.listener(message);
    } catch (error) {
      report?.({ fault: 'watcherFailed', error });
      watchers.delete(watcher);
    }
  }

  /** Somebody who has lost their seat, and with it the only way in. */
  function turnAway(watcher: Watcher): void {
    watchers.delete(watcher);
    send(watcher, { is: 'turnedAway' });
  }

  /** Whether the watcher has another seat by now or is no longer let in; if so, it is told that and needs no news. */
  function hasMoved(watcher: Watcher): boolean {
    const roles = rolesOf(sitting, watcher.asker);
    if (!roles.admitted) {
      turnAway(watcher);
      return true;
    }
    const moved = roles.seat !== watcher.seat;
    watcher.seat = roles.seat;
    if (moved) send(watcher, snapshotFor(sitting, roles, turnTime.age()));
    return moved;
  }

  return {
    add(asker, listener, have) {
      const roles = rolesOf(sitting, asker);
      if (!roles.admitted) {
        guarded(listener, { is: 'turnedAway' });
        return () => undefined;
      }
      const watcher = { asker, listener, seat: roles.seat, seq: sitting.seq };
      watchers.add(watcher);
      for (const message of newsSince(sitting, roles, have, turnTime.age())) send(watcher, message);
      return () => watchers.delete(watcher);
    },
    tell(happening) {
      const edition = editionsOf(happening);
      const somebodyMoves = mayMove(happening.deed);
      for (const watcher of watchers) {
        // A watcher who arrived meanwhile has been told already.
        if (watcher.seq >= happening.seq) continue;
        watcher.seq = happening.seq;
        if (!somebodyMoves || !hasMoved(watcher)) send(watcher, edition(watcher.seat));
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
