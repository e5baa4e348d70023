import { ruleSetById } from '@hand-and-foot/rulesets';
import {
  cardsNamed,
  namesOf,
  refusalInNames,
  setTable,
  type Layout,
} from '@hand-and-foot/testkit/setTable';
import { describe, expect, test } from 'vitest';
import type { Lay } from '../actions/action.ts';
import type { Event } from '../actions/event.ts';
import type { PickUpWay, Rules } from '../rules/rules.ts';
import { cardsDiscarded, cardsHeld, cardsLaid, stockSize } from '../state/places.ts';
import type { MutableState, State } from '../state/state.ts';
import { positionOf } from '../view/position.ts';
import { discardsTaken, paysFor, takeDiscards, whyNotPickUp } from './pickUp.ts';

const SEVEN = '4s 5s 6s 7s 8s Ts 9c';

/** Two players, seat 0 to pick up and down with aces. */
const house = (layout: Partial<Layout> = {}, changes: Partial<Rules> = {}): MutableState =>
  setTable(
    'house',
    {
      hands: ['9h 9d 9s 2c 4c', '5h 6h'],
      stock: ['Kh Kd Kc Ks', 'Qh Qd'],
      discards: SEVEN,
      melds: [['Ah Ad Ac'], []],
      ...layout,
    },
    changes,
  );

const whyNot = (state: State) => refusalInNames(state, whyNotPickUp(state, 0));

/** Seat 0 picks up, first melding these cards with the top one. */
function pickUp(state: MutableState, cards: string, to?: number, from?: number[]): unknown {
  const first: Lay = { cards: cardsNamed(state, cards), ...(to !== undefined && { to }) };
  return refusalInNames(state, takeDiscards(state, 0, [first], from, undefined));
}

const hand = (state: State): string => namesOf(state, cardsHeld(state, 0));
const pile = (state: State): string => namesOf(state, cardsDiscarded(state));

describe('pickUp', () => {
  test.each<[string, Rules['pickUp'], number]>([
    ['nothing', { take: 'nothing' }, 0],
    ['one card', { take: 'card', mayComplete: 'yes' }, 1],
    ['the top three', { take: 'top', cards: 3 }, 3],
    ['the top ten of seven', { take: 'top', cards: 10 }, 7],
    ['all', { take: 'all' }, 7],
  ])('how many cards are taken: %s', (_title, how, taken) => {
    expect(discardsTaken(house({}, { pickUp: how }))).toBe(taken);
  });

  test('where nothing is taken, nobody picks up', () => {
    const state = house({}, { pickUp: { take: 'nothing' } });
    expect(whyNot(state)).toEqual({ why: 'notInTheseRules', action: 'pickUp' });
  });

  test('an empty pile gives nothing', () => {
    expect(whyNot(house({ discards: '' }))).toEqual({ why: 'noDiscards' });
  });

  test('the top card is melded, the next ones come to the hand, the rest stays', () => {
    const state = house({}, { pickUp: { take: 'top', cards: 3 } });
    expect(pickUp(state, '9h 9d')).toBeUndefined();
    expect(positionOf(state).melds[0]!.map(({ cards }) => namesOf(state, cards))).toEqual([
      'Ah Ad Ac',
      '9h 9d 9c',
    ]);
    expect(hand(state)).toBe('4c 8s 9s Ts 2c');
    expect(pile(state)).toBe('4s 5s 6s 7s');
  });

  test('the table hears about the pick-up first, then about the melds', () => {
    const state = house();
    const events: Event[] = [];
    takeDiscards(state, 0, [{ cards: cardsNamed(state, '9h 9d') }], undefined, events);
    expect(events.map(({ event }) => event)).toEqual(['pickedUp', 'laid']);
    expect(events[0]).toEqual({
      event: 'pickedUp',
      seat: 0,
      cards: cardsNamed(state, '9c Ts 8s 7s 6s 5s 4s'),
    });
  });

  test('a refused pick-up leaves everything as it was', () => {
    const state = house();
    const before = positionOf(state);
    expect(pickUp(state, '9h 9d 2c joker')).toMatchObject({ why: 'notHeld', card: 'joker' });
    expect(positionOf(state)).toEqual(before);
  });

  test("the top card isn't yours to pay with: it counts as none of one, not one of two", () => {
    const refusal = { why: 'notHeld', card: '9c', have: 0, need: 1 };
    expect(pickUp(house(), '9h 9d 9c')).toEqual(refusal);
  });

  test('a red three that comes along is laid and replaced', () => {
    const state = setTable(
      'closed-books',
      {
        hands: ['9h 9d 4c', '5h'],
        stock: ['Kh Kd'],
        discards: '3h 5s 9c',
        melds: [['Kc Ks Kc'], []],
      },
      { upcard: { turn: 'one', replace: [] } },
    );
    expect(pickUp(state, '9h 9d')).toBeUndefined();
    expect(namesOf(state, cardsLaid(state, 0))).toBe('3h');
    expect(hand(state)).toBe('4c 5s Kh');
  });
});

