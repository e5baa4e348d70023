import { actor, copyState, legalActions, play, type State } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { stateAt, type PositionFields } from './setTable.ts';

/**
 * Small positions and how many ways there are to go on: legal actions, then pairs, then triples of them.
 * The first number of each is counted by hand in the comment.
 */
const TABLE: [
  title: string,
  rules: string,
  partners: boolean,
  position: PositionFields,
  counts: number[],
][] = [
  [
    // Three ways to share two cards over two piles.
    'house: the first turn has only the stock to draw from',
    'house',
    false,
    {
      hands: [['4h'], ['5h']],
      stock: [
        ['6h', '6d', '6c'],
        ['7h', '7d'],
      ],
    },
    [3, 7, 12],
  ],
  [
    // 30 points do not open: two kinds to discard.
    'house: three nines are no opening',
    'house',
    false,
    { phase: 'play', hands: [['9h', '9d', '9c', '4h'], ['5h']], stock: [['6h', '6d'], ['7h']] },
    [2, 4, 10],
  ],
  [
    // Nines with the two, or aces with it; discards 9, 2, A.
    'house: an opening is listed once, with nothing to spare',
    'house',
    false,
    {
      phase: 'play',
      hands: [['9h', '9d', '9c', '2h', 'Ah', 'As'], ['5h']],
      stock: [['6h', '6d'], ['7h']],
    },
    [5, 8, 19],
  ],
  [
    // On the nines a nine or a two; new kings, or two kings and the two; discards 9, 2, K.
    'house: laying comes in smallest steps',
    'house',
    false,
    {
      phase: 'play',
      hands: [['9c', '2h', 'Kh', 'Kd', 'Kc'], ['5h']],
      melds: [[{ cards: ['9h', '9d', '9s'] }], []],
      stock: [['6h', '6d'], ['7h']],
    },
    [7, 16, 33],
  ],
  [
    // Draw both from the first pile or one from each, or take seven with two nines.
    'house: seven discards with a nine on top, two nines in hand',
    'house',
    false,
    {
      hands: [['9c', '9d', 'Kh'], ['5h']],
      melds: [[{ cards: ['Qh', 'Qd', 'Qs'] }], []],
      discards: ['4h', '4d', '4c', '5c', '5s', '6s', '9s'],
      stock: [['6h', '6d'], ['7h']],
    },
    [3, 12, 18],
  ],
  [
    // Top card with either second card, or two cards in three ways.
    'singles: the top card counts as the first of two',
    'singles',
    false,
    {
      hands: [['4h'], ['5h']],
      discards: ['8h'],
      stock: [
        ['6h', '6d'],
        ['7h', '7d'],
      ],
    },
    [5, 13, 41],
  ],
  [
    // Only the black three.
    'singles: black threes go first',
    'singles',
    false,
    {
      phase: 'play',
      hands: [['3s', 'Kh', 'Kd'], ['5h']],
      stock: [
        ['6h', '6d'],
        ['7h', '7d'],
      ],
    },
    [1, 5, 9],
  ],
  [
    // Draw in three ways or take the upcard.
    "six-deck: the starter's upcard",
    'six-deck',
    true,
    {
      hands: [['4h'], ['5h'], ['6h'], ['7h']],
      discards: ['3h'],
      firstTurn: true,
      stock: [
        ['6h', '6d'],
        ['7h', '7d'],
      ],
    },
    [4, 10, 16],
  ],
  [
    // Discard either, or end the turn.
    'six-deck: with the upcard taken the turn may end without a discard',
    'six-deck',
    true,
    {
      phase: 'play',
      mayEndTurn: true,
      hands: [['4h', '9h'], ['5h'], ['6h'], ['7h']],
      feet: [['4d'], ['5d'], ['6d'], ['7d']],
      stock: [
        ['6h', '6d'],
        ['7h', '7d'],
      ],
    },
    [3, 9, 21],
  ],
  [
    // Draw; on the sevens with nothing; with the pair as a new group; with seven and either wild.
    'lords-and-ladies: four ways to the whole pile',
    'lords-and-ladies',
    false,
    {
      hands: [['7', '7', 'joker', 'jester', '4'], ['5']],
      melds: [[{ cards: ['7', '7', '7'] }], []],
      discards: ['3', '7'],
      stock: [['6', '6', '8']],
    },
    [5, 46, 162],
  ],
  [
    // Frozen: draw; two sevens on the sevens; or as a new group.
    'lords-and-ladies: frozen discards want two naturals',
    'lords-and-ladies',
    false,
    {
      hands: [['7', '7', 'joker', 'jester', '4'], ['5']],
      melds: [[{ cards: ['7', '7', '7'] }], []],
      discards: ['joker', '7'],
      frozen: true,
      stock: [['6', '6', '8']],
    },
    [3, 24, 89],
  ],
  [
    // Cap the fives or the wild group; a five on the fives; discards Lady, 5, 9.
    'lords-and-ladies: a Lady caps what is finished and clean',
    'lords-and-ladies',
    false,
    {
      phase: 'play',
      hands: [['lady', '5', '9'], ['5']],
      melds: [
        [
          { cards: ['5', '5', '5', '5', '5', '5', '5'] },
          { cards: ['6', '6', '6', '6', 'joker', 'jester', 'jester'] },
          { cards: ['joker', 'joker', 'joker', 'joker', 'jester', 'jester', 'jester'] },
        ],
        [],
      ],
      stock: [['6', '6', '8']],
    },
    [6, 9, 12],
  ],
  [
    // The eight or the two closes the eights; three nines begin; discards 8, 9, 2.
    'closed-books: wilds wait for four naturals',
    'closed-books',
    false,
    {
      phase: 'play',
      hands: [['8c', '9h', '9d', '9s', '2h'], ['5h']],
      melds: [[{ cards: ['8h', '8d', '8s', '8h', '8d', '8s'] }], []],
      stock: [['6h', '6d', '7h', '7d']],
    },
    [6, 9, 12],
  ],
  [
    // Both answers.
    'six-deck: a question waits for its answer',
    'six-deck',
    true,
    {
      phase: 'play',
      asked: { seat: 0, waiting: [2] },
      hands: [['4h'], ['5h'], ['6h'], ['7h']],
      melds: [
        [
          { cards: ['4h', '4d', '4c', '4s', '4h', '4d', '4c'] },
          { cards: ['9h', '9d', '9c', '9s', '2h', '2d', 'joker'] },
        ],
        [],
      ],
      stock: [
        ['6h', '6d'],
        ['7h', '7d'],
      ],
    },
    [2, 3, 3],
  ],
];

test.each(TABLE)('%s', (_title, rules, partners, position, counts) => {
  const state = stateAt(rules, position, partners);
  expect(counts.map((_, at) => perft(state, at + 1))).toEqual(counts);
});

function perft(state: State, depth: number): number {
  const actions = legalActions(state);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => {
    const next = copyState(state);
    play(next, actor(next), action);
    return sum + perft(next, depth - 1);
  }, 0);
}
