import { circle, place } from './outline.ts';
import { SUITS, type Suit } from './suits.ts';

type Court = keyof typeof FIGURES;

export function isCourt(rank: string): rank is Court {
  return rank in FIGURES;
}

/** The suit's sign poses for a portrait, under a king's or queen's crown or a jack's cap. */
export function courtFigure(rank: Court, suit: Suit): string {
  const { robe, face, head } = FIGURES[rank];
  const { y, scale, chin } = HEADS[suit];
  return (
    `<path fill="color-mix(in srgb, currentcolor 9%, var(--card))" stroke="currentcolor" stroke-width="1.4" d="${PANEL}"/>${solid(ROBE)}${robe}` +
    `<path fill="var(--card)" stroke="currentcolor" stroke-width="3.6" stroke-linejoin="round" paint-order="stroke" d="${place(SUITS[suit], 50, y, scale)}"/>` +
    `<g transform="translate(0 ${chin})">${face}</g>${head}`
  );
}

/** Each sign's head position under the crown, and how much lower its face is. */
const HEADS: Record<Suit, { y: number; scale: number; chin: number }> = {
  hearts: { y: 75, scale: 0.405, chin: 0 },
  diamonds: { y: 77, scale: 0.42, chin: 0 },
  clubs: { y: 79, scale: 0.44, chin: 5 },
  spades: { y: 77, scale: 0.42, chin: 0 },
};

const gold = (outline: string) =>
  `<path fill="var(--gold)" stroke="currentcolor" stroke-width="1.4" stroke-linejoin="round" d="${outline}"/>`;
const white = (outline: string) =>
  `<path fill="var(--card)" stroke="currentcolor" stroke-width="1.2" stroke-linejoin="round" d="${outline}"/>`;
const solid = (outline: string) => `<path d="${outline}"/>`;

const balls = (radius: number, ...centres: [x: number, y: number][]) =>
  centres.map(([x, y]) => circle(x, y, radius)).join('');

const PANEL = 'M31 12h38a4 4 0 0 1 4 4v108a4 4 0 0 1-4 4h-38a4 4 0 0 1-4-4v-108a4 4 0 0 1 4-4z';
const ROBE = 'M27.5 116c1-14 9-23 22.5-23s21.5 9 22.5 23v8q0 3.5-3.5 3.5h-38q-3.5 0-3.5-3.5z';
const EYES = balls(1.8, [44.5, 74], [55.5, 74]);

const FIGURES = {
  K: {
    robe:
      white('M33 102q-4 4-5 12c12 13 32 13 44 0q-1-8-5-12c-8 10-26 10-34 0z') +
      solid(
        'M36 110l1.5 5h-3zM43 113.5l1.5 5h-3zM57 113.5l1.5 5h-3zM64 110l1.5 5h-3zM50 115l1.5 5h-3z',
      ),
    face: solid(
      `${EYES}M50 79.5c-3-2-8-1.5-10 2.5c4 1.5 7 1 10-.5c3 1.5 6 2 10 .5c-2-4-7-4.5-10-2.5z`,
    ),
    head:
      gold('M48.3 35v-6h-4.8v-3.5h4.8v-4.5h3.4v4.5h4.8v3.5h-4.8v6z') +
      gold('M32.5 62l-3-23 10.5 9 10-14.5 10 14.5 10.5-9-3 23z') +
      solid(`M32 55.5h36v1.3h-36z${balls(1.5, [40, 59.3], [50, 59.3], [60, 59.3])}`),
  },
  Q: {
    robe: white(
      balls(
        2.5,
        [34, 102],
        [38.5, 106.5],
        [44, 109.5],
        [50, 110.5],
        [56, 109.5],
        [61.5, 106.5],
        [66, 102],
      ),
    ),
    face:
      solid('M46.5 81.5q2-2 3.5-.8q1.5-1.2 3.5 .8q-3.5 4.5-7 0z') +
      '<path fill="none" stroke="currentcolor" stroke-width="1.4" stroke-linecap="round" d="M41.5 73q3 3.5 6 0M52.5 73q3 3.5 6 0"/>',
    head:
      gold(
        'M33.5 61c-.5-8-2-13-3.5-18l7.5 5 4-10 4.5 7.5 4-11 4 11 4.5-7.5 4 10 7.5-5c-1.5 5-3 10-3.5 18q-16.5-5-33 0z',
      ) + white(balls(2.2, [30, 41.5], [41, 36], [50, 32], [59, 36], [70, 41.5])),
  },
  J: {
    robe: white('M34 102l16 17 16-17 4 6-20 19-20-19z'),
    face: solid(`${EYES}M44.5 79q5.5 7 11 0q-5.5 2.5-11 0z`),
    head:
      solid('M33 58c2-13 9-22 20-22c11 1 17 9 17 20z') +
      white('M61 53c-6-9-5-24 4-35c8 9 9 25 2 36z') +
      gold('M28 61.5c11-2 26-5 41-13q4 6 2 13q-20-1-42 3.5q-2.5-1-1-3.5z'),
  },
};
