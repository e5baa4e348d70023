import { cardNamed, setUp, termsFor, viewFor, type Card } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Desk, StagedMeld } from '../desk/desk.ts';
import type { TheGame } from '../game/game.ts';
import { sayStaging } from './sayStaging.ts';

const ruleSet = ruleSetById('six-deck')!;
const terms = termsFor(ruleSet.rules, { players: 4 });
const cards = (faces: string): Card[] =>
  faces.split(' ').map((face) => cardNamed(terms.pack, face)!);

/** A game with these melds, the last one with staged cards. */
function gameWith(laid: string, staged: StagedMeld[], opening?: Desk['opening']['value']): TheGame {
  const state = setUp(terms, {
    hands: ['4h', '5h', '6h', '7h'].map(cards),
    melds: [[{ cards: cards(laid), capped: false }], []],
    phase: 'play',
  });
  if ('problem' in state) throw new Error(JSON.stringify(state));
  const view = viewFor(state, 0);
  const seats = ['Ana', 'Left', 'Partner', 'Right'].map((name) => ({ is: 'person', name }));
  return {
    link: { terms: { rules: ruleSet }, known: signal({ terms, seat: 0, seats, view }) },
    desk: {
      view: signal(view),
      imagined: signal(state),
      staged: signal(staged),
      opening: signal(opening),
    },
  } as unknown as TheGame;
}

const on = (faces: string): StagedMeld[] => {
  const [first] = cards(faces);
  return [{ slot: terms.pack.kindOf[first!]!, meld: 0, cards: cards(faces) }];
};

test('staged cards are told with the points they bring toward going down', () => {
  const game = gameWith('Qh Qd Qc Qs', on('Qh Qd Qc Qs'), { have: 40, need: 50 });
  expect(sayStaging(game, [])).toBe('Put down 4 queens. 40 of 50 to go down.');
});

test('an added card is told, with the book it completes', () => {
  const game = gameWith('Kh Kd Kc Ks Kh Kd 2c', on('Kd 2c'));
  expect(sayStaging(game, on('Kd'))).toBe('Added 1 two. Black book complete.');
});

test('cards that come back are told, and nothing if nothing changed', () => {
  const game = gameWith('Kh Kd Kc', []);
  expect(sayStaging(game, on('Kd Kc'))).toBe('Took back 2 kings.');
  expect(sayStaging(game, [])).toBeUndefined();
});
