import type { Share } from './ports.ts';

/** Jobs done one at a time, in the order they came, until the line is closed. */
export interface Line {
  isClosed(): boolean;
  /** Does the job at once if no other is under way; `instead` is called if the line is closed by then, or it fails. */
  add(job: () => Promise<void> | void, instead?: () => void): void;
  close(): void;
}

interface Waiting {
  readonly job: () => Promise<void> | void;
  readonly instead: (() => void) | undefined;
}

/** `failed` is told what went wrong with a job. A line that has had more than its share of the thread waits first. */
export function newLine(failed: (error: unknown) => void, share?: Share): Line {
  const waiting: Waiting[] = [];
  let isBusy = false;
  let isClosed = false;

  function goThrough(): void {
    isBusy = true;
    while (waiting.length > 0) {
      const hold = isClosed ? undefined : share?.wait();
      if (hold) {
        void hold.then(goThrough);
        return;
      }
      const next = waiting.shift()!;
      const underWay = begin(next);
      if (!underWay) continue;
      const { instead } = next;
      underWay.then(goThrough, (error: unknown) => {
        failed(error);
        instead?.();
        goThrough();
      });
      return;
    }
    isBusy = false;
  }

  function begin({ job, instead }: Waiting): Promise<void> | void {
    if (isClosed) return instead?.();
    try {
      return job();
    } catch (error) {
      failed(error);
      instead?.();
    }
  }

  return {
    isClosed: () => isClosed,
    add(job, instead) {
      waiting.push({ job, instead });
      if (!isBusy) goThrough();
    },
    close() {
      isClosed = true;
    },
  };
}
