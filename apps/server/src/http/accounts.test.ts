import { beforeEach, expect, test } from 'vitest';
import { newAccounts } from './accounts.ts';

let now: number;
beforeEach(() => {
  now = 0;
});

function accountsHere(): ReturnType<typeof newAccounts<'messages'>> {
  return newAccounts({ messages: { burst: 10, perSecond: 1 } }, { now: () => now });
}

test('an account that has everything again is forgotten when others come', () => {
  const accounts = accountsHere();
  const names = (): string[] => accounts.all().map(({ name }) => name);
  accounts.takes(accounts.of('ann'), 'messages', 10);
  accounts.opened(accounts.of('ben'));
  now = 9_999;
  accounts.of('cleo');
  expect(names()).toEqual(['ben', 'ann', 'cleo']);
  now = 10_000;
  accounts.of('dora');
  expect(names()).toEqual(['ben', 'cleo', 'dora']);
  expect(accounts.takes(accounts.of('ann'), 'messages', 10)).toBe(true);
});

test('nobody gets more by being forgotten, and who was refused is remembered', () => {
  const accounts = accountsHere();
  accounts.takes(accounts.of('ann'), 'messages', 10);
  accounts.of('eve').refused++;
  now = 9_000;
  accounts.of('ben');
  expect(accounts.takes(accounts.of('ann'), 'messages', 10)).toBe(false);
  now = 60_000;
  for (let i = 0; i < 10; i++) accounts.of(`guest ${i}`);
  expect(accounts.of('eve').refused).toBe(1);
});
