/** Jobs that are done one at a time, in the order they came, until nothing more is to be done. */
export interface Line {
  readonly isClosed: boolean;
  /** Does the job at once if no other is under way; `instead` is called if the line is closed by then, or it fails. */
  add(job: () => Promise<void>, instead?: () => void): void;
  close(): void;
}

interface Waiting {
  readonly job: () => Promise<void>;
  readonly instead: (() => void) | undefined;
}

/** `failed` is told what went wrong with a job. */
export function newLine(failed: (error: unknown) => void): Line {
  const waiting: Waiting[] = [];
  let isBusy = false;
  let isClosed = false;

  async function goThrough(): Promise<void> {
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { job, instead } = next;
      if (isClosed) {
        instead?.();
        continue;
      }
      try {
        await job();
      } catch (error) {
        failed(error);
        instead?.();
      }
    }
    isBusy = false;
  }

  return {
    get isClosed() {
      return isClosed;
    },
    add(job, instead) {
      waiting.push({ job, instead });
      if (!isBusy) void goThrough();
    },
    close() {
      isClosed = true;
    },
  };
}
