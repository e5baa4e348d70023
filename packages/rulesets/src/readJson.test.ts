import { expect, test } from 'vitest';
import { knownRuleSets, readJson } from './index.ts';

test('rules are read as the engine would read them', () => {
  for (const ruleSet of knownRuleSets) {
    const text = JSON.stringify(ruleSet, null, 2);
    expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
  }
  expect(readJson('\uFEFF{"a\\u0041": [-1.5e2, null, true, "\\n"]}')).toEqual({
    ok: true,
    value: { aA: [-150, null, true, '\n'] },
  });
});

test.each([
  ['{\n  "draw": 3\n  "piles": [11, 11]\n}', { line: 3, column: 3, need: 'comma', found: '"' }],
  ['{"draw": 3,}', { line: 1, column: 12, need: 'key', found: '}' }],
  ['[1, 2', { line: 1, column: 6, need: 'comma' }],
  ['{"draw" 3}', { line: 1, column: 9, need: 'colon', found: '3' }],
  ["{'draw': 3}", { line: 1, column: 2, need: 'key', found: "'" }],
  ['{"draw": three}', { line: 1, column: 10, need: 'value', found: 'three' }],
  ['{"draw": 03}', { line: 1, column: 10, need: 'value', found: '03' }],
  ['{"draw": "3}', { line: 1, column: 10, need: 'quote', found: '"' }],
  ['["a\tb"]', { line: 1, column: 2, need: 'quote', found: '"' }],
  ['{}\r\n\r\n{}', { line: 3, column: 1, need: 'end', found: '{' }],
  ['', { line: 1, column: 1, need: 'value' }],
  ['['.repeat(9999), { line: 1, column: 101, need: 'shallower', found: '[' }],
])('%j is not JSON, and the place is named', (text, place) => {
  expect(readJson(text)).toEqual({
    ok: false,
    problem: { problem: 'notJson', knob: 'file', ...place },
  });
});

test('a key may stand only once', () => {
  expect(readJson('{"changes": {"draw": 2,\n "draw": 3}}')).toEqual({
    ok: false,
    problem: { problem: 'repeatedKey', knob: 'draw', line: 2, column: 2 },
  });
});
