import { actor, legalActions, seeded, startGame, type Action } from '@hand-and-foot/engine';
import { pick, played, tableKinds } from '@hand-and-foot/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFromClient, readWish } from './read.ts';

const asking = (ask: unknown): string => JSON.stringify({ is: 'ask', id: 'a-1', expects: 7, ask });
const acting = (action: unknown): string => asking({ do: 'act', action });

describe('what a client sends', () => {
  test.each(tableKinds.filter(({ players }) => players === 4))(
    'every legal action of a game is read as it was meant: $name',
    ({ terms, name }) => {
      const random = seeded(name);
      let { state } = startGame(terms, random);
      while (state.phase !== 'over') {
        const legal = legalActions(state);
        for (const action of legal) expect(readAction(action)).toEqual(action);
        ({ state } = played(state, actor(state), pick(legal, random)));
      }
    },
  );

  test.each([
    ['a key that has no place there', acting({ do: 'endTurn', quickly: true })],
    ['an action that is none', acting({ do: 'peek' })],
    ['half a card', acting({ do: 'discard', card: 3.5 })],
    ['a card below nothing', acting({ do: 'discard', card: -1 })],
    [
      'more cards than anybody holds',
      acting({ do: 'layDown', lay: [{ cards: Array(61).fill(1) }] }),
    ],
    [
      'more lays than there are ranks',
      acting({ do: 'layDown', lay: Array(41).fill({ cards: [1] }) }),
    ],
    ['a name of nothing but a space', asking({ do: 'sit', seat: 1, name: ' ' })],
    ['a name that nobody can see', asking({ do: 'sit', seat: 1, name: '\u200B\u3164' })],
    ['a word that nobody can see', asking({ do: 'say', text: '\u202E\u0301' })],
    [
      'a name that is too long once it is composed',
      asking({ do: 'sit', seat: 1, name: '\u0958'.repeat(40) }),
    ],
    ['a face with anything in it', asking({ do: 'sit', seat: 1, name: 'Ada', face: '<svg>' })],
    ['a seat at no table', asking({ do: 'sit', seat: 99, name: 'Ada' })],
    [
      'an id with anything in it',
      JSON.stringify({ is: 'ask', id: '<b>', expects: 1, ask: { do: 'deal' } }),
    ],
    ['a list', '[]'],
    ['nothing', 'null'],
  ])('is refused where it is %s', (_, text) => {
    expect(readFromClient(text)).toEqual({ ok: false, why: 'malformed' });
  });

  test('is shown to others without what would hide or turn the text around it', () => {
    const read = readFromClient(asking({ do: 'sit', seat: 1, name: ' Ame\u0301lie\u202E\u0007 ' }));
    expect(read).toMatchObject({ message: { ask: { name: 'Am\u00E9lie' } } });
  });

  test('is refused unread where it is too long', () => {
    expect(readFromClient(`"${'x'.repeat(9000)}"`)).toEqual({ ok: false, why: 'tooLong' });
  });

  test('may be anything, and is answered', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((ask) => asking(JSON.parse(ask))),
        ),
        (text) => {
          expect(readFromClient(text).ok).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('a wish for a table leaves the rules to those who know them', () => {
  const wish = {
    rules: { parent: 'house', changes: { draw: 3 } },
    seats: [
      { is: 'person', name: 'Ada' },
      { is: 'bot', name: 'West', level: 'novice' },
      { is: 'nobody' },
    ],
    pace: 'calm',
  };
  expect(readWish(JSON.stringify(wish))).toEqual({ ok: true, message: wish });
  const named = { ...wish, rules: { ...wish.rules, name: 'Fri\u200Bday' } };
  expect(readWish(JSON.stringify(named))).toMatchObject({ message: { rules: { name: 'Friday' } } });
  expect(readWish(JSON.stringify({ ...wish, pace: 'never' })).ok).toBe(false);
  const faced = (face: string) => ({
    ...wish,
    seats: [{ is: 'person', name: 'Ada', face }, ...wish.seats],
  });
  expect(readWish(JSON.stringify(faced('fox')))).toEqual({ ok: true, message: faced('fox') });
  expect(readWish(JSON.stringify(faced('gargoyle'))).ok).toBe(false);
});

function readAction(action: Action): unknown {
  const read = readFromClient(acting(action));
  return read.ok && read.message.is === 'ask' && read.message.ask.do === 'act'
    ? read.message.ask.action
    : read;
}

test('rules nested too deep to walk through are malformed, and those a family may nest are read', () => {
  const nested = (depth: number, open: string, close: string): string =>
    `{"rules":${open.repeat(depth)}1${close.repeat(depth)},"seats":[{"is":"nobody"},{"is":"nobody"}],"pace":"calm"}`;
  expect(readWish(nested(12_000, '[', ']'))).toEqual({ ok: false, why: 'malformed' });
  expect(readWish(nested(5000, '{"a":', '}'))).toEqual({ ok: false, why: 'malformed' });
  expect(readWish(nested(30, '{"parent":', '}')).ok).toBe(true);
});
