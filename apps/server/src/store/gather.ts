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
 * order; if it fails, all of them have failed. Jobs of one `key` never share a group.
 */
export function gather<Job, Result>(
  commit: (jobs: readonly Job[]) => Result[] | Promise<Result[]>,
  key?: (job: Job) => string,
): Gathering<Job, Result> {
  let waiting: Waiting<Job, Result>[] = [];
  const resting: (() => void)[] = [];
  let busy = false;

  function schedule(): void {
    busy = true;
    setImmediate(() => void commitGroup());
  }

  async function commitGroup(): Promise<void> {
    const group = nextGroup();
    try {
      const results = await commit(group.map(({ job }) => job));
      for (const [i, { resolve }] of group.entries()) resolve(results[i]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    busy = false;
    if (waiting.length > 0) schedule();
    else for (const rested of resting.splice(0)) rested();
  }

  function nextGroup(): Waiting<Job, Result>[] {
    const group: Waiting<Job, Result>[] = [];
    const later: Waiting<Job, Result>[] = [];
    const keys = new Set<string>();
    for (const one of waiting) {
      const its = key?.(one.job);
      const fits = group.length < LARGEST_GROUP && (its === undefined || !keys.has(its));
      (fits ? group : later).push(one);
      if (its !== undefined) keys.add(its);
    }
    waiting = later;
    return group;
  }

  return {
    add(job) {
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        if (!busy) schedule();
      });
    },
    async rest() {
      return busy ? new Promise<void>((resolve) => resting.push(resolve)) : undefined;
    },
  };
}
