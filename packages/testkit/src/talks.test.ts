import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import { holdTalk, readTalks } from './talk.ts';

const folder = fileURLToPath(new URL('../talks/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.talk'));
const talks = files.flatMap((file) =>
  readTalks(readFileSync(folder + file, 'utf8')).map((talk) => ({ file, ...talk })),
);

const knobs = catalogue.map(({ knob }) => knob);
/** The parts of the protocol that a talk can be about. */
const parts = ['line', 'header', 'position', 'action', 'ask', 'view'];
/** `play` is for what no one knob decides: turns, the foot, cards that aren't held. */
const ids = new Set<string>([...knobs, 'play', ...parts]);

for (const file of files) {
  describe(file, () => {
    for (const talk of talks.filter((each) => each.file === file)) {
      test(`${talk.title} (${talk.line})`, () => expect(holdTalk(talk)).toBeUndefined());
    }
  });
}

test('every title begins with the id of its rule', () => {
  const nameless = talks.filter(({ rule }) => !ids.has(rule));
  expect(nameless.map(({ file, line, title }) => `${file}:${line} ${title}`)).toEqual([]);
});

test('every knob has a talk', () => {
  const told = new Set(talks.map(({ rule }) => rule));
  expect(knobs.filter((knob) => !told.has(knob))).toEqual([]);
});
