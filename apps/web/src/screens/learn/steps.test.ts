import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newDesk } from '../../table/desk/newDesk.ts';
import type { TheGame } from '../../table/game/game.ts';
import { finalScore } from './finalScore.ts';
import { lessonLink } from './lessonLink.ts';
import { cardFor, sceneState, terms } from './scene.ts';
import type { StepId } from '../../parts/words/en/learn.ts';
import { LESSON, type LessonStep } from './steps.ts';

const kind = (face: string): number => terms.pack.kindOf[cardFor(face)]!;

function begin({ scene }: LessonStep): TheGame {
  const link = lessonLink(sceneState(scene), ['You', 'Left', 'Partner', 'Right']);
  return { link, desk: newDesk(link, 0) };
}

function choose({ desk }: TheGame, ...faces: string[]): void {
  for (const face of faces) desk.choose(kind(face), (desk.chosen.value.get(kind(face)) ?? 0) + 1);
}

const press = ({ desk }: TheGame): void => desk.accept(desk.primary.value);

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

/** The partner's pause is skipped here. */
async function settled({ desk }: TheGame): Promise<void> {
  await vi.runAllTimersAsync();
  expect(desk.busy.value).toBe(false);
}

/** The learner's tasks, done. */
const solutions: Record<StepId, (game: TheGame) => void | Promise<void>> = {
  draw: ({ desk }) => desk.accept(desk.drawOffers.value[1]!),
  meld: (game) => {
    choose(game, 'Kh', 'Ks', 'Kd');
    press(game);
  },
  wild: (game) => {
    choose(game, '2c');
    game.desk.putOn(kind('8h'));
  },
  book: (game) => {
    for (const face of ['8d', '9c']) {
      choose(game, face);
      press(game);
    }
  },
  discard: (game) => {
    choose(game, '3s');
    game.desk.accept(game.desk.discardOffer.value);
  },
  opening: (game) => {
    choose(game, 'Qh', 'Qs', 'Qd');
    press(game);
    choose(game, 'Jc', 'Js', '2d');
    press(game);
    press(game);
  },
  pickUp: (game) => {
    choose(game, '9d', '9c');
    press(game);
  },
  foot: (game) => {
    choose(game, '6h', '6c');
    press(game);
  },
  goOut: async (game) => {
    press(game);
    await settled(game);
    choose(game, 'Kh');
    press(game);
    choose(game, '4s');
    game.desk.accept(game.desk.discardOffer.value);
  },
};

test.each(LESSON)('$id is done by doing what is said', async (step) => {
  const game = begin(step);
  expect(step.done(game), 'done before anything was done').toBe(false);
  expect(game.desk.isMyTurn.value).toBe(true);
  await solutions[step.id](game);
  await settled(game);
  expect(game.desk.no.value).toBeUndefined();
  expect(step.done(game)).toBe(true);
  game.desk.close();
});

test('a wrong move is refused by the engine, and the step waits', () => {
  const game = begin(LESSON.find(({ id }) => id === 'wild')!);
  choose(game, '2c', '5d');
  game.desk.putOn(kind('8h'));
  expect(game.desk.no.value).toEqual({ why: 'wrongRank', card: cardFor('5d'), rank: kind('8h') });
  game.desk.close();
});

test('drawing instead of taking the discards leads astray', async () => {
  const step = LESSON.find(({ id }) => id === 'pickUp')!;
  const game = begin(step);
  game.desk.accept(game.desk.drawOffers.value[0]!);
  await settled(game);
  expect(step.done(game)).toBe(false);
  expect(step.astray?.(game)).toBe(true);
  game.desk.close();
});

test('the round of the lesson is worth its two books, its cards and going out, less what a partner holds', () => {
  expect(finalScore).toMatchObject({ books: 800, bonus: 100 });
  expect(finalScore.caught).toBeLessThan(0);
});
