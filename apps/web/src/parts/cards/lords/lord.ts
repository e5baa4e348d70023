import type { Bust } from './bust.ts';

export const lord: Bust = {
  ground: '#1f3c73',
  strip: '#edbf4a',
  lettering: '#14211b',
  sign: '<path fill="#1f3c73" d="M8 20l-1.5-10 4.5 4 3.5-6 3.5 6 4.5-4-1.5 10z"/>',
  figure:
    '<circle cx="50" cy="58" r="41" fill="#2b4c8a"/>' +
    // Mantle of ermine over a red robe.
    '<path fill="#a62a2a" d="M28 112l10-26h24l10 26z"/>' +
    '<path fill="#fff" d="M5 112c0-15 14-24 31-27l8 27zM95 112c0-15-14-24-31-27l-8 27z"/>' +
    '<path fill="#14211b" d="M18 101l2.5 6h-5zM29 93l2.5 6h-5zM34 104l2.5 6h-5zM82 101l2.5 6h-5zM71 93l2.5 6h-5zM66 104l2.5 6h-5z"/>' +
    // Hair and face.
    '<path fill="#6a4322" d="M30 46h40v24q-2 10-8 12h-24q-6-2-8-12z"/>' +
    '<path fill="#f2cba8" d="M34 46h32v22c0 10-7 16-16 16s-16-6-16-16z"/>' +
    '<path fill="#e3b088" d="M50 54l3.5 10.5h-7z"/>' +
    '<path fill="#14211b" d="M41 58a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM54.6 58a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z"/>' +
    '<path fill="#6a4322" d="M38.5 54q4-4.5 9-1.5l-.5 2q-4-2-7.5 1.5zM61.5 54q-4-4.5-9-1.5l.5 2q4-2 7.5 1.5z"/>' +
    // Beard and moustache.
    '<path fill="#8d5a2c" d="M31 60c3 7 8 6 19 6s16 1 19-6c4 19-5 40-19 46c-14-6-23-27-19-46z"/>' +
    '<path fill="#77481f" d="M50 72v34c-3-1.5-6-4-8.5-7.5q6-10 8.5-26.5zM59 98c4-6 6-13 6-20q-2 12-6 20z"/>' +
    '<path fill="#b4433a" d="M44.5 72h11q-1.5 5-5.5 5t-5.5-5z"/>' +
    '<path fill="#6a4322" d="M50 67c-5-4-13-2-16 6c6 2 12 1 16-2c4 3 10 4 16 2c-3-8-11-10-16-6z"/>' +
    // Crown.
    '<path fill="#b3262a" d="M32 42q-1-16 18-20q19 4 18 20z"/>' +
    '<path fill="#f3c64f" d="M29 47l-2.5-21 11.5 10 12-22 12 22 11.5-10-2.5 21z"/>' +
    '<path fill="#d9a22e" d="M50 14l12 22 11.5-10-2.5 21h-21z"/>' +
    '<path fill="#c48a1c" d="M28.5 41h43l-1 9h-41z"/>' +
    '<path fill="#fff3cf" d="M23.5 25.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM46.5 12.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM70.5 25.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"/>' +
    '<path fill="#c9232c" d="M50 42l4 3.5-4 3.5-4-3.5z"/>' +
    '<path fill="#2f7d5c" d="M36 45.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM60 45.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"/>',
};
