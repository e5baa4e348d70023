import { legalActions, packFor, play, seeded, viewFor } from '@hand-and-foot/engine';
import type { Action, MutableState } from '@hand-and-foot/engine';
import { setTable } from '@hand-and-foot/testkit/setTable';
import { expect, it } from 'vitest';
import { botNamed } from './bots.ts';

// The first seat holds two nines for an open meld. Its partner is the third.

const CLEAN = '7h 7d 7c 7s 7h 7d 7c';
const DIRTY = '8h 8d 8c 8s 8h 8d 2h';
const ONE_OF_EACH = packFor('standard').faces.join(' ');
const MANY = '4s 5s 6s 9s Ts Js Ks 4c 5c 6c 9c';

/** Everybody is in the foot, but the first seat where it is given one; the others have what `others` says. */
function table(
  partner: string,
  others: string,
  melds = [CLEAN, DIRTY, '9h 9d 9c'],
  { own = '9s 9h 4h Th Jh Kh Ah', foot }: { own?: string; foot?: string } = {},
): MutableState {
  return setTable('closed-books', {
    phase: 'play',
    turn: 0,
    hands: [own, others, partner, others],
    feet: [foot?.split(' ') ?? null, null, null, null],
    stock: [ONE_OF_EACH],
    melds: [melds, []],
  });
}

/** The melds that sharp plays before it discards. */
function layings(state: MutableState): Action[] {
  const bot = botNamed('sharp')!(state.terms, 0, seeded('leaning'));
  const done: Action[] = [];
  for (;;) {
    const action = bot.decide({ view: viewFor(state, 0), legal: legalActions(state), since: [] });
    if (action instanceof Promise || action.do === 'discard') return done;
    done.push(action);
    play(state, 0, action);
  }
}

it('leaves the room in melds to a partner who is nearer to the end, where others are near it too', () => {
  expect(layings(table('5d Qd', '5c Qc'))).toEqual([]);
});

it('lays what it can where the partner is no nearer', () => {
  expect(layings(table(MANY, '5c Qc'))).toHaveLength(1);
});

it('holds nothing back while books are missing', () => {
  expect(layings(table('5d Qd', '5c Qc', [CLEAN, '9h 9d 9c']))).toHaveLength(1);
});

it('takes the room all the same where that brings it into its foot', () => {
  const melds = [CLEAN, DIRTY, '9h 9d 9c'];
  const others = '5c Qc 4d 5d 6d 7d 8d Td';
  const state = table('5d Qd', others, melds, { own: '9s 9h 4h', foot: MANY });
  expect(layings(state)).toHaveLength(1);
});

it('begins a meld with no more cards than it takes', () => {
  const state = table('5d Qd', '5c Qc', [CLEAN, DIRTY], { own: '9s 9h 9c 9d 9s 4h Th Jh Kh Ah' });
  expect(layings(state)).toMatchObject([{ lay: [{ cards: { length: 3 } }] }]);
});

it('closes a meld where it has the next of the rank in hand', () => {
  const melds = [CLEAN, DIRTY, '9h 9d 9c 9s 9h 9d'];
  const state = table('5d Qd', '5c Qc', melds, { own: '9s 9h 9c 9d 4h Th Jh Kh Ah' });
  expect(layings(state)).toHaveLength(2);
});

it('closes none where it could not begin the next', () => {
  const melds = [CLEAN, DIRTY, '9h 9d 9c 9s 9h 9d'];
  const state = table('5d Qd', '5c Qc', melds, { own: '9s 9h 4h Th Jh Kh Ah' });
  expect(layings(state)).toEqual([]);
});
