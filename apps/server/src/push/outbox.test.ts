import { handClock, quiet } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { MOST_MESSAGES, newOutbox, type Fate, type Outcome } from './outbox.ts';

const HOUR = 3_600_000;

test('a busy service is asked three times in all, and no more', async () => {
  const clock = handClock();
  const fates: Fate[] = [];
  let tries = 0;
  const outbox = newOutbox<string>(
    async () => Promise.resolve<Outcome>(++tries > 0 ? 'again' : 'sent'),
    clock,
    (fate) => fates.push(fate),
  );
  outbox.add('hello');
  for (let i = 0; i < 5; i++) await clock.pass(HOUR);
  expect([tries, fates]).toEqual([3, ['failed']]);
});

test('a failure to connect is tried again too', async () => {
  const clock = handClock();
  const fates: Fate[] = [];
  const answers = [Promise.reject(new Error('no route')), Promise.resolve<Outcome>('sent')];
  const outbox = newOutbox<string>(
    async () => answers.shift()!,
    clock,
    (fate) => fates.push(fate),
  );
  outbox.add('hello');
  await clock.pass(HOUR);
  await clock.pass(HOUR);
  expect(fates).toEqual(['sent']);
});

test('a message that does not fit is dropped, and one that hangs holds up only the queue', async () => {
  const fates: Fate[] = [];
  let begun = 0;
  const hang = async (): Promise<Outcome> => {
    begun++;
    return new Promise(() => undefined);
  };
  const outbox = newOutbox<number>(hang, handClock(), (fate) => fates.push(fate));
  for (let i = 0; i < MOST_MESSAGES + 10; i++) outbox.add(i);
  await quiet();
  expect(begun).toBe(32);
  expect(fates).toEqual(Array(10).fill('dropped'));
});

test('closing waits for the last ones, but not for ever', async () => {
  const clock = handClock();
  const ends: ((outcome: Outcome) => void)[] = [];
  const outbox = newOutbox<string>(
    async () => new Promise((resolve) => ends.push(resolve)),
    clock,
    () => undefined,
  );
  outbox.add('hello');
  let isClosed = false;
  const closing = outbox.close(2000).then(() => (isClosed = true));
  await quiet();
  expect(isClosed).toBe(false);
  ends[0]!('sent');
  await closing;
  outbox.add('again');
  const hanging = outbox.close(2000);
  await clock.pass(2000);
  await hanging;
});
