import { describe, expect, test } from 'vitest';
import { CAST, castFor } from './cast.ts';
import { FACES, faceFor, isFace } from './faces.ts';

const MOST_SEATS = 16;
const seeds = Array.from({ length: 50 }, (_, at) => `table ${at}`);
const initialsOf = (names: readonly string[]) => names.map(([initial]) => initial);

describe('the bots at a table', () => {
  test('fill the largest table, and no two begin with the same letter', () => {
    for (const seed of seeds) {
      const names = castFor(seed, [], MOST_SEATS);
      expect(new Set(names).size).toBe(MOST_SEATS);
      expect(new Set(initialsOf(names)).size).toBe(MOST_SEATS);
    }
  });

  test('are the same wherever the table is opened, and others at another table', () => {
    for (const seed of seeds) expect(castFor(seed, ['Ana'], 3)).toEqual(castFor(seed, ['Ana'], 3));
    expect(new Set(seeds.map((seed) => castFor(seed, [], 3).join())).size).toBeGreaterThan(40);
    // Another order would change who sits down at tables that are being made.
    expect(castFor('0', [], 3)).toEqual(['Gus', 'Ruth', 'Fatima']);
  });

  test.each(['Ruth', 'ruth', 'RUTH R.', ' Rúth'])(
    'leave the name of a person alone: %s',
    (name) => {
      for (const seed of seeds) expect(castFor(seed, [name], MOST_SEATS - 1)).not.toContain('Ruth');
    },
  );

  test('begin like no person’s name while there are others', () => {
    for (const seed of seeds) {
      const names = castFor(seed, ['Ana', 'Berta', 'Åse'], MOST_SEATS - 3);
      expect(names).toHaveLength(MOST_SEATS - 3);
      expect(initialsOf(castFor(seed, ['Ana', 'Berta'], 6))).not.toContain('A');
    }
  });

  test('find a place at a full table where people have names of the cast', () => {
    for (let people = 0; people <= MOST_SEATS; people++) {
      const taken = CAST.slice(0, people);
      const names = castFor('full', taken, MOST_SEATS - people);
      expect(new Set([...taken, ...names])).toEqual(new Set(CAST));
    }
  });

  test('that join later are none of those who are there', () => {
    const first = castFor('late', ['Ana'], 2);
    const [next] = castFor('late', ['Ana', ...first], 1);
    expect(first).not.toContain(next);
  });
});

describe('the face of somebody who chose none', () => {
  test('follows from the name', () => {
    expect(faceFor('Rosa')).toBe(faceFor('rosa'));
    expect(new Set(['Ana', 'Ben', 'Cleo', 'Rosa', 'Max'].map((name) => faceFor(name))).size) //
      .toBeGreaterThan(2);
  });

  test('is nobody else’s while there are others', () => {
    const taken: ReturnType<typeof faceFor>[] = [];
    for (const _ of FACES) taken.push(faceFor('Rosa', taken));
    expect(new Set(taken).size).toBe(FACES.length);
    expect(faceFor('Rosa', taken)).toBe(faceFor('Rosa'));
  });

  test('is one of the list', () => {
    expect(isFace('fox')).toBe(true);
    for (const no of ['Fox', 'ruth', '', undefined, 3]) expect(isFace(no)).toBe(false);
  });
});
