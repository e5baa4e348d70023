import type { Bust } from './bust.ts';

export const villain: Bust = {
  ground: '#2c2a3d',
  strip: '#c5211f',
  lettering: '#fff',
  sign: '<path fill="#14161d" d="M6.5 11.5q4-1.5 8 .5q4-2 8-.5q.5 6-4 6q-2.5 0-4-2q-1.5 2-4 2q-4.5 0-4-6z"/>',
  figure:
    '<circle cx="50" cy="56" r="40" fill="#f1d9a2"/>' +
    // Cape with a high collar.
    '<path fill="#14161d" d="M4 112v-8c8-6 14-18 17-40l29 26 29-26c3 22 9 34 17 40v8z"/>' +
    '<path fill="#d02a26" d="M16 112c5-10 8-24 9-38l23 24v14zM84 112c-5-10-8-24-9-38l-23 24v14z"/>' +
    '<path fill="#fff" d="M43 88h14l-3 24h-8z"/>' +
    '<path fill="#14161d" d="M50 92l5-3v6zM50 92l-5-3v6z"/>' +
    // Face, goatee and smile.
    '<path fill="#f3d9c0" d="M35 44h30v18c0 14-8 23-15 28c-7-5-15-14-15-28z"/>' +
    '<path fill="#14161d" d="M46 81h8l-4 11z"/>' +
    '<path fill="none" stroke="#9b1c1c" stroke-width="1.6" stroke-linecap="round" d="M44 76.5q6 3 13-1.5"/>' +
    // Mask.
    '<path fill="#14161d" d="M33 47q9-3 17 1q8-4 17 1c1 9-3 14-9 14q-6 0-8-5q-2 5-8 5c-6 0-10-5-9-16z"/>' +
    '<path fill="#fff" d="M38 52.5l9 2.5q-2 3.5-5 3t-4-5.5zM62 52.5l-9 2.5q2 3.5 5 3t4-5.5z"/>' +
    '<path fill="#14161d" d="M42 56a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM54.8 56a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z"/>' +
    // Moustache.
    '<path fill="#14161d" d="M50 70c-4-4-10-2-14 2c-3 2.5-6 1-6-3c-3 6 2 11 8 9c5-1.5 8-5 12-5.5c4 .5 7 4 12 5.5c6 2 11-3 8-9c0 4-3 5.5-6 3c-4-4-10-6-14-2z"/>' +
    // Hat and feather.
    '<path fill="#14161d" d="M32 42c-1-18 4-26 11-25q4 1 7 3q3-2 7-3c7-1 12 7 11 25z"/>' +
    '<path fill="#c5211f" d="M32 33q18 5 36 0v7q-18 5-36 0z"/>' +
    '<path fill="#14161d" d="M10 40c8 4 20-1 40-1s32 5 40 1c-3 9-20 10-40 10s-37-1-40-10z"/>' +
    '<path fill="#fff" d="M63 38c6-8 9-22 24-30c5 12-3 27-21 31z"/>' +
    '<path fill="none" stroke="#b9b4c6" stroke-width="1.2" d="M65 38q10-10 20-26"/>',
};
