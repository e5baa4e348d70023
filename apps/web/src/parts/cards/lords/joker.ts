import type { Bust } from './bust.ts';

/** Four by four diamonds that fill the ground exactly. */
const DIAMONDS = [0, 1, 2, 3]
  .flatMap((row) => [0, 1, 2, 3].map((column) => [4 + 23 * column, 17.5 + 27 * row]))
  .map(([x, y]) => `M${x} ${y}l11.5-13.5 11.5 13.5-11.5 13.5z`)
  .join('');

export const joker: Bust = {
  ground: '#bfe3dc',
  strip: '#14211b',
  lettering: '#fff',
  sign: '<path fill="#0f766e" d="M14.5 6l2.4 5.6 6.1.5-4.6 4 1.4 6-5.3-3.2-5.3 3.2 1.4-6-4.6-4 6.1-.5z"/>',
  figure:
    `<path fill="#0f8a80" d="${DIAMONDS}"/>` +
    // The mask's ribbons.
    '<path fill="#d8352e" d="M22 52c-7 5-12 2-18 6v9c4-2 6-2 9-1q-5 6-9 8v10c9-4 16-10 20-20zM78 52c7 5 12 2 18 6v9c-4-2-6-2-9-1q5 6 9 8v10c-9-4-16-10-20-20z"/>' +
    // Mask.
    '<path fill="#fff" stroke="#14211b" stroke-width="2" d="M20 44q14 4 30-3q16 7 30 3c4 34-8 58-30 66c-22-8-34-32-30-66z"/>' +
    '<path fill="#dfe9e4" d="M50 42q16 6 29 3c4 33-8 56-29 64z"/>' +
    '<path fill="#14211b" d="M27 62q2-10 10-10t9 10q-4-5-9.5-5t-9.5 5zM73 62q-2-10-10-10t-9 10q4-5 9.5-5t9.5 5z"/>' +
    '<path fill="#14211b" d="M26 74q24 10 48 0c-1 17-10 26-24 26s-23-9-24-26z"/>' +
    '<path fill="#fff" d="M29 77.5q21 7.5 42 0l-1.5 5.5q-19.5 5.5-39 0z"/>' +
    '<path fill="#d8352e" d="M36 92q14-9 28 0q-5 6-14 6t-14-6z"/>' +
    '<path fill="#0f8a80" d="M36 64l2.5 5-2.5 5-2.5-5zM64 64l2.5 5-2.5 5-2.5-5z"/>' +
    // Star.
    '<path fill="#f3c64f" stroke="#14211b" stroke-width="2" stroke-linejoin="round" d="M50 8l6 13.5 15 1.5-11.5 10 3.5 14.5-13-7.5-13 7.5 3.5-14.5-11.5-10 15-1.5z"/>',
};
