import type { Seat } from '@hand-and-foot/engine';
import { stillAsked, TAKE_BACK_PATIENCE } from '@hand-and-foot/protocol';
import type { Change } from './entry.ts';
import type { Clock } from './ports.ts';
import type { Sitting } from './sitting.ts';

/** Answers a request to take a step back for people who don't, so nobody waits for them long. */
export class TakeBackClock {
  private readonly sitting: Sitting;
  private readonly clock: Clock;
  private readonly due: (asked: number) => void;
  private here: ReadonlySet<Seat> = new Set();
  /** The request that is being waited for. */
  private asked: number | undefined;
  private callOff: (() => void) | undefined;

  /** `due` is called with the entry of a request that was waited for long enough. */
  constructor(sitting: Sitting, clock: Clock, due: (asked: number) => void) {
    this.sitting = sitting;
    this.clock = clock;
    this.due = due;
  }

  present(seats: ReadonlySet<Seat>): void {
    this.here = seats;
  }

  /** Looks again, after something has happened. */
  set(): void {
    const { seats, request } = this.sitting;
    const asked = stillAsked(seats, request).length > 0 ? request!.seq : undefined;
    if (asked === this.asked) return;
    this.stop();
    this.asked = asked;
    if (asked === undefined) return;
    this.callOff = this.clock.wake(this.clock.now() + TAKE_BACK_PATIENCE, () => this.due(asked));
  }

  stop(): void {
    this.callOff?.();
    this.callOff = undefined;
    this.asked = undefined;
  }

  /** The change that the request leads to without more answers; undefined if it has ended meanwhile. */
  endOf(asked: number): Change | undefined {
    const { seats, request } = this.sitting;
    const awaited = stillAsked(seats, request);
    if (request?.seq !== asked || awaited.length === 0) return undefined;
    const silent = awaited.find((seat) => this.here.has(seat));
    const { seat, to } = request;
    return silent === undefined
      ? { entry: 'undone', seat, to }
      : { entry: 'takeBackAnswered', seat: silent, yes: false };
  }
}
