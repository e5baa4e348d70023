import { expect, test } from 'vitest';
import { house } from './house.ts';
import { resolveRules, ruleSets } from './index.ts';
import type { Problem, RuleSet } from './index.ts';

function resolved(source: unknown): RuleSet {
  const result = resolveRules(source);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.ruleSet;
}

function problems(source: unknown): Problem[] {
  const result = resolveRules(source);
  return result.ok ? [] : result.problems;
}

test.each(ruleSets)('$id is found by its id', (ruleSet) => {
  expect(resolved(ruleSet.id)).toEqual(ruleSet);
});

test.each(ruleSets)('$id written out whole keeps its words and rulings', (ruleSet) => {
  expect(resolved(JSON.parse(JSON.stringify(ruleSet)))).toEqual(ruleSet);
});

test('bare rules are a rule set of their own', () => {
  const rules = { ...house.rules, draw: 3 };
  expect(resolved(rules)).toMatchObject({ id: 'custom', name: 'Own rules', rules, rulings: [] });
});

test.each(ruleSets)('the bare rules of $id are known for what they are', (ruleSet) => {
  expect(resolved(ruleSet.rules)).toEqual(ruleSet);
});

test('other rules under a known id do not go by its name', () => {
  const rules = { ...house.rules, draw: 3 };
  expect(resolved({ id: 'house', rules }).name).toBe('House Rules, changed');
});

test('whatever resolves once resolves again', () => {
  const label = 'x'.repeat(60);
  const parent = { id: label, name: label, rules: { ...house.rules, draw: 3 } };
  const child = resolved({ parent, changes: { draw: 4 } });
  expect(resolved(child)).toMatchObject({ id: label, name: label, rules: child.rules });
});

test('an unknown id is answered with the one that was meant', () => {
  expect(problems('six-decks')).toEqual([
    { problem: 'unknownRuleSet', knob: 'parent', id: 'six-decks', nearest: 'six-deck' },
  ]);
});

test('a change replaces the whole value of its knob', () => {
  const changes = { caught: { red3: 300 }, draw: 3 };
  const { id, name, rules, words } = resolved({ parent: 'house', changes });
  expect({ id, name, words }).toEqual({
    id: 'house+',
    name: 'House Rules, changed',
    words: house.words,
  });
  expect(rules).toEqual({ ...house.rules, ...changes });
});

test('a changed knob loses its ruling, the others keep theirs', () => {
  const changes = { upcard: { turn: 'one', replace: [] } };
  const knobs = resolved({ parent: 'house', changes }).rulings.map(({ knob }) => knob);
  expect(knobs).not.toContain('upcard');
  expect(knobs).toEqual(house.rulings.map(({ knob }) => knob).filter((knob) => knob !== 'upcard'));
});

test('a change to the same value keeps the ruling', () => {
  const changes = { gameEnd: { rounds: 4, after: 'rounds' } };
  expect(resolved({ parent: 'house', changes }).rulings).toEqual(house.rulings);
});

test('a name may be given', () => {
  const named = { parent: 'house', name: ' Aunt Ruth’s ', changes: { draw: 3 } };
  expect(resolved(named).name).toBe('Aunt Ruth’s');
});

test.each(['', '   ', 7, null, 'x'.repeat(61)])('%j is not a name', (name) => {
  expect(problems({ parent: 'house', name, changes: {} })).toEqual([
    { problem: 'badName', knob: 'name', longest: 60 },
  ]);
});

test('a parent may itself be changed rules', () => {
  const parent = { parent: 'house', changes: { draw: 3 } };
  const { id, name, rules } = resolved({ parent, changes: { goOutBonus: 200 } });
  expect({ id, name }).toEqual({ id: 'house++', name: 'House Rules, changed' });
  expect(rules).toEqual({ ...house.rules, draw: 3, goOutBonus: 200 });
});

test('the words of changed rules are found again by their id', () => {
  const changed = resolved({ parent: 'house', changes: { draw: 3 } });
  expect(resolved(JSON.parse(JSON.stringify(changed)))).toMatchObject({
    id: 'house+',
    words: house.words,
    rulings: changed.rulings,
  });
});

test('five parents, and no more', () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? 'house' : { parent: nested(depth - 1), changes: {} };
  expect(problems(nested(5))).toEqual([]);
  expect(problems(nested(6))).toEqual([{ problem: 'tooManyParents', knob: 'parent', most: 5 }]);
});

test('an unknown knob among the changes is told, not dropped', () => {
  expect(problems({ parent: 'house', changes: { drew: 3 } })).toEqual([
    { problem: 'unknownKnob', knob: 'drew', nearest: 'draw' },
  ]);
});

