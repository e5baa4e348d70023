import type { Seat } from '@hand-and-foot/engine';
import type { FromTable } from '@hand-and-foot/protocol';
import type { Asker } from './entry.ts';
import { editionsOf, isOnward, newsSince, snapshotFor } from './news.ts';
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

/** Everybody who is told what happens at a table. */
export class Watchers {
  private readonly sitting: Sitting;
  private readonly turnTime: TurnTime;
  private readonly ports: Pick<Ports, 'report'>;
  private readonly watchers = new Set<Watcher>();

  constructor(sitting: Sitting, turnTime: TurnTime, ports: Pick<Ports, 'report'>) {
    this.sitting = sitting;
    this.turnTime = turnTime;
    this.ports = ports;
  }

  /** Tells the listener the news it lacks, then everything that happens until it's called off. */
  add(asker: Asker | undefined, listener: Listener, have: number): () => void {
    const { sitting, turnTime, watchers } = this;
    const roles = rolesOf(sitting, asker);
    if (!roles.admitted) {
      this.guarded(listener, { is: 'turnedAway' });
      return () => undefined;
    }
    const watcher = { asker, listener, seat: roles.seat, seq: sitting.seq };
    watchers.add(watcher);
    for (const message of newsSince(sitting, roles, have, turnTime.age()))
      this.send(watcher, message);
    return () => watchers.delete(watcher);
  }

  tell(happening: Happening): void {
    if (!isOnward(happening)) {
      this.tellAnew(happening.seq);
      return;
    }
    const edition = editionsOf(happening);
    const somebodyMoves = mayMove(happening.change);
    for (const watcher of this.watchers) {
      // A watcher who arrived meanwhile has been told already.
      if (watcher.seq >= happening.seq) continue;
      watcher.seq = happening.seq;
      if (!somebodyMoves || !this.hasMoved(watcher)) this.send(watcher, edition(watcher.seat));
    }
  }

  /** Tells everybody where the game is now, since no event leads back. */
  private tellAnew(seq: number): void {
    const { sitting, turnTime } = this;
    for (const watcher of this.watchers) {
      if (watcher.seq >= seq) continue;
      watcher.seq = seq;
      const roles = rolesOf(sitting, watcher.asker);
      this.send(watcher, snapshotFor(sitting, roles, turnTime.age()));
    }
  }

  /** Tells all watchers that nothing more will come, and forgets them. */
  stop(): void {
    for (const watcher of this.watchers) this.send(watcher, { is: 'stopped' });
    this.forget();
  }

  forget(): void {
    this.watchers.clear();
  }

  /** Tells someone outside. An error there doesn't concern the table. */
  guarded<T>(call: (given: T) => void, given: T): void {
    try {
      call(given);
    } catch (error) {
      this.ports.report?.({ fault: 'watcherFailed', error });
    }
  }

  private send(watcher: Watcher, message: FromTable): void {
    try {
      watcher.listener(message);
    } catch (error) {
      this.ports.report?.({ fault: 'watcherFailed', error });
      this.watchers.delete(watcher);
    }
  }

  /** Whether the watcher has another seat by now or is no longer let in; if so, it is told that and needs no news. */
  private hasMoved(watcher: Watcher): boolean {
    const roles = rolesOf(this.sitting, watcher.asker);
    if (!roles.admitted) {
      // They have lost their seat, and with it the only way in.
      this.watchers.delete(watcher);
      this.send(watcher, { is: 'turnedAway' });
      return true;
    }
    const moved = roles.seat !== watcher.seat;
    watcher.seat = roles.seat;
    if (moved) this.send(watcher, snapshotFor(this.sitting, roles, this.turnTime.age()));
    return moved;
  }
}
