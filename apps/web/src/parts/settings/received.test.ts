import { examples, linkTo, readLink, ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { rulesSource } from '../../screens/friends/shared/rulesSource.ts';
import { fileOf, receive, ruleSetOf } from './received.ts';

test.each(examples)('$name comes back the same by link and by file', (example) => {
  const byLink = receive(readLink(linkTo({ ...example, author: 'Rosa', version: 3 })));
  const byFile = receive(JSON.parse(fileOf({ ...example, author: 'Rosa', version: 3 })));
  expect(byFile).toEqual(byLink);
  if (!byLink.ok) throw new Error('it was not taken in');
  const { name, parent, changes } = example;
  expect(byLink.own).toMatchObject({ name, author: 'Rosa', version: 3, parent });
  expect(ruleSetOf(byLink.own).rules).toEqual({ ...ruleSetById(parent)!.rules, ...changes });
});

test('whole rules, as a record has them, become changes to the sheet they are like', () => {
  const { rules } = ruleSetById('singles')!;
  expect(receive({ id: 'singles', name: 'Ours', rules: { ...rules, draw: 3 } })).toEqual({
    ok: true,
    own: { name: 'Ours', parent: 'singles', changes: { draw: 3 } },
  });
});

test('rules that cannot be played are not taken in', () => {
  const received = receive({ parent: 'house', name: 'Ours', changes: { draw: 99 } });
  expect(received).toMatchObject({ ok: false, problems: [{ problem: 'outOfRange' }] });
  expect(receive(undefined).ok).toBe(false);
});

test('a server is told of the family’s rules by what they change', () => {
  const own = { name: 'Ours', parent: 'house', changes: { draw: 3 } };
  expect(rulesSource(ruleSetOf(own))).toEqual(own);
});