describe('pickUpAtLeast', () => {
  test('six discards are one short of seven', () => {
    const state = house({ discards: '5s 6s 7s 8s Ts 9c' });
    expect(whyNot(state)).toEqual({ why: 'tooFewDiscards', have: 6, need: 7 });
    expect(whyNot(house())).toBeUndefined();
  });
});

describe('pickUpBlockedBy', () => {
  test.each(['joker', '2h', '3h', '3c'])('%s on top blocks the pile', (card) => {
    expect(whyNot(house({ discards: `4s 5s 6s 7s 8s Ts ${card}` }))).toEqual({
      why: 'topBlocked',
      card,
    });
  });

  test('a blocked pile is blocked however small it is', () => {
    expect(whyNot(house({ discards: 'joker' }))).toEqual({ why: 'topBlocked', card: 'joker' });
  });

  test('where nothing blocks, only a natural can be melded with', () => {
    const open = { pickUpBlockedBy: [], pickUpAtLeast: 1 };
    expect(whyNot(house({ discards: '2h' }, open))).toEqual({ why: 'topBlocked', card: '2h' });
    expect(whyNot(house({ discards: '9c' }, open))).toBeUndefined();
  });
});

describe('pickUpWith', () => {
  test('one natural is one short of a pair', () => {
    expect(pickUp(house(), '9h 2c')).toEqual({ why: 'needPair', rank: '9', have: 1, need: 2 });
    expect(pickUp(house(), '')).toEqual({ why: 'needPair', rank: '9', have: 0, need: 2 });
  });

  test('where several ways pay, the refusal asks for a match', () => {
    const state = house({}, { pickUpWith: ['pair', 'onMeld'] });
    expect(pickUp(state, '9h 2c')).toEqual({ why: 'needMatch', rank: '9' });
  });

  test("picking up without melding doesn't pay", () => {
    const state = house();
    expect(takeDiscards(state, 0, [], undefined, undefined)).toMatchObject({ why: 'needPair' });
  });

  test('onto a meld of its rank the top card goes alone', () => {
    const state = house(
      { melds: [['Ah Ad Ac', 'Jh Jd Jc'], []], discards: '4s 5s 6s 7s 8s Ts Js' },
      { pickUpWith: ['onMeld'] },
    );
    expect(pickUp(state, '', 1)).toBeUndefined();
    expect(namesOf(state, positionOf(state).melds[0]![1]!.cards)).toBe('Jh Jd Jc Js');
  });

  test("onto a meld of another rank it doesn't go", () => {
    const state = house({}, { pickUpWith: ['onMeld'] });
    expect(pickUp(state, '', 0)).toMatchObject({ why: 'wrongRank', card: '9c', rank: 'A' });
  });

  test.each<[PickUpWay, pays: string]>([
    ['pair', '2 naturals'],
    ['naturalAndWild', '1 natural, 1 wild'],
    ['onMeld', 'nothing on a meld'],
  ])('%s alone takes %s', (way, pays) => {
    const state = house({}, { pickUpWith: [way] });
    const offers = {
      '2 naturals': paysFor(state, 2, 0),
      '1 natural, 1 wild': paysFor(state, 1, 1),
      '2 wilds': paysFor(state, 0, 2),
      'nothing on a meld': paysFor(state, 0, 0, true),
    };
    expect(Object.entries(offers).flatMap(([name, does]) => (does ? [name] : []))).toEqual([pays]);
  });
});

