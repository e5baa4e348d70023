import { handClock } from '@hand-and-foot/testkit';
import type { Share } from '@hand-and-foot/table';
import { expect, test } from 'vitest';
import { Shares } from './shares.ts';

/** One thread: while a table works, time passes for all. */
function newThread() {
  const clock = handClock();
  let worked = 0;
  const now = (): number => clock.now() + worked;
  const shares = new Shares({ ...clock, now, wake: (at, fn) => clock.wake(at - worked, fn) });

  function work(share: Share, milliseconds: number): void {
    share.begin();
    worked += milliseconds;
    share.end();
  }

  /** The share of time for a table that works whenever it may, while another works a little. */
  async function run(span: number, busy: Share, other?: Share): Promise<number> {
    const from = now();
    let done = 0;
    const go = (): void => {
      if (now() - from >= span) return;
      const hold = busy.wait();
      if (hold) {
        void hold.then(go);
        return;
      }
      work(busy, 20);
      done += 20;
      clock.wake(clock.now() + 1, go);
    };
    go();
    while (now() - from < span) {
      // A table kept waiting has hardly anything.
      if (other) work(other, 0.01);
      await clock.pass(50);
    }
    return done / (now() - from);
  }

  return { clock, shares, work, run };
}

test('a table that would have the thread to itself gets a quarter while others want something of it', async () => {
  const thread = newThread();
  const [greedy, modest] = [thread.shares.of('greedy'), thread.shares.of('modest')];
  const had = await thread.run(20_000, greedy, modest);
  expect(had).toBeGreaterThan(0.15);
  expect(had).toBeLessThan(0.35);
  expect(modest.wait()).toBeUndefined();
  const [first] = thread.shares.top(1);
  expect(first).toMatchObject({ table: 'greedy' });
});

test('where nobody else wants it, a table has the thread as long as it likes', async () => {
  const thread = newThread();
  expect(await thread.run(5000, thread.shares.of('alone'))).toBeGreaterThan(0.9);
});

test('the busiest come first, and who has rested is not among them', async () => {
  const thread = newThread();
  for (const [table, spent] of [
    ['a', 5],
    ['b', 50],
    ['c', 20],
  ] as const)
    thread.work(thread.shares.of(table), spent);
  expect(thread.shares.top(2).map(({ table }) => table)).toEqual(['b', 'c']);
  const [first] = thread.shares.top(1);
  expect(first!.share).toBeGreaterThan(0.01);
  await thread.clock.pass(60_000);
  expect(thread.shares.top(5)).toEqual([]);
});

test('work within work is counted once', () => {
  const thread = newThread();
  const share = thread.shares.of('one');
  share.begin();
  thread.work(share, 40);
  thread.work(share, 40);
  share.end();
  thread.work(thread.shares.of('other'), 80);
  const [one, other] = thread.shares.top(2);
  expect(one!.share / other!.share).toBeGreaterThan(0.9);
  expect(one!.share / other!.share).toBeLessThan(1.1);
});
