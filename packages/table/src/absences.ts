import type { Seat } from '@hand-and-foot/engine';
import type { Holder } from '@hand-and-foot/protocol';
import { awaitedIn } from './awaited.ts';
import type { Absent, Clock } from './ports.ts';
import { hostSeatOf } from './sharing.ts';
import type { Sitting } from './sitting.ts';

/** Milliseconds that somebody may be gone: long enough to load a page again, or for all nodes to say who is there. */
const GONE_FOR = 5000;
/** Somebody who goes later than this after the table began to wait has seen it; before, their line may have been dead. */
const SEEN_AFTER = 60_000;

/** A seat the table waits for. */
interface Awaited {
  readonly turn: number;
  readonly since: number;
  goneSince: number | undefined;
  isTold: boolean;
}

/** Notices when a shared table waits for somebody who isn't there, once a turn. */
export class Absences {
  private readonly sitting: Sitting;
  private readonly clock: Clock;
  private readonly tell: (absent: Absent) => void;
  /** By seat. Not a map: this changes with every turn. */
  private readonly awaited: (Awaited | undefined)[];
  /** Undefined until it's known. */
  private here: ReadonlySet<Seat> | undefined;
  private callOff: (() => void) | undefined;

  constructor(sitting: Sitting, clock: Clock, tell: (absent: Absent) => void) {
    this.sitting = sitting;
    this.clock = clock;
    this.tell = tell;
    this.awaited = sitting.seats.map(() => undefined);
  }

  present(seats: ReadonlySet<Seat>): void {
    this.here = seats;
    this.set();
  }

  /** Looks again, after something has happened. */
  set(): void {
    if (!this.here || !this.sitting.sharing) return;
    this.stop();
    this.follow(this.here);
    let due = Infinity;
    for (const one of this.awaited)
      if (isUntold(one)) due = Math.min(due, one.goneSince + GONE_FOR);
    if (due < Infinity) this.callOff = this.clock.wake(due, () => this.tellDue());
  }

  stop(): void {
    this.callOff?.();
    this.callOff = undefined;
  }

  /** Tells now what it would tell soon. */
  hurry(): void {
    this.stop();
    for (const [seat, one] of this.awaited.entries()) if (isUntold(one)) this.tellOf(seat, one);
  }

  /** Brings the awaited seats up to date. */
  private follow(here: ReadonlySet<Seat>): void {
    const { awaited, sitting, clock } = this;
    const { turnBegan: turn } = sitting;
    const seats = awaitedIn(sitting);
    const now = clock.now();
    for (const [seat, holder] of sitting.seats.entries()) {
      if (holder.is !== 'person' || !seats.includes(seat)) {
        awaited[seat] = undefined;
        continue;
      }
      const before = awaited[seat];
      const one =
        before?.turn === turn ? before : { turn, since: now, goneSince: undefined, isTold: false };
      one.goneSince = here.has(seat) ? undefined : (one.goneSince ?? now);
      awaited[seat] = one;
    }
  }

  private tellDue(): void {
    const now = this.clock.now();
    for (const [seat, one] of this.awaited.entries())
      if (isUntold(one) && one.goneSince + GONE_FOR <= now) this.tellOf(seat, one);
    this.set();
  }

  private tellOf(seat: Seat, awaited: Awaited): void {
    const { sharing, seats, state, table } = this.sitting;
    const { id, name } = table.rules;
    const host = personIn(seats[hostSeatOf(sharing!) ?? -1]);
    awaited.isTold = true;
    this.tell({
      guests: sharing!.guests[seat]!,
      turn: awaited.turn,
      awaits: state!.phase === 'over' ? 'deal' : 'turn',
      rules: { id, name },
      ...(host === undefined ? {} : { host }),
    });
  }
}

/** Somebody who is gone, and may not know that they're awaited. */
function isUntold(one: Awaited | undefined): one is Awaited & { readonly goneSince: number } {
  return one?.goneSince !== undefined && !one.isTold && one.goneSince - one.since < SEEN_AFTER;
}

/** The seat's person, even while a bot plays for them. */
function personIn(holder: Holder | undefined): string | undefined {
  if (holder?.is === 'bot') return holder.standsInFor;
  return holder?.is === 'person' ? holder.name : undefined;
}
