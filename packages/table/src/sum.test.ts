import { expect, test } from 'vitest';
import { sumAfter, sumOf } from './sum.ts';

// Stored sums are compared with these for ever.
test.each([
  ['0000000000000000', '', '0000000000000000'],
  ['0000000000000000', 'table', 'aa65317afdfcf932'],
  ['0123456789abcdef', '{"version":2,"seq":1,"at":1,"entry":"closed"}', 'd885ca0c8c164556'],
  ['ffffffffffffffff', 'Zoë ♥ 🂡', 'c6eb627054006875'],
])('after %s comes %s with the sum that it always had', (before, text, sum) => {
  expect(sumAfter(before, text)).toBe(sum);
});

test('another text, another order, another beginning: another sum', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', 'a'.repeat(300), 'a'.repeat(301)];
  const starts = [sumOf('oak'), sumOf('elm'), sumOf('')];
  const sums = starts.flatMap((start) =>
    texts.flatMap((one) => texts.map((two) => sumAfter(sumAfter(start, one), two))),
  );
  expect(new Set(sums).size).toBe(sums.length);
});

test('one bit that is flipped anywhere shows', () => {
  const text = '{"version":2,"seq":3,"at":1000075,"entry":"acted","seat":0}';
  const sum = sumAfter(sumOf('oak'), text);
  for (let at = 0; at < text.length; at++)
    for (let bit = 0; bit < 16; bit++) {
      const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
      const changed = text.slice(0, at) + flipped + text.slice(at + 1);
      expect(sumAfter(sumOf('oak'), changed)).not.toBe(sum);
    }
});
