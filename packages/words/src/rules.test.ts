import { packFor } from '@hand-and-foot/engine';
import type { BooksNeeded, Rules } from '@hand-and-foot/engine';
import {
  catalogue,
  examples,
  isByRound as isByRoundShape,
  resolveRules,
  ruleSets,
} from '@hand-and-foot/rulesets';
import type { ShapeFields, Knob, RuleSet, Shape } from '@hand-and-foot/rulesets';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spanishRules } from './es.ts';
import { notesFor, rulingsOf } from './es/rulings.ts';
import { englishRules, type RulesSpeech } from './index.ts';

// The same values in every run: raise the number to find a rare one that fails, don't leave it to chance.
const runs = { numRuns: 40, seed: 1 };

/** Any value that a shape permits. */
function valueOf(shape: Shape, kinds: readonly string[]): fc.Arbitrary<unknown> {
  switch (shape.shape) {
    case 'number':
      return fc
        .integer({ min: 0, max: (shape.max - shape.min) / shape.step })
        .map((steps) => shape.min + steps * shape.step);
    case 'choice':
      return fc.constantFrom(...shape.options);
    case 'kind':
      return fc.constantFrom(...kinds);
    case 'list': {
      const length = { minLength: shape.least, maxLength: Math.min(shape.most, 6) };
      const of = valueOf(shape.of, kinds);
      return shape.distinct ? fc.uniqueArray(of, length) : fc.array(of, length);
    }
    case 'perKind': {
      const each = Object.fromEntries(kinds.map((kind) => [kind, valueOf(shape.of, kinds)]));
      return shape.every ? fc.record(each) : fc.record(each, { requiredKeys: [] });
    }
    case 'perPlayers': {
      const players = Array.from(
        { length: shape.most - shape.fewest + 1 },
        (_, i) => shape.fewest + i,
      );
      const each = Object.fromEntries(players.map((count) => [count, valueOf(shape.of, kinds)]));
      return fc.record(each, { requiredKeys: [] }).filter((value) => Object.keys(value).length > 0);
    }
    case 'record':
      return fieldsOf(shape.fields, kinds);
    case 'union':
      return fc.oneof(
        ...Object.entries(shape.cases).map(([name, fields]) =>
          fieldsOf(fields, kinds).map((value) => ({ [shape.tag]: name, ...value })),
        ),
      );
    case 'numberOr':
      return fc.oneof(valueOf(shape.number, kinds), fc.constant(shape.word));
    case 'either':
      return fc.oneof(valueOf(shape.plain, kinds), valueOf(shape.full, kinds));
  }
}

function fieldsOf(
  fields: ShapeFields,
  kinds: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  const each = Object.entries(fields).map(
    ([name, field]) => [name, valueOf(field.of, kinds)] as const,
  );
  const requiredKeys = Object.keys(fields).filter((name) => !fields[name]!.optional);
  return fc.record(Object.fromEntries(each), { requiredKeys });
}

/** The same for values that mean the same. */
function meaning(knob: Knob, value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (Array.isArray(part) && isSet(knob, key)) return sorted(part);
    if (Array.isArray(part) && key === '' && knob.knob === 'booksNeeded')
      return (part as BooksNeeded[]).filter(asksForSome);
    if (Array.isArray(part) && ['count', 'partners', 'points'].includes(key))
      return untilLast(part);
    if (Array.isArray(part) && isByRound(knob, key)) return ofEveryRound(untilLast(part));
    if (isOneOfRank(part)) return { most: 1 };
    return part && typeof part === 'object' && !Array.isArray(part) ? sortedByKey(part) : part;
  });
}

/** No books in any round is the same as nothing asked for. */
const asksForSome = ({ count, partners = [] }: BooksNeeded): boolean =>
  [...count, ...partners].some((books) => books > 0);

const isSet = ({ shape }: Knob, key: string): boolean =>
  key === 'replace' || (key === '' && shape.shape === 'list' && shape.distinct);

const isByRound = ({ shape }: Knob, key: string): boolean =>
  key === 'cards' || (key === '' && shape.shape === 'either' && isByRoundShape(shape));

/** One value in a list by rounds is the same as that value. */
const ofEveryRound = (list: unknown[]): unknown => (list.length === 1 ? list[0] : list);

/** The last entry of a list by rounds goes on by itself. */
function untilLast(list: unknown[]): unknown[] {
  const [last, beforeLast] = [list.at(-1), list.at(-2)];
  return list.length > 1 && last === beforeLast ? untilLast(list.slice(0, -1)) : list;
}

const isOneOfRank = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'when' in part && 'most' in part && part.most === 1;

const sorted = (list: readonly unknown[]): string[] => list.map(String).sort();

const sortedByKey = (part: object): object =>
  Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)));

function withValue(ruleSet: RuleSet, knob: keyof Rules, value: unknown): RuleSet {
  return { ...ruleSet, rules: { ...ruleSet.rules, [knob]: value } };
}

