import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkTo, readLink, type OwnRules } from './link.ts';
import { resolveRules } from './resolve.ts';
import { examples } from './examples.ts';
import { ruleSetById, ruleSets } from './ruleSets.ts';

/** Changes a family might make. */
const family: OwnRules = {
  parent: 'house',
  name: 'Sunday rules',
  author: 'The kitchen table',
  version: 2,
  changes: {
    draw: 3,
    pickUp: { take: 'all' },
    pickUpAtLeast: 1,
    opening: { by: 'round', points: [60, 90, 120, 150] },
    goOutBonus: 200,
    booksNeeded: [
      { kind: 'clean', count: [1] },
      { kind: 'dirty', count: [1] },
    ],
    footPass: 'left',
    bookBonus: { clean: 500, dirty: 300, wild: 1000 },
  },
};

/** Much of the sheet is changed, and the points of every kind of card are told. */
const manyChanges: OwnRules = {
  parent: 'house',
  name: 'As we played at Gran’s',
  author: 'All of us',
  version: 12,
  changes: {
    pickUp: { take: 'all' },
    pickUpAtLeast: 1,
    piles: [13, 11],
    values: { ...ruleSetById('house')!.rules.values, joker: 100 },
    opening: { by: 'round', points: [60, 90, 120, 150] },
    booksNeeded: [
      { kind: 'clean', count: [1] },
      { kind: 'dirty', count: [1] },
      { kind: 'wild', count: [1] },
    ],
    bookBonus: { clean: 500, dirty: 300, wild: 1500 },
    wildMelds: 1,
    goOutBonus: 200,
    freezing: 'byWild',
    lastDiscard: 'optional',
  },
};

describe('a link', () => {
  test.each([family, manyChanges, ...examples])(
    'holds all of the rules, and is short enough to be sent: $name',
    (own) => {
      const link = linkTo(own);
      expect(readLink(link)).toEqual(own);
      expect(resolveRules(readLink(link))).toMatchObject({ ok: true });
      expect(`https://cards.example.org/#/rules/${link}`.length).toBeLessThan(300);
    },
  );

  test('is never so short that it could be taken for a name', () => {
    const own = { parent: 'house', changes: { draw: 3 } };
    expect(linkTo(own).length).toBeGreaterThan(15);
    expect(readLink(linkTo(own))).toEqual(own);
  });

  const toTenThousand = examples.find(({ name }) => name === 'To ten thousand');
  const newYear = { parent: 'six-deck', changes: { draw: 3 }, name: 'Año nuevo 🎉' };

  // Links that were sent must open for ever: these may be added to, never changed.
  test.each([
    ['aBmRyYXcEM31d', { parent: 'house', changes: { draw: 3 } }],
    ['aCGRyYXcEM30FQcOxbyBudWV2byDwn46JIl0', newYear],
    [
      'aBg4BYnkDc2NvcmUCc3RlcHMEW3siZnJvbQQwBRIENTB9LHsiZnJvbQQyGAUSBDkwfSx7ImZyb20EGDAFEgQxMjB9LHsiZnJvbQQ3GAUSBDE1MH1dfQVnYW1lRW5kAWFmdGVyAxICEgQaMDAFYXRNb3N0BDIwfX0FVG8gdGVuIHRob3VzYW5kIl0',
      toTenThousand,
    ],
    ['bFoozDg', { parent: 'house', changes: { draw: 3 } }],
    ['bGIozC0H_APFvIG51ZXZvIP_YPP_fiQo', newYear],
    [
      'bFpjYszCr7gFmcm9tBDLrqzkwAWZyb20E6zCrMTIwAWZyb20EN-urMe4OC6PgAuAE7e-0MjB9C1RvIHRlbiB0aG91c2FuZAo',
      toTenThousand,
    ],
  ])('that was made once opens: %s', (link, rules) => {
    expect(readLink(link)).toEqual(rules);
  });

  test.each(['', 'a', 'b', 'b1234', 'c1234', 'a!', 'a____', 'aW10', `b${'A'.repeat(5000)}`])(
    'that is none is nothing: %j',
    (text) => expect(readLink(text)).toBeUndefined(),
  );

  test('brings back whatever is put into it, names of any letters too', () => {
    const changes = ruleSets.map(({ rules }) => fc.constant(rules));
    fc.assert(
      fc.property(
        fc.constantFrom(...ruleSets.map(({ id }) => id)),
        fc.oneof(...changes),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        (parent, rules, name) => {
          const own = { parent, changes: rules, name };
          expect(readLink(linkTo(own))).toEqual(own);
        },
      ),
    );
  });

  test('cut anywhere, or with a letter changed, never throws', () => {
    const link = linkTo(family);
    fc.assert(
      fc.property(
        fc.nat(link.length - 1),
        fc.constantFrom('A', 'z', '0', '-', '_', '!'),
        (at, letter) => {
          readLink(link.slice(0, at));
          readLink(link.slice(0, at) + letter + link.slice(at + 1));
        },
      ),
    );
  });
});