test.each<[string, unknown, Problem]>([
  ['a knob', { parent: 'house', draw: 3 }, { problem: 'knobBesideChanges', knob: 'draw' }],
  [
    'a slip',
    { parent: 'house', chnges: {} },
    { problem: 'unknownKey', knob: 'chnges', nearest: 'changes' },
  ],
  ['a stranger', { parent: 'house', zzzzzzzz: 1 }, { problem: 'unknownKey', knob: 'zzzzzzzz' }],
])('%s beside the changes is told, not dropped', (_, source, problem) => {
  expect(problems(source)).toEqual([problem]);
});

test('changes need a parent', () => {
  expect(problems({ changes: {} })).toEqual([{ problem: 'missingParent', knob: 'parent' }]);
});

test('an author and a version may stand beside the changes', () => {
  const beside = { id: 'ours', author: 'Ruth', version: '2', summary: ' Three at a time. ' };
  const { summary } = resolved({ parent: 'house', changes: { draw: 3 }, ...beside });
  expect(summary).toBe('Three at a time.');
  expect(problems({ parent: 'house', summary: 7 })).toMatchObject([{ knob: 'summary' }]);
});

test('a parent without changes is itself', () => {
  expect(resolved({ parent: 'house' })).toEqual(house);
  expect(resolved({ parent: 'house', changes: { draw: house.rules.draw } })).toEqual(house);
});

test('changed rules are summed up by how much changed, also when a record carries them', () => {
  const changed = resolved({ parent: 'house', changes: { pickUpAtLeast: 3, goOutBonus: 200 } });
  expect(changed.summary).toBe('House Rules with 2 changes.');
  const { id, name, rules } = changed;
  expect(resolved({ id, name, rules }).summary).toBe(changed.summary);
  const parent = { parent: 'house', changes: { draw: 3 } };
  expect(resolved({ parent, changes: { goOutBonus: 200 } }).summary).toBe(
    'House Rules with 2 changes.',
  );
});

test('changes are checked for sense with their parent', () => {
  expect(problems({ parent: 'house', changes: { pickUpWith: [] } })).toEqual([
    { problem: 'noWayToTake', knob: 'pickUpWith' },
  ]);
});

test.each<[unknown, string]>([
  [undefined, 'notRules'],
  [null, 'notRules'],
  [42, 'notRules'],
  [[], 'notRules'],
  [{ rules: 'house' }, 'notRules'],
  [{ parent: 'nobody' }, 'unknownRuleSet'],
  [{ parent: null }, 'notRules'],
  [{ parent: 'house', changes: [] }, 'badChanges'],
  [{ parent: 'house', changes: null }, 'badChanges'],
  [JSON.parse('{"parent":"house","changes":{"__proto__":{"draw":3}}}'), 'unknownKnob'],
  [JSON.parse('{"__proto__":{"parent":"house"}}'), 'unknownKnob'],
])('%j is refused with a reason', (source, problem) => {
  expect(problems(source)[0]).toMatchObject({ problem });
});

test('rules nested without end are refused, not followed', () => {
  const loop: Record<string, unknown> = { changes: {} };
  loop['parent'] = loop;
  expect(problems(loop)).toEqual([{ problem: 'tooManyParents', knob: 'parent', most: 5 }]);
  const deep: unknown = JSON.parse('['.repeat(5000) + ']'.repeat(5000));
  expect(problems({ parent: 'house', changes: { piles: deep } })).toHaveLength(1);
});

test('resolved rules share nothing with what they were made from', () => {
  const changes = { piles: [13, 13] };
  const { rules } = resolved({ parent: 'house', changes });
  changes.piles[0] = 5;
  expect(rules.piles).toEqual([13, 13]);
});

test('roles and values may be given in part; the other cards keep those of the parent', () => {
  const changes = { values: { red3: 100 }, roles: { red3: 'laid' } };
  const { roles, values } = resolved({ parent: 'house', changes }).rules;
  expect(values).toEqual({ ...house.rules.values, red3: 100 });
  expect(roles).toEqual({ ...house.rules.roles, red3: 'laid' });
  const whole = resolved({ ...house.rules, values: { joker: 25 } });
  expect(whole.rules.values).toEqual({ ...house.rules.values, joker: 25 });
});

test('whole rules may bring words of their own, and wrong ones are refused', () => {
  const words = { book: { one: 'canasta', many: 'canastas' }, clean: 'natural' };
  expect(resolved({ rules: house.rules, words }).words).toMatchObject({ ...words, dirty: 'dirty' });
  expect(problems({ rules: house.rules, words: { clean: 7 } })).toMatchObject([
    { problem: 'badWords', at: 'clean' },
  ]);
});
