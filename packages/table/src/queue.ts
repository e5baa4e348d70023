import type { Share } from './ports.ts';

interface Waiting {
  readonly job: () => Promise<void> | void;
  readonly instead: (() => void) | undefined;
}

/** Jobs done one at a time, in the order they came, until the queue is closed. */
export class Queue {
  private readonly failed: (error: unknown) => void;
  private readonly share: Share | undefined;
  private readonly waiting: Waiting[] = [];
  private isBusy = false;
  private closed = false;

  /** `failed` is told what went wrong with a job. A queue that has had more than its share of the thread waits first. */
  constructor(failed: (error: unknown) => void, share?: Share) {
    this.failed = failed;
    this.share = share;
  }

  isClosed(): boolean {
    return this.closed;
  }

  /** Does the job at once if no other is under way; `instead` is called if the queue is closed by then, or it fails. */
  add(job: () => Promise<void> | void, instead?: () => void): void {
    this.waiting.push({ job, instead });
    if (!this.isBusy) this.goThrough();
  }

  close(): void {
    this.closed = true;
  }

  private goThrough(): void {
    this.isBusy = true;
    while (this.waiting.length > 0) {
      const hold = this.closed ? undefined : this.share?.wait();
      if (hold) {
        void hold.then(() => this.goThrough());
        return;
      }
      const next = this.waiting.shift()!;
      const underWay = this.begin(next);
      if (!underWay) continue;
      underWay.then(
        () => this.goThrough(),
        (error: unknown) => {
          this.failed(error);
          next.instead?.();
          this.goThrough();
        },
      );
      return;
    }
    this.isBusy = false;
  }

  private begin({ job, instead }: Waiting): Promise<void> | void {
    if (this.closed) return instead?.();
    try {
      return job();
    } catch (error) {
      this.failed(error);
      instead?.();
    }
  }
}
