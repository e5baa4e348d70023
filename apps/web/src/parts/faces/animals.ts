import type { Face } from '@hand-and-foot/protocol';
import { area, both, INK, line, pair, round, type Part } from './strokes.ts';

interface Animal {
  readonly ground: string;
  readonly parts: readonly Part[];
}

const WHITE = '#fbf7ee';
const eyes = (away: number, y: number): Part => area(INK, pair(away, y, 1.8, 2.1));
const mouth = (y: number): Part => line(INK, `M24 ${y}q0 3-4 3M24 ${y}q0 3 4 3`);

export const ANIMALS: Record<Face, Animal> = {
  fox: {
    ground: '#c9dccb',
    parts: [
      area('#d8702c', both([2, 18], [14, 4], [17, 26])),
      area('#3a2620', both([11, 10], [13.6, 6.5], [14.6, 14])),
      area('#d8702c', 'M6 24Q10 14 24 14T42 24Q38 38 24 44 10 38 6 24z'),
      area(WHITE, 'M6.5 25Q16 24 24 38 32 24 41.5 25 37 38 24 43.5 11 38 6.5 25z'),
      eyes(7, 25),
      area(INK, round(24, 40, 3, 2.4)),
    ],
  },
  owl: {
    ground: '#d9cbe0',
    parts: [
      area('#7c5636', both([3, 14], [15, 4], [17, 22])),
      area('#7c5636', round(24, 26, 18, 17)),
      area('#e8cf9f', pair(7.5, 22.5, 8.5)),
      area(WHITE, pair(7.5, 22.5, 6)),
      area(INK, pair(7, 22.5, 3.2)),
      area('#e0962e', 'M24 24 20.5 29 24 34.5 27.5 29z'),
      line('#e8cf9f', 'M15 36q2 3 4 0M22 38q2 3 4 0M29 36q2 3 4 0'),
    ],
  },
  bear: {
    ground: '#f0d48a',
    parts: [
      area('#8a5a36', pair(13, 12, 6.5), round(24, 26, 18, 17)),
      area('#c99766', pair(13, 12, 3.2), round(24, 32, 9, 7.5)),
      eyes(7.5, 22.5),
      area(INK, round(24, 28.5, 3.6, 2.6)),
      mouth(31),
    ],
  },
  rabbit: {
    ground: '#e9c7bc',
    parts: [
      area('#f2ece2', pair(7.5, 12, 4.5, 12), round(24, 30, 15, 14)),
      area('#e4a3a0', pair(7.5, 12, 2, 8.5)),
      eyes(6.5, 27.5),
      area('#d9707a', round(24, 32.5, 2.4, 1.8)),
      mouth(34.5),
      area(WHITE, 'M21.8 38h4.4v4.5h-4.4z'),
    ],
  },
  lion: {
    ground: '#c4d6e0',
    parts: [
      area(
        '#a8561f',
        round(24, 9, 6.5),
        round(24, 41, 6),
        pair(10, 11.5, 6.5),
        pair(16, 19.5, 6.5),
        pair(17, 29, 6.5),
        pair(11, 37.5, 6.5),
      ),
      area('#e8b04e', round(24, 25.5, 14, 14)),
      area(WHITE, round(24, 32, 6.5, 4.8)),
      eyes(6, 23.5),
      area(INK, 'M20.8 28h6.4L24 31.5z'),
      mouth(31.5),
    ],
  },
  panda: {
    ground: '#c9dccb',
    parts: [
      area(INK, pair(13.5, 12, 6.5)),
      area(WHITE, round(24, 27, 18, 16.5)),
      area(
        INK,
        'M20.5 20q1 4.5-2.5 8.5-3 2.5-5.5.5-2-3 1-7.5 4-5 7-1.5zM27.5 20q-1 4.5 2.5 8.5 3 2.5 5.5.5 2-3-1-7.5-4-5-7-1.5z',
      ),
      area(WHITE, pair(7.4, 24, 1.9)),
      area(INK, round(24, 31.5, 3, 2.2)),
      mouth(33.5),
    ],
  },
  penguin: {
    ground: '#c4d6e0',
    parts: [
      area('#263546', 'M24 5Q41 5 41 27V48H7V27Q7 5 24 5z'),
      area(WHITE, round(24, 42, 12.5, 15), pair(6.5, 23, 7.5, 8.5)),
      eyes(6, 22.5),
      area('#e0962e', 'M17.5 27.5Q24 23.5 30.5 27.5 28 33.5 24 33.5T17.5 27.5z'),
      area('#e79a8a', pair(11, 30, 2.2, 1.6)),
    ],
  },
  koala: {
    ground: '#f0d48a',
    parts: [
      area('#8d949b', pair(14.5, 16, 9.5), round(24, 27.5, 14.5, 15.5)),
      area('#d6d3d0', pair(16, 16.5, 5.2)),
      eyes(7.5, 24),
      area(INK, round(24, 28.5, 3.6, 5.5)),
      line(INK, 'M20.5 37.5q3.5 2.5 7 0'),
    ],
  },
  deer: {
    ground: '#e9c7bc',
    parts: [
      line('#5d3f28', 'M19 14Q17 8 13 3M16.5 8.5 9.5 8M29 14Q31 8 35 3M31.5 8.5l7-.5'),
      area('#b07843', both([9, 19], [20, 14], [18, 23], [10, 25])),
      area('#b07843', 'M13 18Q15 12 24 12T35 18Q36 30 31 39 28 45 24 45T17 39Q12 30 13 18z'),
      area(WHITE, round(24, 38.5, 6.5, 5.5), pair(4.2, 16.5, 1.1), round(24, 19.5, 1.1)),
      eyes(7, 24.5),
      area(INK, round(24, 36, 3.6, 2.5)),
    ],
  },
  elephant: {
    ground: '#d9cbe0',
    parts: [
      area('#8798a8', pair(15.5, 20, 8, 12)),
      area('#c9b3bd', pair(16.5, 20, 4.5, 8)),
      area(
        '#8798a8',
        'M12.5 22Q12.5 8 24 8T35.5 22Q35.5 32 29 33V44q0 3-5 3t-5-3V33Q12.5 32 12.5 22z',
      ),
      line('#66788a', 'M20 36.5q4 1.5 8 0M20 41q4 1.5 8 0'),
      eyes(6, 21.5),
      area(WHITE, both([6.5, 32.5], [10, 31], [9.5, 38.5])),
    ],
  },
  hedgehog: {
    ground: '#c9dccb',
    parts: [
      area(
        '#5a4032',
        'M24 3 28 8 33 4.5 34.5 10.5 40.5 9.5 39.5 15.5 45 17.5 42 22.5 46 27 41 30 43 36 37 37.5 36 43H12L11 37.5 5 36 7 30 2 27 6 22.5 3 17.5 8.5 15.5 7.5 9.5 13.5 10.5 15 4.5 20 8z',
      ),
      area(
        '#ecd0a6',
        'M11 26Q11 17 18 17 22 17 24 21 26 17 30 17 37 17 37 26 37 40 24 43.5 11 40 11 26z',
      ),
      eyes(6.5, 27),
      area(INK, round(24, 34.5, 3, 2.6)),
      line(INK, 'M20.5 39q3.5 2 7 0'),
    ],
  },
  frog: {
    ground: '#f0d48a',
    parts: [
      area('#5c9147', pair(10, 13.5, 7.5), round(24, 29, 19, 15)),
      area(WHITE, pair(10, 13, 4.8)),
      area(INK, pair(10, 13.5, 2.4)),
      area('#a8c878', round(24, 36, 12.5, 7)),
      line(INK, 'M10.5 29Q24 38.5 37.5 29'),
      area(INK, pair(2.5, 25, 0.9)),
    ],
  },
  cat: {
    ground: '#c4d6e0',
    parts: [
      area('#6b6570', both([3, 16], [15.5, 4], [17, 24])),
      area('#6b6570', round(24, 27, 17.5, 15.5)),
      area('#e4a3a0', both([9, 13], [13.6, 8.5], [14.2, 17])),
      line('#433d48', 'M24 12v6M19 13v4M29 13v4'),
      area('#d8e05a', pair(7.5, 25, 3.4, 3)),
      area(INK, pair(7.5, 25, 1.2, 2.8)),
      area('#e4a3a0', 'M21.5 31h5L24 33.8z'),
      mouth(33.5),
      line(WHITE, 'M15 32.5 5 31M15 35 6 37M33 32.5 43 31M33 35l9 2'),
    ],
  },
  dog: {
    ground: '#e9c7bc',
    parts: [
      area('#ead9bd', round(24, 26, 15, 17)),
      area('#6a4528', both([9, 11], [15, 9.5], [20.5, 18], [19.5, 33], [15, 35.5], [12.5, 24])),
      area('#6a4528', round(30.5, 23.5, 5.5, 6)),
      area(WHITE, round(24, 33.5, 8.5, 7)),
      eyes(6.5, 23.5),
      area(INK, round(24, 29.5, 3.6, 2.6)),
      mouth(32),
      area('#d9606a', 'M21.5 37h5v3.5q0 2.5-2.5 2.5t-2.5-2.5z'),
    ],
  },
  mouse: {
    ground: '#d9cbe0',
    parts: [
      area('#a39b93', pair(13.5, 14, 10)),
      area('#e4b3ae', pair(13.5, 14.5, 6.3)),
      area('#a39b93', 'M10 28Q10 17 24 17T38 28Q37 36 24 44.5 11 36 10 28z'),
      eyes(6, 27),
      area('#d9606a', round(24, 41.5, 2.8)),
      line(INK, 'M19 37 9 36M19 39.5l-9 2.5M29 37l10-1M29 39.5l9 2.5'),
    ],
  },
  rooster: {
    ground: '#c9dccb',
    parts: [
      area('#c2302b', round(24, 7, 4.2), round(17, 10, 4), round(31, 10, 4)),
      area(WHITE, 'M24 10Q36 10 36 24 36 36 42 48H6Q12 36 12 24 12 10 24 10z'),
      area('#c2302b', pair(3.3, 37.5, 3.2, 5)),
      area('#e0962e', 'M16.5 27Q24 21.5 31.5 27 27 34.5 24 34.5T16.5 27z'),
      line('#b06a12', 'M17 27.5q7 2 14 0'),
      eyes(6.5, 21),
    ],
  },
};
