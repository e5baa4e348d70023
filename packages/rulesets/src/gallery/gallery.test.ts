import { expect, test } from 'vitest';
import {
  checkRules,
  exampleId,
  examples,
  gallery,
  knownRuleSet,
  knownRuleSets,
  linkTo,
  readLink,
  resolveRules,
  ruleSets,
  sheetBehind,
  warningsOf,
} from '../index.ts';

test.each(gallery)('$name can be played, and nothing in it looks like a mistake', ({ rules }) => {
  expect(checkRules(rules)).toEqual([]);
  expect(warningsOf(rules)).toEqual([]);
});

test('the sheets come first, then sixteen games, each with an id of its own', () => {
  expect(knownRuleSets.slice(0, 5)).toEqual(ruleSets);
  expect(gallery).toHaveLength(16);
  const ids = [...knownRuleSets.map(({ id }) => id), ...examples.map(exampleId)];
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(gallery)('$name says where it comes from and what was left open', (game) => {
  expect(game.source).toMatch(/\.$/);
  expect(game.summary).toMatch(/\.$/);
  expect(game.rulings.length).toBeGreaterThan(0);
  for (const { note } of game.rulings) expect(note).toMatch(/\.$/);
});

test.each(gallery)('$name is found by its id, alone or as a parent', ({ id, rules }) => {
  expect(resolveRules(id)).toMatchObject({ ok: true, ruleSet: { id, rules } });
  const changed = { parent: id, changes: { bookSize: 8 }, name: 'Ours' };
  expect(resolveRules(readLink(linkTo(changed)))).toMatchObject({
    ok: true,
    ruleSet: { id: `${id}+`, name: 'Ours', rules: { ...rules, bookSize: 8 } },
  });
});

test.each(gallery)('$name keeps its name in a record that holds whole rules', (game) => {
  const { id, name, rules, rulings } = game;
  const stored: unknown = JSON.parse(JSON.stringify({ id, rules }));
  expect(resolveRules(stored)).toMatchObject({ ok: true, ruleSet: { id, name, rulings } });
});

test('a published game is built on a sheet', () => {
  expect(sheetBehind('pennies')?.id).toBe('closed-books');
  expect(sheetBehind('pennies+')?.id).toBe('closed-books');
  expect(sheetBehind('house++')?.id).toBe('house');
  expect(sheetBehind('custom')).toBeUndefined();
});

test.each(examples)('$name is found by its id', (example) => {
  const id = exampleId(example);
  expect(id).toMatch(/^[a-z-]+$/);
  expect(resolveRules(id)).toMatchObject({ ok: true, ruleSet: { name: example.name } });
  expect(knownRuleSet(id)).toBeUndefined();
});

test('an id that is nearly one is told which was meant', () => {
  expect(resolveRules('penies')).toMatchObject({ problems: [{ nearest: 'pennies' }] });
  expect(resolveRules('duell')).toMatchObject({ problems: [{ nearest: 'duel' }] });
});