const linesOf = (ruleSet: RuleSet, speech: RulesSpeech = englishRules) =>
  speech.sayRules(ruleSet).flatMap(({ lines }) => lines);
const sample = ruleSets.filter(({ id }) => id === 'house' || id === 'lords-and-ladies');
// Changing the pack alone leaves tables of the other pack's kinds; that is for the check to refuse.
const free = catalogue.filter(({ knob }) => knob !== 'pack');
const cases = [englishRules, spanishRules].flatMap((speech) =>
  sample.flatMap((ruleSet) =>
    free.map((knob) => [speech.language, ruleSet.name, knob.knob, speech, ruleSet, knob] as const),
  ),
);

test.each(cases)(
  '%s, %s: every value of %s has a sentence',
  (_, __, name, speech, ruleSet, knob) => {
    const kinds = packFor(ruleSet.rules.pack).kinds;
    fc.assert(
      fc.property(valueOf(knob.shape, kinds), (value) => {
        const lines = speech.sayKnob(withValue(ruleSet, name, value), name);
        expect(lines.length).toBeGreaterThan(0);
        for (const text of lines) {
          expect(text).toMatch(/^[A-Z].*\.$/s);
          expect(text).not.toMatch(/undefined|NaN|\[object| \.|  /);
        }
      }),
      runs,
    );
  },
);

test.each(cases)(
  '%s, %s: another value of %s is another sentence',
  (_, __, name, speech, ruleSet, knob) => {
    const value = valueOf(knob.shape, packFor(ruleSet.rules.pack).kinds);
    fc.assert(
      fc.property(value, value, (one, other) => {
        fc.pre(meaning(knob, one) !== meaning(knob, other));
        const told = (each: unknown) => speech.sayKnob(withValue(ruleSet, name, each), name);
        expect(told(one)).not.toEqual(told(other));
      }),
      runs,
    );
  },
);

test.each(ruleSets)('the rulings of $name are those of its sheet in Spanish too', (ruleSet) => {
  const inSpanish = rulingsOf(ruleSet);
  expect(inSpanish.map(({ knob }) => knob)).toEqual(notesFor(ruleSet.id).map(([knob]) => knob));
  for (const [at, { note }] of inSpanish.entries())
    expect(note).not.toBe(ruleSet.rulings[at]!.note);
});

test('the two packs are told apart', () => {
  const packs = sample.map((ruleSet) => linesOf(ruleSet).find(({ knob }) => knob === 'pack')?.text);
  expect(packs).toEqual([
    'You play with the Lords & Ladies deck, which has 262 cards.',
    'You play with standard decks of 52 cards.',
  ]);
});

test('a dead card is told no value for the table, where it never lies', () => {
  const values = (ruleSet: RuleSet): string =>
    linesOf(ruleSet)
      .filter(({ knob }) => knob === 'values')
      .map(({ text }) => text)
      .join(' ');
  expect(values(house)).not.toContain('threes');
  const uncaught = { ...house, rules: { ...house.rules, caught: {} } };
  expect(values(uncaught)).toContain(
    'Jokers are worth 50 points each. Aces and twos are worth 20 points each. Eights through kings are worth 10 points each. Fours through sevens are worth 5 points each. Black threes and red threes are worth nothing and never go on the table.',
  );
});

test.each(ruleSets)('the rules of $name on grabbing hold for piles of any size', (ruleSet) => {
  const grabbing = [...ruleSet.rulings, ...rulingsOf(ruleSet)].filter(
    ({ knob }) => knob === 'deal',
  );
  for (const { note } of grabbing) expect(note).not.toMatch(/\d/);
});

test.each(ruleSets)('$name tells every ruling once', (ruleSet) => {
  const sections = englishRules.sayRules(ruleSet);
  const beside = sections.flatMap(({ lines }) => lines.flatMap(({ ruling }) => ruling ?? []));
  const own = sections.filter(({ title }) => title === 'Other rulings');
  const told = [...beside, ...own.flatMap(({ lines }) => lines.map(({ text }) => text))].join(' ');
  for (const { note } of ruleSet.rulings) expect(told.split(note)).toHaveLength(2);
});

test.each([
  ['house', 'To go out, you need 1 clean book in rounds 1 through 3 and 2 in round 4.'],
  ['house', 'Instead of drawing, you can pick up the top 7 cards of the discard pile.'],
  [
    'closed-books',
    'Instead of drawing, you can pick up the top 7 cards of the discard pile, or all of it if it has fewer.',
  ],
  ['closed-books', 'Fours through eights are worth 5 points each.'],
  ['singles', 'A clean book is worth 700 points plus its cards.'],
  ['six-deck', 'A book is 7 cards: red without wild cards, black with them.'],
  ['lords-and-ladies', 'Ladies left in your hand or foot cost 500 points each.'],
])('%s says: %s', (id, sentence) => {
  const ruleSet = ruleSets.find((each) => each.id === id)!;
  expect(linesOf(ruleSet).map(({ text }) => text)).toContain(sentence);
});

test.each([
  ['singles', /(?<!without )partner|frozen|freezes/],
  ['six-deck', /grab|frozen|freezes|without partners/],
  ['closed-books', /grab|frozen|freezes/],
  ['house', /frozen|freezes|upcard instead/],
])('%s says nothing of what cannot happen under it', (id, never) => {
  const ruleSet = ruleSets.find((each) => each.id === id)!;
  expect(
    linesOf(ruleSet)
      .map(({ text }) => text)
      .filter((text) => never.test(text)),
  ).toEqual([]);
});

const house = ruleSets.find(({ id }) => id === 'house')!;
const redThrees: Partial<Rules> = { roles: { ...house.rules.roles, red3: 'laid' } };

test.each<[string, Partial<Rules>]>([
  [
    'With 12 players, you play in 4 teams of 3 that alternate around the table.',
    { seating: { '12': ['teams4'] } },
  ],
  [
    'With 5 players, you play in 2 teams, counting around the table: players 1, 3 and 5 against players 2 and 4.',
    { seating: { '5': ['teams2'] } },
  ],
  ['Red threes go straight to the table, and you draw another card for each.', redThrees],
  ['Red threes go straight to the table.', { ...redThrees, laid: { replaced: ['deal'] } }],
  [
    'You draw another card only for red threes you were dealt or drew.',
    { ...redThrees, laid: { replaced: ['deal', 'stock'] } },
  ],
  ['You don’t draw another card for red threes.', { ...redThrees, laid: { replaced: [] } }],
  [
    'To go out, you need 1 clean book and 1 book of sevens.',
    {
      booksNeeded: [
        { kind: 'clean', count: [1] },
        { kind: 'any', rank: '7', count: [1] },
      ],
    },
  ],
  [
    'Sevens can’t be discarded until every player or team has a book of sevens.',
    { discardBarred: [{ kind: '7', until: 'every' }] },
  ],
  [
    'The first time the draw pile runs out in a round, the discard pile, except for its top card, is shuffled into a new draw pile.',
    { emptyStock: { reshuffle: 1 } },
  ],
  ['You start with just your hand.', { footBy: 'ownBook' }],
  [
    'To go out, you need 1 clean book in round 4.',
    { booksNeeded: [{ kind: 'clean', count: [0, 0, 0, 1] }] },
  ],
  [
    'To go out, you need 1 clean book. With partners, you don’t need any.',
    { booksNeeded: [{ kind: 'clean', count: [1], partners: [0] }] },
  ],
  [
    'To pick up the pile, you have to play the top card right away: meld it with 2 natural cards of its rank from your hand.',
    { pickUpWith: ['pair'] },
  ],
  [
    'You can’t take the top card if it’s a black three.',
    { pickUp: { take: 'card', mayComplete: 'yes' }, pickUpBlockedBy: ['black3'] },
  ],
  ['When the draw pile runs out, you finish your turn and the round ends.', { goOutBonus: 0 }],
  [
    'The first cards you meld in a round have to be worth at least 50 points in round 1, and 90 in rounds 2 and 3.',
    {
      gameEnd: { after: 'rounds', rounds: 3 },
      opening: { by: 'round', points: [50, 90, 90, 120] },
    },
  ],
  [
    'The first cards you meld in a round have to be worth at least 50 points while your score is below 1,500 and 90 after that.',
    {
      opening: {
        by: 'score',
        steps: [
          { from: 0, points: 50 },
          { from: 1500, points: 90 },
        ],
      },
    },
  ],
  [
    'A meld of fives can’t have wild cards. A book of fives counts only where you need a book of fives.',
    { byRank: [{ rank: '5', wilds: 'none', countsAs: 'own' }] },
  ],
])('other rules say: %s', (sentence, change) => {
  const ruleSet = { ...house, rules: { ...house.rules, ...change } };
  expect(linesOf(ruleSet).map(({ text }) => text)).toContain(sentence);
});

test.each([
  ['house', 'Melds and books', 'Combinaciones y libros'],
  ['lords-and-ladies', 'Melds and groups', 'Combinaciones y grupos'],
])('%s heads its melds with its own words', (id, en, es) => {
  const ruleSet = ruleSets.find((each) => each.id === id)!;
  expect(englishRules.sayRules(ruleSet).map(({ title }) => title)).toContain(en);
  expect(spanishRules.sayRules(ruleSet).map(({ title }) => title)).toContain(es);
});

test('three piles are told by their names', () => {
  const knees = resolveRules(examples.find(({ name }) => name === 'Three piles of eleven')!);
  if (!knees.ok) throw new Error('this example can be played');
  const told = linesOf(knees.ruleSet).map(({ text }) => text);
  expect(told.filter((text) => text.includes('knee'))).toHaveLength(2);
  expect(englishRules.saySummary(knees.ruleSet).aim).toContain('then your knee and your foot');
});
