import {
  cardNamed,
  legalActions,
  play,
  seatingFor,
  seeded,
  setUp,
  termsFor,
  viewFor,
  type Card,
  type MutableState,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { describe, expect, it } from 'vitest';
import { botNamed } from './bots.ts';

// The books are there and the foot is in hand: now the cards have to go.

const { rules } = ruleSetById('closed-books')!;
const terms = termsFor(rules, { players: 4, seating: seatingFor(rules, 4, true) ?? 'alone' });

/** Melds that no card goes on any more. */
const CLOSED = ['Th Th Th Th Td Td Td', '5h 5h 5h 5h 2h 2d joker', '6h 6h 6h 6d 6d 6d 6c'];

function cards(text: string): Card[] {
  return text.split(' ').map((word) => cardNamed(terms.pack, word)!);
}

/** The first seat holds this hand, and its side has these open melds. */
function position(hand: string, open: string): MutableState {
  const meld = (text: string) => ({ cards: cards(text), capped: false });
  const state = setUp(terms, {
    phase: 'play',
    hands: [cards(hand), cards('9d Qs Js'), cards('Js Ts 4d'), cards('Ks Kd Qs 4d')],
    feet: [null, null, null, null],
    // One of each face, so that everything may still come.
    stock: [terms.pack.faces.map((_, card) => card)],
    discards: cards('3c'),
    melds: [[...CLOSED, open].map(meld), [meld('Ac Ac Ac Ac 2c')]],
  });
  if (!('cells' in state)) throw new Error(JSON.stringify(state));
  return state;
}

/** Plays the turn of the first seat; answers with the cards it keeps. */
function kept(level: string, state: MutableState): string {
  const bot = botNamed(level)!(terms, 0, seeded('closing'));
  while (state.phase === 'play' && state.turn === 0) {
    const seen = { view: viewFor(state, 0), legal: legalActions(state), since: [] };
    const action = bot.decide(seen);
    if (action instanceof Promise) throw new Error('these bots answer at once');
    expect(play(state, 0, action)).toBeUndefined();
  }
  const left = viewFor(state, 0).hands[0] as readonly Card[];
  return left.map((card) => terms.pack.faces[card]).join(' ');
}

describe.each(['steady', 'sharp'])('%s', (level) => {
  it.each(['Jh Jh Jh 9h Qh Kd', 'Jh Jh Jh Jh 9h Qh'])(
    'begins a meld that takes more: %s',
    (hand) => {
      const state = position(hand, '8d 8d 8s 8s 8s');
      expect(kept(level, state)).not.toContain('Jh');
      expect(viewFor(state, 0).melds[0]).toHaveLength(CLOSED.length + 2);
    },
  );

  it('keeps the last meld open, and a wild card that it takes', () => {
    const state = position('9h Qh joker', '8d 8d 8s 8s 8s 2h');
    expect(kept(level, state)).toContain('joker');
  });

  it('keeps a pair and throws a single card', () => {
    const state = position('9h Qh Qd Ah', '8d 8d 8s 8s 8s');
    expect(kept(level, state)).toContain('Qh Qd');
  });
});
