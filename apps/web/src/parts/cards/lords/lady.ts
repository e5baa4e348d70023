import type { Bust } from './bust.ts';

export const lady: Bust = {
  ground: '#f5c3d0',
  strip: '#a3174f',
  lettering: '#fff',
  sign: '<path fill="#a3174f" d="M14.5 7.5a3 3 0 0 1 3 3.5a3 3 0 0 1 2 5.5a3 3 0 0 1-5 2.5a3 3 0 0 1-5-2.5a3 3 0 0 1 2-5.5a3 3 0 0 1 3-3.5z"/><circle cx="14.5" cy="14" r="2" fill="#fff"/>',
  figure:
    '<circle cx="50" cy="58" r="41" fill="#fbdde5"/>' +
    // Long hair behind the shoulders.
    '<path fill="#7d3018" d="M50 27c-22 0-27 18-26 38c.5 16-8 24-6 40q10 8 20 7h24q10 1 20-7c2-16-6.5-24-6-40c1-20-4-38-26-38z"/>' +
    // Gown, neck and shoulders.
    '<path fill="#f0c19f" d="M44 76h12v12c8 1 15 3 19 7l-11 17h-28l-11-17c4-4 11-6 19-7z"/>' +
    '<path fill="#c2185b" d="M10 112c0-10 6-16 16-18c4 10 14 13 24 13s20-3 24-13c10 2 16 8 16 18z"/>' +
    '<path fill="#a3174f" d="M50 107c10 0 20-3 24-13c10 2 16 8 16 18h-40z"/>' +
    // Face.
    '<path fill="#f8d8bf" d="M34 54c0-14 7-21 16-21s16 7 16 21c0 16-8 28-16 28s-16-12-16-28z"/>' +
    '<path fill="#f2a9a0" opacity=".7" d="M36 65a4 3 0 1 0 8 0a4 3 0 1 0-8 0zM56 65a4 3 0 1 0 8 0a4 3 0 1 0-8 0z"/>' +
    '<path fill="#14211b" d="M40.5 57.5a2.2 2.5 0 1 0 4.4 0a2.2 2.5 0 1 0-4.4 0zM55.1 57.5a2.2 2.5 0 1 0 4.4 0a2.2 2.5 0 1 0-4.4 0z"/>' +
    '<path fill="none" stroke="#7d3018" stroke-width="1.3" stroke-linecap="round" d="M38.5 57q3.5-4 8-1.5M61.5 57q-3.5-4-8-1.5M39 51q4-2.5 7.5-1M61 51q-4-2.5-7.5-1M49 65.5q1 .8 2 0"/>' +
    '<path fill="#c4163f" d="M45 71q3-2.5 5-1q2-1.5 5 1q-2 4-5 4t-5-4z"/>' +
    // Hair over the brow.
    '<path fill="#9c4322" d="M50 29c-17 0-22 13-20 34c4-4 7-11 8.5-18c5-1 9-4 11.5-9c2.5 5 6.5 8 11.5 9c1.5 7 4.5 14 8.5 18c2-21-3-34-20-34z"/>' +
    // Tiara, earrings, necklace.
    '<path fill="#edbf4a" d="M32 37l-2-9 8 3 5-10 7 8 7-8 5 10 8-3-2 9q-18-10-36 0z"/>' +
    '<path fill="#fff" d="M28.5 27a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM40.8 20a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM54.8 20a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM67.1 27a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM31.5 70a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM64.1 70a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z"/>' +
    '<path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 4.6" d="M38 90q12 14 24 0"/>' +
    '<path fill="#c4163f" d="M50 28l2.5 3-2.5 3-2.5-3z"/>',
};
