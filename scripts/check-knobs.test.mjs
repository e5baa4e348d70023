import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

import { judge, readings } from './check-knobs.mjs';
import { root } from './setup.mjs';

const file = 'packages/bots/src/planted.ts';
const folder = join(root, 'packages', 'bots', 'src');

/** Each line reads the knob that its comment names, or none. */
const planted = `
import type { Rules, State, Terms } from '@hand-and-foot/engine';
export const a = (rules: Rules) => rules.bookSize; // bookSize
export const b = (sheet: Rules) => sheet['draw']; // draw
export const c = ({ terms }: State) => terms.rules.gameEnd.after; // gameEnd
export const d = ({ piles: sizes }: Rules) => sizes; // piles
export const e = ({ terms: { rules: { opening } } }: State) => opening; // opening
export const f = (rules: Rules | undefined) => rules?.upcard; // upcard
export const g = (changes: Partial<Rules>) => changes.deal; // deal
export const h = (some: Pick<Rules, 'decks' | 'pack'>) => some.decks; // decks
export const i = (rules: Rules, knob: keyof Rules) => rules[knob]; // by a name worked out while it runs
export const j = (rules: Rules) => ({ ...rules, draw: 3 }).freezing; // freezing
export const k = (rules: Rules): Rules => ({ ...rules, bookSize: 6 });
export const l = (terms: Terms) => [terms.seating, terms.bookBonus.clean, terms.caught];
export const m = (own: { draw: number; piles: string }) => own.draw + own.piles.length;
export const n = (names: Record<string, string>, key: string) => names[key];
`;

const entries = () => {
  const all = readdirSync(folder, { withFileTypes: true });
  const names = (wanted) => all.filter(wanted).map(({ name }) => name);
  return {
    files: [...names((entry) => entry.isFile()), 'planted.ts'],
    directories: names((entry) => entry.isDirectory()),
  };
};

const isPlanted = (path) => path === join(root, file) || undefined;

let found;
beforeAll(() => {
  found = readings({
    readFile: (path) => (isPlanted(path) ? planted : undefined),
    fileExists: isPlanted,
    getAccessibleEntries: (path) => (path === folder ? entries() : undefined),
  });
}, 60_000);

test('every way to read a knob is seen, and nothing else is taken for one', () => {
  const wanted = planted
    .split('\n')
    .map((line, at) => [at + 1, / \/\/ (.+)$/.exec(line)?.[1]])
    .filter(([, knob]) => knob !== undefined);
  const seen = found.filter((one) => one.file === file).map(({ line, knob }) => [line, knob]);
  expect(seen).toEqual(wanted);
});

test('a reading is told with its place and the question to ask instead', () => {
  const [sentence] = judge(found).filter((each) => each.startsWith(`${file}:3:`));
  expect(sentence).toContain('reads the knob bookSize. Ask the engine instead: May I add this?');
});

test('outside the editor, the words and the list, nobody else reads a knob', () => {
  expect(judge(found).filter((sentence) => !sentence.startsWith(file))).toEqual([]);
});

test('a place on the list that is no longer needed is told', () => {
  const without = found.filter((one) => one.knob !== 'partnersInFoot');
  expect(judge(without)).toContain(
    'packages/bots/src/turnsLeft.ts: no longer reads the knob partnersInFoot. Take it off the list.',
  );
  const silent = found.filter((one) => !one.file.startsWith('packages/words/'));
  expect(judge(silent)).toContain(
    'packages/words/src/: no longer reads any knob. Take it off the list.',
  );
});
