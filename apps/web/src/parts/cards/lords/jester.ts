import type { Bust } from './bust.ts';

export const jester: Bust = {
  ground: '#fbe2a0',
  strip: '#14211b',
  lettering: '#fff',
  sign: '<path fill="#5a2a91" d="M14.5 7q5 1 5 7l2 4h-14l2-4q0-6 5-7zM12 19.5h5q-.5 2.5-2.5 2.5t-2.5-2.5z"/>',
  figure:
    '<path fill="#c9b3ee" d="M4 112v-104q0-4 4-4h42v108z"/>' +
    // Two-colored coat.
    '<path fill="#5a2a91" d="M12 112q2-19 26-23h12v23z"/><path fill="#efb62e" d="M88 112q-2-19-26-23h-12v23z"/>' +
    // Cap: two horns falling to the sides, and a hood.
    '<path fill="#efb62e" d="M50 19c-13-13-40-6-41 34q11-10 21-3v17q6 15 20 19z"/>' +
    '<path fill="#5a2a91" d="M50 19c13-13 40-6 41 34q-11-10-21-3v17q-6 15-20 19z"/>' +
    '<path fill="#d1900f" d="M30 50q0-14 20-31q-11 15-12 33z"/><path fill="#431d77" d="M70 50q0-14-20-31q11 15 12 33z"/>' +
    // Face.
    '<path fill="#f8d8bf" d="M35 59q0-14 15-14t15 14c0 14-7 22-15 22s-15-8-15-22z"/>' +
    '<path fill="#14211b" d="M41 59a2.3 2.7 0 1 0 4.6 0a2.3 2.7 0 1 0-4.6 0zM54.4 59a2.3 2.7 0 1 0 4.6 0a2.3 2.7 0 1 0-4.6 0z"/>' +
    '<path fill="none" stroke="#7d3018" stroke-width="1.5" stroke-linecap="round" d="M40 53.5q3-3 6-1M60 53.5q-3-3-6-1"/>' +
    '<path fill="#f2a9a0" d="M36.5 67a3.5 3 0 1 0 7 0a3.5 3 0 1 0-7 0zM56.5 67a3.5 3 0 1 0 7 0a3.5 3 0 1 0-7 0z"/>' +
    '<path fill="#d8352e" d="M46.8 65a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z"/>' +
    '<path fill="#8c1d1d" d="M41.5 70q8.5 4 17 0q-1 8.5-8.5 8.5t-8.5-8.5z"/><path fill="#fff" d="M43 71.3q7 2.4 14 0l-1 2.7q-6 1.6-12 0z"/>' +
    // The hood's pointed brim.
    '<path fill="#5a2a91" d="M33 60q1-14 17-16.5v6l-4-3-2 5-4-1.5-2 5.5z"/><path fill="#efb62e" d="M67 60q-1-14-17-16.5v6l4-3 2 5 4-1.5 2 5.5z"/>' +
    // Ruff, and bells on every point.
    '<path fill="#fff" d="M50 106l-8-3-4 6-5-7-8 3 1-8-6-4 7-4 7-5q8 4 16 4t16-4l7 5 7 4-6 4 1 8-8-3-5 7-4-6z"/>' +
    '<path fill="none" stroke="#cabfdf" stroke-width="1.3" d="M36 86l-5 14M43 88l-3 15M57 88l3 15M64 86l5 14M50 88v15"/>' +
    '<path fill="#f3c64f" stroke="#14211b" stroke-width="1.3" d="M5.5 56a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0zM84.9 56a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0z"/>',
};
