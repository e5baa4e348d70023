import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText, plainTexts } from './plainText.ts';

test.each([
  ['zero-width spaces', '\u200B\u200B'],
  ['a word joiner and a byte order mark', '\u2060\uFEFF'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['marks without a letter', '\u0301\u0302'],
  ['a Braille letter without a dot', '\u2800'],
  ['joiners', '\u200D\u200C'],
  ['tags and selectors', '\u{E0041}\uFE0F'],
  ['a soft hyphen', '\u00AD'],
  ['spaces of other kinds', '\u00A0\u3000\u2003'],
  ['bidirectional controls', '\u202E\u2066\u200F\u061C'],
  ['control characters', '\u0007\n\u0000'],
])('nothing is left of %s', (_, typed) => {
  expect(plainText(typed)).toBe('');
});

test.each([
  ['  Ada \n Lovelace ', 'Ada Lovelace'],
  ['A\u200Bda', 'Ada'],
  ['\u202Eada', 'ada'],
  ['Ame\u0301lie', 'Amélie'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D🌾', '👩\u200D🌾'],
  ['❤\uFE0F', '❤\uFE0F'],
  ['नमस्ते', 'नमस्ते'],
  ['李', '李'],
  ['7', '7'],
  ['?!', '?!'],
])('%j is shown as %j', (typed, shown) => {
  expect(plainText(typed)).toBe(shown);
});

test('marks are not piled up without end', () => {
  expect(plainText(`Z${'\u0301'.repeat(500)}`).length).toBeLessThan(12);
});

test('plain text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = plainText(typed);
      expect(plainText(once)).toBe(once);
    }),
  );
});

test('data keeps its shape', () => {
  const data = { name: 'Fr\u200Biday', more: [1, true, null, { a: '\u200B' }] };
  expect(plainTexts(data)).toEqual({ name: 'Friday', more: [1, true, null, { a: '' }] });
});