describe('freezing', () => {
  const frozen = (discards: string, pickUpCards = 7): MutableState =>
    house(
      {
        discards,
        frozen: true,
        melds: [['Ah Ad Ac', '9h 9d 9c'], []],
        hands: ['9h 9d 2c 4c', '5h'],
      },
      {
        freezing: 'byWild',
        pickUpWith: ['onMeld', 'naturalAndWild'],
        pickUpAtLeast: 1,
        pickUp: { take: 'top', cards: pickUpCards },
      },
    );

  test('a frozen pile takes two naturals, whatever else would pay', () => {
    const refusal = { why: 'discardsFrozen', rank: '9', have: 1, need: 2 };
    expect(pickUp(frozen('joker 5s 9s'), '9h 2c', 1)).toEqual(refusal);
    expect(pickUp(frozen('joker 5s 9s'), '9h 9d', 1)).toBeUndefined();
  });

  test('the pile thaws when its wild is picked up, and not before', () => {
    const [whole, part] = [frozen('joker 5s 9s'), frozen('joker 5s 9s', 2)];
    pickUp(whole, '9h 9d', 1);
    pickUp(part, '9h 9d', 1);
    expect([whole.frozen, part.frozen]).toEqual([false, true]);
    expect(pile(part)).toBe('joker');
  });
});

describe('pickUp of the top card alone', () => {
  const singles = (layout: Partial<Layout>): MutableState =>
    setTable('singles', {
      hands: ['4c 5c', '5h 6h'],
      stock: ['Kh Kd', 'Qh Qd'],
      discards: '5s 8s',
      ...layout,
    });
  const take = (state: MutableState, from?: number[]) =>
    refusalInNames(state, takeDiscards(state, 0, [], from, undefined));

  test('it stands for the first card of the draw, and needs no match', () => {
    const state = singles({});
    expect(take(state)).toBeUndefined();
    expect([hand(state), pile(state), stockSize(state)]).toEqual(['4c 5c 8s Kh', '5s', 3]);
  });

  test('the second card comes from the pile that is named', () => {
    const state = singles({});
    expect(take(state, [1])).toBeUndefined();
    expect(hand(state)).toBe('4c 5c 8s Qh');
  });

  test('a refusal of the second card leaves the first one lying', () => {
    const state = singles({ stock: ['Kh Kd', ''] });
    expect(take(state, [1])).toEqual({ why: 'stockPileEmpty', pile: 1 });
    expect(take(state, [0, 0])).toEqual({ why: 'wrongNumberOfCards', have: 2, need: 1 });
    expect(pile(state)).toBe('5s 8s');
  });

  test('nothing is melded along with it', () => {
    expect(pickUp(singles({}), '8h 8d')).toEqual({ why: 'layAfterwards' });
  });

  test.each([
    ['a natural', '8s', '8h 8d 8c 8h 8d 8c', '8'],
    ['a wild', '2s', '8h 8d 8c 8h 8d 8c', '8'],
    ['a wild where it may join', 'joker', '8h 8d 8c 8h 2h 2d', '8'],
  ])("%s that would complete a book can't be taken", (_title, top, meld, rank) => {
    const state = singles({ discards: `5s ${top}`, melds: [[meld], []] });
    expect(whyNot(state)).toEqual({ why: 'wouldComplete', rank });
  });

  test.each([
    ['a meld of five', '8s', [['8h 8d 8c 8h 8d'], []]],
    ['a meld of another rank', '8s', [['7h 7d 7c 7h 7d 7c'], []]],
    ["an opponent's meld", '8s', [[], ['8h 8d 8c 8h 8d 8c']]],
    ['a book', '8s', [['8h 8d 8c 8h 8d 8c 8s'], []]],
  ])('it can be taken where there is only %s', (_title, top, melds) => {
    expect(whyNot(singles({ discards: `5s ${top}`, melds }))).toBeUndefined();
  });
});

describe('laid', () => {
  test('a pick-up that opens takes its discards before cards held until then are replaced', () => {
    const { roles } = ruleSetById('house')!.rules;
    const state = house(
      { hands: ['9h 9d 3h 4c 5c', '5h 6h'], stock: ['', ''], melds: [[], []] },
      {
        roles: { ...roles, red3: 'laid' },
        laid: { from: 'opened' },
        pickUp: { take: 'all' },
        opening: { by: 'round', points: [0] },
        emptyStock: { reshuffle: 2 },
      },
    );
    expect(pickUp(state, '9h 9d')).toBeUndefined();
    expect(namesOf(state, cardsLaid(state, 0))).toBe('3h');
    expect(hand(state)).toBe('4c 4s 5c 5s 6s 7s 8s Ts');
  });
});
