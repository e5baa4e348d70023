import type { CastName } from '@hand-and-foot/protocol';
import { area, both, INK, line, pair, round, type Part } from './strokes.ts';

/** A portrait in layers: hair behind the head, the head itself, and everything on it. */
interface Person {
  readonly ground: string;
  readonly skin: string;
  readonly clothes: string;
  readonly behind?: readonly Part[];
  readonly front: readonly Part[];
  /** The mouth, if it isn't the usual smile. */
  readonly mouth?: Part;
}

const SMILE = 'M20 30q4 3.5 8 0';
const CHEEKS = '#d9644a';

/** Hair over the top of the head, down to the ears. */
const CROWN = 'M12.5 25Q12 10 24 10T35.5 25Q33 18 29 17 24 19 18 16.5 14.5 20 12.5 25z';

/** Around the face: the ellipse that follows it runs the other way, which leaves a hole. */
const SCARF = 'M24 7Q38 7 38.5 24 39 38 43 48H5Q9 38 9.5 24 10 7 24 7z';

const glasses = (color: string, r: number): Part =>
  line(color, pair(4.8, 24.5, r), `M${19.2 + r} 24h${9.6 - 2 * r}`);

const PEOPLE: Record<CastName, Person> = {
  /** Big round curls and hoops. */
  Amara: {
    ground: '#f0d48a',
    skin: '#7a4a2e',
    clothes: '#0c5743',
    behind: [area('#2a1c18', round(24, 18.5, 16.5, 15.5))],
    front: [
      area('#2a1c18', 'M13 21Q15 12 24 12T35 21Q30 16 24 16.5T13 21z'),
      line('#e0a92e', pair(12, 32, 2.6)),
    ],
  },
  /** A full dark beard. */
  Bruno: {
    ground: '#c9dccb',
    skin: '#dca878',
    clothes: '#8a3b2c',
    front: [
      area('#3b2a20', 'M12.5 23Q15 31 24 27.5 33 31 35.5 23 37 40 24 41.5T12.5 23z'),
      area('#3b2a20', 'M13 20Q12 9.5 24 9.5T35 20Q33 15.5 24 15T13 20z'),
      line('#3b2a20', 'M16.5 20.5q2.5-1.6 5 0M26.5 20.5q2.5-1.6 5 0'),
    ],
    mouth: area('#e9c9b0', 'M20.5 32q3.5 3 7 0z'),
  },
  /** A gray bun on top, round glasses. */
  Celia: {
    ground: '#e9c7bc',
    skin: '#edc9a4',
    clothes: '#69326f',
    behind: [area('#a9a7a3', round(24, 6.5, 6))],
    front: [area('#a9a7a3', CROWN), glasses('#5a3a60', 3.6)],
  },
  /** A tall wave of black hair. */
  Dev: {
    ground: '#c4d6e0',
    skin: '#b47a4b',
    clothes: '#d8902a',
    front: [
      area('#1d1a1c', 'M12.5 22Q11 12 17 8 27 1 36 9 37.5 14 35.5 22 34 16 29 14.5 19 17 12.5 22z'),
      line('#1d1a1c', 'M16.5 20.8h5M26.5 20.8h5'),
    ],
  },
  /** A headscarf. */
  Fatima: {
    ground: '#f0d48a',
    skin: '#d9a577',
    clothes: '#1f7a78',
    front: [
      area('#1f7a78', SCARF, round(24, 25, 9.4, 10.8)),
      line('#145957', 'M14 34.5q9 8.5 20.5 1M12 41.5q10 5 23 0'),
    ],
  },
  /** Bald, with white tufts and a walrus mustache. */
  Gus: {
    ground: '#c9dccb',
    skin: '#efc0a0',
    clothes: '#3d5a80',
    behind: [area('#f4f1ea', pair(12.5, 23, 4.2, 5.5))],
    front: [
      line('#f4f1ea', 'M16.5 20q2.5-1.8 5 0M26.5 20q2.5-1.8 5 0'),
      area('#f4f1ea', 'M24 28.5Q19 27 16 33 21 34 24 31.5 27 34 32 33 29 27 24 28.5z'),
    ],
    mouth: line('#a8553f', 'M22 35h4'),
  },
  /** A red bob with bangs, freckles. */
  Iris: {
    ground: '#c4d6e0',
    skin: '#f4d6bf',
    clothes: '#4c7a3f',
    behind: [area('#b5482a', 'M24 8Q38 8 38 22 38 33 36 36H12Q10 33 10 22 10 8 24 8z')],
    front: [
      area('#b5482a', 'M12.5 22Q12 9 24 9T35.5 22Q30 19.5 24 19.5T12.5 22z'),
      area('#c9744f', pair(6.5, 28, 0.7), pair(4.5, 29.5, 0.7), pair(8.5, 29.5, 0.7)),
    ],
  },
  /** A baseball cap. */
  Joel: {
    ground: '#e9c7bc',
    skin: '#a86a42',
    clothes: '#e8e2d2',
    front: [
      area('#2c2320', 'M12.8 18h2.2v7h-2.2zM33 18h2.2v7H33z'),
      area('#2b4c8c', 'M12.5 18.5Q12.5 8 24 8T35.5 18.5z'),
      area('#1d3565', 'M12 18.5H42Q42 22 38 21.5 26 20 12 20.5z'),
      area('#f0d48a', round(24, 13.3, 2.2)),
    ],
  },
  /** A flat top and a goatee. */
  Kofi: {
    ground: '#f0d48a',
    skin: '#6a3f2a',
    clothes: '#b0201c',
    front: [
      area('#17110f', 'M12.5 20.5 11.5 6H36.5L35.5 20.5 33.5 15.5H14.5z'),
      area('#17110f', 'M20 34q4 1.6 8 0 0 4.5-4 4.5T20 34z'),
    ],
    mouth: line('#f4e6d8', 'M20 29.5q4 3.8 8 0'),
  },
  /** Two long braids and a flower. */
  Lupe: {
    ground: '#d9cbe0',
    skin: '#c88f60',
    clothes: '#d8632a',
    front: [
      area('#4a4443', 'M12.5 25Q11 9.5 24 9.5T35.5 25Q33 17 24 11.5 15 17 12.5 25z'),
      area('#4a4443', pair(13, 28, 3), pair(13.8, 34, 3), pair(14.3, 40, 2.8)),
      area('#d1345b', pair(14.3, 44, 2.2)),
      area('#d1345b', round(32, 12, 2.5), round(36, 12.5, 2.5), round(34.5, 9, 2.5)),
      area('#f0d48a', round(34.2, 11.4, 1.4)),
    ],
  },
  /** A small round hat and a white beard. */
  Otis: {
    ground: '#c4d6e0',
    skin: '#7d4a2e',
    clothes: '#4b2e52',
    front: [
      area('#efece4', 'M12.8 24Q15 31 24 28.5 33 31 35.2 24 36 39 24 39.5T12.8 24z'),
      area('#4b2e52', 'M15 15Q14.5 5.5 24 5.5T33 15z'),
      area(
        '#2f1c35',
        'M10.5 15.5Q24 12.5 37.5 15.5 38 18.5 36 18.5 24 16 12 18.5 10 18.5 10.5 15.5z',
      ),
      line('#efece4', 'M17 21.3q2-1.3 4.4 0M26.6 21.3q2.4-1.3 4.4 0'),
    ],
    mouth: area('#d79a86', 'M20.5 32q3.5 3 7 0z'),
  },
  /** A cloud of white curls, half-moon glasses, a necklace. */
  Ruth: {
    ground: '#d9cbe0',
    skin: '#f3d3bd',
    clothes: '#0c5743',
    behind: [
      area(
        '#f4f1ea',
        round(24, 9.5, 6.5),
        pair(8, 11.5, 6),
        pair(12.5, 17.5, 5.5),
        pair(12.5, 24.5, 4.8),
      ),
    ],
    front: [
      area('#f4f1ea', pair(8, 15, 4), pair(3, 13.5, 4)),
      line('#9a6a3c', 'M15.2 26.5h8a4 3.8 0 0 1-8 0zM24.8 26.5h8a4 3.8 0 0 1-8 0z'),
      area('#fbf9f3', pair(3, 43, 1.6), pair(7, 42, 1.6), pair(10.5, 40, 1.6)),
    ],
  },
  /** Spiky hair and a gap in the teeth. */
  Teo: {
    ground: '#c9dccb',
    skin: '#d9a06c',
    clothes: '#d1345b',
    front: [
      area(
        '#4a2f1d',
        'M12.5 23 9.5 15 14 15 12 7.5 18.5 10.5 21 3.5 26 9 32 4.5 32 11 38 10 34.5 15.5 38.5 18 35.5 23Q33 17.5 24 17.5T12.5 23z',
      ),
    ],
    mouth: area('#fbf9f3', 'M19 29h10q-1 5-5 5t-5-5z'),
  },
  /** Long black hair with a white streak, pointed glasses. */
  Vera: {
    ground: '#e9c7bc',
    skin: '#f0cdb0',
    clothes: '#2b2622',
    behind: [area('#231f26', 'M24 7Q38.5 7 38.5 24 38.5 38 40 46H8Q9.5 38 9.5 24 9.5 7 24 7z')],
    front: [
      area('#231f26', 'M12.5 27Q11.5 9 24 9T35.5 27Q35 17 26 13 16 17 12.5 27z'),
      area('#f4f1ea', 'M26 11Q34 14 35.5 27 37.5 15 31 11z'),
      line('#b0201c', both([1.8, 22.8], [9.6, 21.2], [8, 26.8], [2.6, 26.4])),
    ],
    mouth: area('#b0201c', 'M20.5 30q3.5 1 7 0-1 3.4-3.5 3.4T20.5 30z'),
  },
  /** A straw hat and sideburns. */
  Walt: {
    ground: '#d9cbe0',
    skin: '#e6ab84',
    clothes: '#3d5a80',
    front: [
      area('#8d8378', 'M12.8 19h3.2v10q-3-2-3.2-10zM32 19h3.2q-.2 8-3.2 10z'),
      area('#e3b75c', 'M14.5 15.5Q14 5 24 5.5 34 5 33.5 15.5z'),
      area('#8a3b2c', 'M14.3 13h19.4v4H14.3z'),
      area('#e3b75c', 'M3.5 16.5Q24 21.5 44.5 16.5 40 21.5 24 21.5T3.5 16.5z'),
    ],
  },
  /** Two knots of hair and straight bangs. */
  Yuki: {
    ground: '#f0d48a',
    skin: '#f2d3ae',
    clothes: '#5d8aa8',
    behind: [area('#26222b', pair(11, 8, 5.5))],
    front: [area('#26222b', 'M12.5 28Q11 9.5 24 9.5T35.5 28Q34.5 22 33 20.5H15Q13.5 22 12.5 28z')],
  },
};

/** The portrait of a bot. */
export function personOf(name: CastName): { ground: string; parts: Part[] } {
  const { ground, skin, clothes, behind = [], front, mouth } = PEOPLE[name];
  const parts = [
    ...behind,
    area(clothes, round(24, 50, 18, 12)),
    area(skin, 'M20 34h8v6q-4 3.5-8 0z'),
    area(skin, round(24, 24.5, 11, 12.5), pair(11.3, 25.5, 2, 2.6)),
    area(`${CHEEKS}44`, pair(7, 29, 2.4, 1.8)),
    ...front,
    area(INK, pair(4.8, 24.5, 1.5, 1.8)),
    mouth ?? line('#8e3a2c', SMILE),
  ];
  return { ground, parts };
}
