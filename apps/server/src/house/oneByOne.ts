/** Too much is waiting already. */
export class Busy extends Error {
  override name = 'Busy';
}

/** Runs long jobs one after another, and refuses them when the queue is full. */
export type OneByOne = <T>(job: () => Promise<T>) => Promise<T>;

export function newOneByOne(most: number): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (job) => {
    if (waiting >= most) throw new Busy('too much is being read already');
    waiting++;
    const mine = last.then(job).finally(() => waiting--);
    last = mine.catch(() => undefined);
    return mine;
  };
}
