import { isBook, meldAt, meldCount, meldKind, naturalsIn, wildsIn } from '@hand-and-foot/engine';
import type { TheGame } from '../../table/game/game.ts';
import type { StepId } from '../../parts/words/en/learn.ts';
import type { Scene } from './scene.ts';
import { cardFor, terms } from './scene.ts';

/** One thing to learn by doing it. */
export interface LessonStep {
  readonly id: StepId;
  readonly scene: Scene;
  /** Places to tap. */
  readonly points: readonly string[];
  readonly done: (game: TheGame) => boolean;
  /** Whether it can no longer be done; by default, when the turn is over. */
  readonly astray?: (game: TheGame) => boolean;
}

const kindOf = (face: string): number => terms.pack.kindOf[cardFor(face)]!;
const hand = (face: string): string => `hand-${kindOf(face)}`;

// The first five steps are one turn, from the draw to the discard.
const BEHIND = '4d 6s Qc Tc 3h';
const EIGHTS = '8h 8s 8c 8h 8c';
const NINES = '9h 9s 9d 9c 9s 9d';
const KINGS = 'Kh Ks Kd';

export const LESSON: readonly LessonStep[] = [
  {
    id: 'draw',
    scene: {
      phase: 'draw',
      hand: 'Kh Ks 2c 8d 5d 7c Jh 3s',
      melds: [EIGHTS, NINES],
      discards: BEHIND,
      next: ['Kd 9c', 'Kd 9c'],
    },
    points: ['stock-0', 'stock-1'],
    done: ({ link }) => link.known.value.view?.phase === 'play',
  },
  {
    id: 'meld',
    scene: {
      phase: 'play',
      hand: `${KINGS} 2c 8d 9c 5d 7c Jh 3s`,
      melds: [EIGHTS, NINES],
      discards: BEHIND,
    },
    points: [hand('Kh')],
    done: (game) => meldOf(game, 'Kh') !== undefined,
  },
  {
    id: 'wild',
    scene: {
      phase: 'play',
      hand: '2c 8d 9c 5d 7c Jh 3s',
      melds: [EIGHTS, NINES, KINGS],
      discards: BEHIND,
    },
    points: [hand('2c'), `slot-${kindOf('8h')}`],
    done: (game) => (meldOf(game, '8h')?.wilds ?? 0) > 0,
  },
  {
    id: 'book',
    scene: {
      phase: 'play',
      hand: '8d 9c 5d 7c Jh 3s',
      melds: [`${EIGHTS} 2c`, NINES, KINGS],
      discards: BEHIND,
    },
    points: [hand('8d'), hand('9c')],
    done: (game) => ['8h', '9h'].every((face) => meldOf(game, face)?.book === true),
  },
  {
    id: 'discard',
    scene: {
      phase: 'play',
      hand: '5d 7c Jh 3s',
      melds: [`${EIGHTS} 2c 8d`, `${NINES} 9c`, KINGS],
      discards: BEHIND,
    },
    points: [hand('3s')],
    done: ({ link }) => link.known.value.view?.turn !== 0,
    astray: () => false,
  },
  {
    id: 'opening',
    scene: {
      phase: 'play',
      hand: 'Qh Qs Qd Jc Js 2d 6h 6c 4s 9d Th 3c',
      discards: '5c Kc',
    },
    points: [hand('Qh'), hand('Jc'), hand('2d')],
    done: ({ link }) => (link.known.value.view?.melds[0]?.length ?? 0) > 0,
  },
  {
    id: 'pickUp',
    scene: {
      phase: 'draw',
      hand: '9d 9c 6h 6c 4s Th 3c',
      melds: ['Qh Qs Qd', 'Jc Js 2d'],
      discards: '4c 7h Ks 6d 5s Qc 9h',
    },
    points: [hand('9d'), 'discards'],
    done: (game) =>
      game.link.known.value.view?.phase === 'play' && meldOf(game, '9d') !== undefined,
    astray: (game) =>
      game.link.known.value.view?.phase === 'play' && meldOf(game, '9d') === undefined,
  },
  {
    id: 'foot',
    scene: {
      phase: 'play',
      hand: '6h 6c',
      melds: ['Qh Qs Qd Qc', 'Jc Js 2d', '9d 9c 9h', '6d 6s 6c'],
      discards: '4c 7h 5s',
      foot: 'Ah As Ad Kh Kd Qc 8s 8d 5h 2s joker',
    },
    points: [hand('6h')],
    done: ({ link }) => link.known.value.view?.feet[0] === null,
  },
  {
    id: 'goOut',
    scene: {
      phase: 'play',
      hand: 'Kh 4s',
      melds: ['Qh Qs Qd Qc Qh Qs Qd', 'Jc Js Jh Jd 2d 2c Jc', 'Ks Kd Kc Kh', '9d 9c 9h'],
      discards: '4c 7h 5s',
      partner: '7d 5c 9s Td',
      inFeet: true,
    },
    points: ['actions', hand('Kh'), hand('4s')],
    done: ({ link }) => link.known.value.view?.phase === 'over',
  },
];

/** Your meld of this rank, with staged cards. */
function meldOf({ desk }: TheGame, face: string) {
  const state = desk.imagined.value;
  const numbers = Array.from({ length: meldCount(state, 0) }, (_, number) => number);
  const at = numbers
    .map((number) => meldAt(state, 0, number))
    .find((meld) => meldKind(state, meld) === kindOf(face));
  if (at === undefined) return undefined;
  return { book: isBook(state, at), naturals: naturalsIn(state, at), wilds: wildsIn(state, at) };
}
