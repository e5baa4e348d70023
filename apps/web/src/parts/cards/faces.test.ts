import { packFor } from '@hand-and-foot/engine';
import { describe, expect, test } from 'vitest';
import { lordsFace } from './lords/face.ts';
import { drawSheet, faceId } from './sheet.ts';
import { standardFace } from './drawing/standard.ts';

describe.each([
  ['standard', standardFace],
  ['two-jokers', standardFace],
  ['lords-and-ladies', lordsFace],
] as const)('the faces of %s', (id, draw) => {
  const { faces } = packFor(id);

  test.each(faces)('%s has a drawing without gaps', (face) => {
    const drawing = draw(face);
    expect(drawing).toMatch(/ d="M/);
    expect(drawing).not.toMatch(/NaN|undefined|null/);
  });

  test('no two look the same', () => {
    expect(new Set(faces.map(draw)).size).toBe(faces.length);
  });

  test('each shows something in every size and print', () => {
    const unseen = faces.filter((face) => {
      const drawing = draw(face);
      const varies = drawing.includes('var(--full)');
      return varies && !/var\(--compact\).*var\(--large\)|var\(--plain\)/.test(drawing);
    });
    expect(unseen).toEqual([]);
  });

  test('each is in the sheet once', async () => {
    const sheet = await drawSheet(id);
    const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
    expect(ids).toEqual(faces.map((face) => faceId(id, face)));
  });
});

describe('a little joker', () => {
  const [big, little] = ['joker', 'littleJoker'].map(standardFace);

  test('is told apart by more than its size, in compact and large print, too', () => {
    const parts = (drawing: string) => drawing.split('var(--full)')[1]!.split('var(--compact)')[1]!;
    expect(parts(big!)).toContain('var(--red)');
    expect(parts(little!)).not.toMatch(/--red|--gold/);
  });

  test('has its name in both languages', () => {
    expect(little).toMatch(/--in-english.* d="M.*--in-spanish.* d="M/);
    expect(little).not.toMatch(/NaN|undefined/);
  });
});
