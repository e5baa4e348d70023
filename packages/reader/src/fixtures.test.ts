import { readdirSync, readFileSync } from 'node:fs';
import { changedKnobs, knownRuleSets } from '@hand-and-foot/rulesets';
import { sayRules } from '@hand-and-foot/words';
import { expect, test } from 'vitest';
import { built } from './build.ts';
import { knobPlace } from './fact.ts';
import { read, type Reading } from './read.ts';

/** How many knobs of the texts come out right, in part, not at all, or wrong. */
interface Tally {
  right: number;
  partly: number;
  unread: number;
  wrong: number;
}

// Published games as a club member would write them, texts the readers were made with, and texts kept aside.
test('published games: read almost whole, and nothing is read wrong', () => {
  const tally = tallyOf('published');
  expect(tally.wrong).toBeLessThanOrEqual(0);
  expect(tally.right).toBeGreaterThanOrEqual(230);
});

test('tuned texts: what was understood once stays understood', () => {
  const tally = tallyOf('tuned');
  expect(tally.wrong).toBeLessThanOrEqual(0);
  expect(tally.right).toBeGreaterThanOrEqual(154);
});

test('kept texts, which no phrase was written for: few knobs are wrong', () => {
  const tally = tallyOf('kept');
  expect(tally.wrong).toBeLessThanOrEqual(2);
  expect(tally.right).toBeGreaterThanOrEqual(98);
});

test('our own rules pages, pasted back: what is understood is what they say', () => {
  const tally = { right: 0, wrong: 0 };
  for (const ruleSet of knownRuleSets) {
    const page = sayRules({ ...ruleSet, rulings: [] });
    const text = page.flatMap(({ title, lines }) => [title, ...lines.map((line) => line.text)]);
    const facts = read(text.join('\n')).sentences.flatMap(({ found }) => found);
    const knobs = new Set(facts.map(({ knob }) => knob));
    const rules = built(ruleSet.rules, facts);
    const wrong = changedKnobs(ruleSet.rules, rules).filter((knob) => knobs.has(knob)).length;
    tally.right += knobs.size - wrong;
    tally.wrong += wrong;
  }
  expect(tally.wrong).toBeLessThanOrEqual(1);
  expect(tally.right).toBeGreaterThanOrEqual(480);
});

test.each(fixtures())('%s: the rules can be played', (name) => {
  expect(read(fixture(name).text).problems).toEqual([]);
});

function fixtures(): string[] {
  return ['published', 'tuned', 'kept'].flatMap(namesIn);
}

function namesIn(folder: string): string[] {
  return readdirSync(new URL(`../fixtures/${folder}`, import.meta.url)).map(
    (file) => `${folder}/${file}`,
  );
}

/** The text, and what each place of a knob must come out as. */
function fixture(name: string): { text: string; expected: Map<string, string> } {
  const whole = readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
  const [text, lines] = whole.split('\n=====\n') as [string, string];
  const expected = lines
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [place, value] = line.split(' = ') as [string, string];
      return [place, JSON.stringify(JSON.parse(value))];
    });
  return { text, expected: new Map(expected) };
}

function tallyOf(folder: string): Tally {
  const tally: Tally = { right: 0, partly: 0, unread: 0, wrong: 0 };
  for (const name of namesIn(folder)) {
    const { text, expected } = fixture(name);
    const found = foundIn(read(text));
    for (const knob of knobsOf([...expected.keys(), ...found.keys()]))
      tally[judged(knob, expected, found)]++;
  }
  return tally;
}

/** The value at each place, or that the text contradicts itself there. */
function foundIn({ sentences }: Reading): Map<string, string> {
  const found = new Map<string, string>();
  for (const fact of sentences.flatMap((sentence) => sentence.found)) {
    const place = knobPlace(fact);
    const value = JSON.stringify(fact.value);
    found.set(place, found.has(place) && found.get(place) !== value ? '"conflict"' : value);
  }
  return found;
}

function knobsOf(places: readonly string[]): Set<string> {
  return new Set(places.map(knobOf));
}

const knobOf = (place: string): string => place.split('.')[0]!;

/** A place that nobody expected is wrong, too. */
function judged(
  knob: string,
  expected: Map<string, string>,
  found: Map<string, string>,
): keyof Tally {
  const said = [...found].filter(([place]) => knobOf(place) === knob);
  if (said.some(([place, value]) => expected.get(place) !== value)) return 'wrong';
  const wanted = [...expected.keys()].filter((place) => knobOf(place) === knob);
  if (said.length === 0) return 'unread';
  return said.length < wanted.length ? 'partly' : 'right';
}
