import type { Command, TableRefusal } from '@hand-and-foot/protocol';
import { Stopped, type Clock, type Guest } from '@hand-and-foot/table';
import { fullBucket, takes } from '../session/bucket.ts';
import { GUESSES } from './bounds.ts';
import { Crowd } from './crowd.ts';
import { Looks } from './looks.ts';
import type { Tenure } from './tenure.ts';
import { STRANGERS_EVERY } from './times.ts';
import type { Known } from './visits.ts';

/** The outcome for somebody who asks for something. */
interface Verdict {
  refuse(why: TableRefusal): void;
  /** People with a say are inside until they're answered. */
  letIn(hasSay: boolean): void;
}

/** People without a say are refused right here: nothing is stored for them. */
export class Door {
  /** People with a say whose commands are still unanswered. */
  readonly inside = new Crowd();
  private readonly tenure: Tenure;
  private readonly clock: Clock;
  private readonly guesses;
  /** Reads once for all strangers together, because any number may come. */
  private readonly looks: Looks;

  constructor(tenure: Tenure, clock: Clock) {
    this.tenure = tenure;
    this.clock = clock;
    this.guesses = fullBucket(GUESSES, clock.now());
    this.looks = new Looks(STRANGERS_EVERY, clock, async () => tenure.readOn());
  }

  /** Nobody is turned away, or sent back in time, because this node hasn't caught up. */
  caughtUpFor(guest: Guest, { seq }: Known): Promise<void> | undefined {
    const { tenure } = this;
    const isUpToDate =
      tenure.teller.seq() >= seq && (tenure.teller.roles(guest).admitted || tenure.isSure());
    return isUpToDate ? undefined : this.lookAgain();
  }

  judge(guest: Guest, command: Command, verdict: Verdict): void {
    const why = this.whyNot(guest, command);
    if (!why || this.tenure.isSure()) this.decide(why, verdict);
    else
      this.lookAgain().then(
        () => this.decide(this.whyNot(guest, command), verdict),
        () => verdict.refuse({ why: 'tableStopped' }),
      );
  }

  private whyNot(guest: Guest, { ask }: Command): TableRefusal | undefined {
    // Their admission may give them a say, so the next command waits behind it.
    return this.inside.has(guest.guest) ? undefined : this.tenure.teller.whyNotHeard(guest, ask);
  }

  private decide(why: TableRefusal | undefined, verdict: Verdict): void {
    // Only the table can say for sure that a link doesn't exist: it may be created this very moment.
    if (!why) verdict.letIn(true);
    else if (why.why !== 'noSuchLink') verdict.refuse(why);
    else if (takes(this.guesses, GUESSES, this.clock.now())) verdict.letIn(false);
    else verdict.refuse({ why: 'busy' });
  }

  private async lookAgain(): Promise<void> {
    return this.looks.again().catch((error: unknown) => {
      if (!(error instanceof Stopped)) this.tenure.trouble(error);
      throw error;
    });
  }
}
