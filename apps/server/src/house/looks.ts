import type { Clock } from '@hand-and-foot/table';

/**
 * Shared looks: each starts after it was requested, and at most one starts per `span` milliseconds, however many ask.
 */
export class Looks {
  private readonly span: number;
  private readonly clock: Pick<Clock, 'now' | 'wake'>;
  private readonly look: () => Promise<void>;
  private last = -Infinity;
  /** The look that hasn't started yet. */
  private next: Promise<void> | undefined;

  constructor(span: number, clock: Pick<Clock, 'now' | 'wake'>, look: () => Promise<void>) {
    this.span = span;
    this.clock = clock;
    this.look = look;
  }

  async again(): Promise<void> {
    const { clock, last, span } = this;
    if (this.next) return this.next;
    if (clock.now() - last >= span) return this.begin();
    this.next = new Promise<void>((resolve) => clock.wake(last + span, resolve)).then(async () =>
      this.begin(),
    );
    return this.next;
  }

  private async begin(): Promise<void> {
    this.next = undefined;
    this.last = this.clock.now();
    return this.look();
  }
}
