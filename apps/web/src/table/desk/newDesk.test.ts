import { expect, test } from 'vitest';
import { lessonLink } from '../../screens/learn/lessonLink.ts';
import { cardFor, sceneState, terms } from '../../screens/learn/scene.ts';
import type { Drawer, Held } from './drawer.ts';
import { newDesk } from './newDesk.ts';

const kings = terms.pack.kindOf[cardFor('Kh')]!;
const scene = { phase: 'play', hand: 'Kh Kh Ks Kd 9c 4d', discards: '5h' } as const;
const table = () =>
  lessonLink(sceneState({ ...scene, melds: ['8h 8d 8c'] }), ['You', 'L', 'P', 'R']);

function drawer(held?: Held): Drawer {
  let inside = held;
  return { look: () => inside, put: (next) => (inside = next) };
}

const withSteps = (...faces: string[]): Held => ({
  on: 0,
  staging: { takes: false, steps: [{ cards: faces.map(cardFor), on: 1 }] },
});

test('staged cards are there again when the desk is opened again', () => {
  const link = table();
  const own = drawer();
  const before = newDesk(link, 0, own);
  before.choose(kings, 3);
  before.putOn(kings);
  before.close();
  const { staged, view } = newDesk(link, 0, own);
  expect(staged.value).toEqual(before.staged.value);
  expect(staged.value).toHaveLength(1);
  expect(view.value.hands[0]).toHaveLength(3);
});

test.each([
  ['cards that are not held', withSteps('Qh', 'Qd', 'Qs')],
  ['cards that do not belong together', withSteps('Kh', '9c', '4d')],
  ['cards of no deck', { on: 0, staging: { takes: false, steps: [{ cards: [9999], on: 1 }] } }],
  ['another moment', { ...withSteps('Kh', 'Kh', 'Ks'), on: 7 }],
])('%s are not staged, and the table is as it was told', (_, held) => {
  const link = table();
  const { staged, view } = newDesk(link, 0, drawer(held));
  expect(staged.value).toEqual([]);
  expect(view.value).toEqual(link.known.value.view);
});
