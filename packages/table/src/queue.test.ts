import { expect, test } from 'vitest';
import { Queue } from './queue.ts';
import type { Share } from './ports.ts';

/** Holds a queue up until it is told to go on. */
function holdUp(): { share: Share; goOn: () => void } {
  let goOn = (): void => undefined;
  let hold: Promise<void> | undefined = new Promise((resolve) => {
    goOn = () => {
      hold = undefined;
      resolve();
    };
  });
  const share = { wait: () => hold, begin: () => undefined, end: () => undefined };
  return { share, goOn: () => goOn() };
}

test('a queue that has had more than its share waits, and goes on in the same order', async () => {
  const { share, goOn } = holdUp();
  const queue = new Queue(() => undefined, share);
  const done: number[] = [];
  for (const job of [1, 2, 3]) queue.add(() => void done.push(job));
  await Promise.resolve();
  expect(done).toEqual([]);
  goOn();
  await Promise.resolve();
  expect(done).toEqual([1, 2, 3]);
});

test('a queue that is closed while it waits does nothing more, and says so', async () => {
  const { share, goOn } = holdUp();
  const queue = new Queue(() => undefined, share);
  const done: string[] = [];
  queue.add(
    () => void done.push('done'),
    () => void done.push('not done'),
  );
  queue.close();
  goOn();
  await Promise.resolve();
  expect(done).toEqual(['not done']);
});
