/** Most jobs in a group: one person's wait mustn't depend on how many others write. */
const LARGEST_GROUP = 512;

/** Most jobs that wait. Ten thousand tables at once stay far below it; beyond, memory would be next. */
export const MOST_WAITING = 65_536;

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface Gathering<Job, Result> {
  add(job: Job): Promise<Result>;
  /** Resolves when nothing waits and nothing is being committed. */
  rest(): Promise<void>;
}

/**
 * Groups jobs that arrive together or during a commit. `commit` answers for each in order; if it fails, all fail. Jobs
 * with the same `key` never share a group. Once `enough` wait, they go at once: their data is still in the CPU cache.
 */
export function gather<Job, Result>(
  commit: (jobs: readonly Job[]) => Result[] | Promise<Result[]>,
  { key, enough = Infinity }: { key?: (job: Job) => string; enough?: number } = {},
): Gathering<Job, Result> {
  let waiting: Waiting<Job, Result>[] = [];
  const resting: (() => void)[] = [];
  let isScheduled = false;
  let isCommitting = false;

  function schedule(): void {
    if (isScheduled || isCommitting) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      if (waiting.length > 0 && !isCommitting) void commitGroup();
    });
  }

  async function commitGroup(): Promise<void> {
    const group = nextGroup();
    isCommitting = true;
    try {
      const committed = commit(group.map(({ job }) => job));
      // Nobody needs to wait for finished work.
      const results = Array.isArray(committed) ? committed : await committed;
      for (const [i, { resolve }] of group.entries()) resolve(results[i]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    isCommitting = false;
    if (waiting.length > 0) schedule();
    else for (const rested of resting.splice(0)) rested();
  }

  function nextGroup(): Waiting<Job, Result>[] {
    if (!key) return waiting.splice(0, LARGEST_GROUP);
    const group: Waiting<Job, Result>[] = [];
    const later: Waiting<Job, Result>[] = [];
    const keys = new Set<string>();
    for (const one of waiting) {
      const its = key(one.job);
      (group.length < LARGEST_GROUP && !keys.has(its) ? group : later).push(one);
      keys.add(its);
    }
    waiting = later;
    return group;
  }

  return {
    add(job) {
      if (waiting.length >= MOST_WAITING)
        return Promise.reject(new Error('too much is waiting to be written'));
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        if (waiting.length >= enough && !isCommitting) void commitGroup();
        else schedule();
      });
    },
    async rest() {
      const isBusy = isCommitting || waiting.length > 0;
      return isBusy ? new Promise<void>((resolve) => resting.push(resolve)) : undefined;
    },
  };
}
