import { cardNamed, setUp, termsFor, type Card } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { layableKinds } from './layable.ts';

const terms = termsFor(ruleSetById('six-deck')!.rules, { players: 4 });
const cards = (faces: string): Card[] =>
  faces.split(' ').map((face) => cardNamed(terms.pack, face)!);

test('cards that go on a meld or make one can be melded, on anybody’s turn', () => {
  const state = setUp(terms, {
    hands: [cards('Kh 9h 9d 9c Qd 3c'), cards('4h'), cards('4h'), cards('4h')],
    feet: [cards('5h 5d'), null, null, null],
    melds: [[{ cards: cards('Kd Ks Kc'), capped: false }], []],
    turn: 2,
  });
  if ('problem' in state) throw new Error(JSON.stringify(state));
  const kinds = [...layableKinds(state, 0)].map((kind) => terms.pack.kinds[kind]);
  expect(new Set(kinds)).toEqual(new Set(['9', 'K']));
});
