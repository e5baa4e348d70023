/** How many go together at most: what a person waits for must not depend on how many others write. */
const LARGEST_GROUP = 512;

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
 * Lets jobs that come in together, or while others are being committed, go in one group. `commit` answers for each in
 * order; if it fails, all of them have failed. Jobs of one `key` never share a group. Once `enough` wait, they go without
 * those that come in with them: what each of them needs for its answer has been used just now, and soon is far away.
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
      // Nobody waits for what is done already.
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
