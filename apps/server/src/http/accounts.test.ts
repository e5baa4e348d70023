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
  const names = (): string[] =>
    accounts
      .all()
      .map(({ name }) => name)
      .sort();
  accounts.takes(accounts.of('ann'), 'messages', 10);
  accounts.opened(accounts.of('ben'));
  now = 9_999;
  accounts.takes(accounts.of('cleo'), 'messages', 1);
  expect(names()).toEqual(['ann', 'ben', 'cleo']);
  now = 10_000;
  accounts.takes(accounts.of('dora'), 'messages', 1);
  expect(names()).toEqual(['ben', 'cleo', 'dora']);
  expect(accounts.takes(accounts.of('ann'), 'messages', 10)).toBe(true);
});

test('a crowd that leaves is forgotten as soon as its allowances are full, however many were refused before it', () => {
  const accounts = accountsHere();
  for (let i = 0; i < 10; i++) accounts.of(`rude ${i}`).refused++;
  const crowd = Array.from({ length: 100 }, (_, i) => accounts.of(`guest ${i}`));
  for (const guest of crowd) {
    accounts.opened(guest);
    accounts.takes(guest, 'messages', 2);
  }
  now = 2_000;
  for (const guest of crowd) accounts.closed(guest);
  const left = accounts.all().filter(({ name }) => name.startsWith('guest'));
  // Each looks at four, and ten of those who stay are among them.
  expect(left.length).toBeLessThan(10);
});

test('an account forgotten while somebody holds on to it still counts for everyone of that name', () => {
  const accounts = accountsHere();
  const held = accounts.of('ann');
  for (let i = 0; i < 10; i++) accounts.of(`guest ${i}`);
  expect(accounts.all().map(({ name }) => name)).not.toContain('ann');
  expect(accounts.takes(held, 'messages', 10)).toBe(true);
  expect(accounts.takes(accounts.of('ann'), 'messages', 1)).toBe(false);
});

test('a guest with a forgotten account pays from their new one', () => {
  const accounts = accountsHere();
  const held = accounts.of('ann');
  for (let i = 0; i < 10; i++) accounts.of(`guest ${i}`);
  expect(accounts.takes(accounts.of('ann'), 'messages', 10)).toBe(true);
  expect(accounts.takes(held, 'messages', 1)).toBe(false);
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
