import type { Seat } from '@hand-and-foot/engine';
import type { Present as Message } from '@hand-and-foot/protocol';
import type { Wake } from '../bus/bus.ts';
import type { Surroundings } from './ports.ts';
import { PRESENCE_EVERY, PRESENCE_LASTS } from './times.ts';

type Present = Extract<Wake, { is: 'present' }>;

/** The message; the table itself knows the age of a turn. */
type Told = Omit<Message, 'turnAge'>;

/** People at the table, on one node or on all. */
export type WhoIsHere = Pick<Told, 'seats' | 'watchers'>;

/** Nobody at all. */
const NOBODY: WhoIsHere = { seats: [], watchers: 0 };

/** The visits on this node: counted here, and announced on changes. */
interface Here {
  countHere(): WhoIsHere;
  spread(): void;
}

/** People at the table, here and as reported by other nodes. */
export class Presence {
  private readonly id: string;
  private readonly around: Pick<Surroundings, 'bus' | 'clock' | 'node'>;
  private readonly here: Here;
  private readonly others = new Map<string, { readonly told: Present; readonly until: number }>();
  private own = NOBODY;
  /** The last known people, and when each seat came or went since the table opened. */
  private known = NOBODY;
  private moved = new Map<Seat, number>();
  private opened: number;
  private lookedAt = -Infinity;
  private callOff: (() => void) | undefined;

  constructor(id: string, around: Pick<Surroundings, 'bus' | 'clock' | 'node'>, here: Here) {
    this.id = id;
    this.around = around;
    this.here = here;
    this.opened = around.clock.now();
  }

  /**
   * Somebody may have come or gone: announces it soon, if it's still true then. The first change goes out at once and
   * the rest are gathered, so coming and going without end costs no more.
   */
  mayHaveChanged(): void {
    if (this.callOff) return;
    const { clock } = this.around;
    const since = clock.now() - this.lookedAt;
    // A clock set back mustn't delay it for long.
    if (since >= PRESENCE_EVERY || since < 0) {
      this.look();
      return;
    }
    this.callOff = clock.wake(this.lookedAt + PRESENCE_EVERY, () => {
      this.callOff = undefined;
      this.look();
    });
  }

  /** Hears from another node; true if that doesn't know of this one. */
  elsewhere(told: Present): boolean {
    const { clock, node } = this.around;
    if (told.node === node) return false;
    // One that let go of the table and opened it again is still known here.
    const isNew = told.hello === true || !this.others.has(told.node);
    this.others.set(told.node, { told, until: clock.now() + PRESENCE_LASTS });
    this.mayHaveChanged();
    return isNew;
  }

  /** Whether other nodes have the table at hand, with or without people. */
  areOthersKnown(): boolean {
    return this.others.size > 0;
  }

  /** The current message, and a newcomer's first. */
  message(): Told {
    const now = this.around.clock.now();
    const { known, moved, opened } = this;
    const ages = Object.fromEntries([...moved].map(([seat, at]) => [seat, Math.round(now - at)]));
    return { is: 'present', ...known, ages, open: Math.round(now - opened) };
  }

  /** Restarts the times of coming and going, as the table does when it opens. */
  restart(): void {
    this.opened = this.around.clock.now();
    this.moved = new Map();
  }

  /** Tells the other nodes who is here. */
  tell(): void {
    this.wake(this.own);
    this.mayHaveChanged();
  }

  /** Tells the other nodes that the table has just been opened here, and asks who else has it. */
  greet(): void {
    this.wake({ ...this.own, hello: true });
    this.mayHaveChanged();
  }

  /**
   * Tells them again, in case they missed it. A node that runs the table and hears of no others needn't: a mirror repeats
   * it always, so its node gets known.
   */
  repeat(isMirror: boolean): void {
    const { bus } = this.around;
    if (isMirror || this.areOthersKnown() || !bus.isUp()) this.wake(this.own);
    this.mayHaveChanged();
  }

  leave(): void {
    this.callOff?.();
    this.wake(NOBODY);
  }

  private wake(who: WhoIsHere & Pick<Present, 'hello'>): void {
    const { bus, node } = this.around;
    bus.wake(this.id, { is: 'present', node, ...who });
  }

  private look(): void {
    const now = this.around.clock.now();
    this.lookedAt = now;
    const here = this.here.countHere();
    if (!isSame(here, this.own)) {
      this.own = here;
      this.wake(here);
    }
    const before = this.known;
    const known = this.everywhere(now);
    this.known = known;
    if (isSame(before, known)) return;
    for (const seat of [...before.seats, ...known.seats])
      if (before.seats.includes(seat) !== known.seats.includes(seat)) this.moved.set(seat, now);
    this.here.spread();
  }

  private everywhere(now: number): WhoIsHere {
    const { others, own } = this;
    for (const [other, { until }] of others) if (until <= now) others.delete(other);
    const all = [own, ...[...others.values()].map(({ told }) => told)];
    const seats = [...new Set(all.flatMap((one) => one.seats))].sort((a, b) => a - b);
    return { seats, watchers: all.reduce((sum, one) => sum + one.watchers, 0) };
  }
}

function isSame(one: WhoIsHere, other: WhoIsHere): boolean {
  return one.watchers === other.watchers && one.seats.join() === other.seats.join();
}
