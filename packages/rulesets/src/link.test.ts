import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkTo, readLink, type OwnRules } from './link.ts';
import { resolveRules } from './resolve.ts';
import { ruleSets } from './ruleSets.ts';

/** What a family might change. */
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

describe('a link', () => {
  test('holds all of the rules, and is short enough to be sent for a typical family', () => {
    const link = linkTo(family);
    expect(readLink(link)).toEqual(family);
    expect(resolveRules(readLink(link))).toMatchObject({ ok: true });
    expect(`https://cards.example.org/#/rules/${link}`.length).toBeLessThan(300);
  });

  // Links that were sent must open for ever: these may be added to, never changed.
  test.each([['aBmRyYXcEM31d', { parent: 'house', changes: { draw: 3 } }]])(
    'that was made once opens: %s',
    (link, rules) => {
      expect(readLink(link)).toEqual(rules);
    },
  );

  test.each(['', 'a', 'b1234', 'a!', 'a____', 'aW10', `a${'A'.repeat(5000)}`])(
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
