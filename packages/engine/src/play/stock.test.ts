import {
  cardsNamed,
  namesOf,
  refusalInNames,
  setTable,
  type Layout,
} from '@hand-and-foot/testkit/setTable';
import { describe, expect, test } from 'vitest';
import type { Event } from '../actions/event.ts';
import type { Card } from '../rules/pack.ts';
import type { Rules } from '../rules/rules.ts';
import { cardsDiscarded, cardsHeld, cardsLaid, giveCard, stockCards } from '../state/places.ts';
import type { MutableState, State } from '../state/state.ts';
import {
  drawFrom,
  inStock,
  isStockOut,
  layAtOnce,
  pilesByDefault,
  whyNotDrawFrom,
} from './stock.ts';

/** Two players and two draw piles, seat 0 to draw. */
const house = (layout: Partial<Layout> = {}, changes: Partial<Rules> = {}): MutableState =>
  setTable(
    'house',
    { hands: ['4c', '5h'], stock: ['Kh Kd Kc', 'Qh Qd'], discards: '5s 6s 7s', ...layout },
    changes,
  );

const reshuffling = (layout: Partial<Layout>, changes: Partial<Rules> = {}): MutableState =>
  house(layout, { emptyStock: 'reshuffle', ...changes });

const why = (state: State, from: number[], count = 2) =>
  refusalInNames(state, whyNotDrawFrom(state, from, count));

function draw(state: MutableState, count = 2, from?: number[]): Event[] {
  const events: Event[] = [];
  drawFrom(state, 0, from, count, events);
  return events;
}

const hand = (state: State): string => namesOf(state, cardsHeld(state, 0));
const laid = (state: State): string => namesOf(state, cardsLaid(state, 0));
const pile = (state: State): string => namesOf(state, cardsDiscarded(state));
const stock = (state: State): string[] =>
  Array.from({ length: state.stockPiles }, (_, at) => namesOf(state, stockCards(state, at)));

describe('stockPiles', () => {
  test('each card comes from the pile that is named for it', () => {
    const state = house();
    expect(why(state, [1, 0])).toBeUndefined();
    draw(state, 2, [1, 0]);
    expect([hand(state), stock(state)]).toEqual(['4c Qh Kh', ['Kd Kc', 'Qd']]);
  });

  test('with no pile named, each card comes from the first pile that has one', () => {
    const state = house({ stock: ['Kh', 'Qh Qd'] });
    expect(pilesByDefault(state, 2)).toEqual([0, 1]);
    draw(state);
    expect([hand(state), stock(state)]).toEqual(['4c Qh Kh', ['', 'Qd']]);
  });

  test.each([2, -1, 0.5])('there is no pile %s', (at) => {
    expect(why(house(), [0, at])).toEqual({ why: 'noSuchStock', pile: at });
  });

  test('a pile gives no more cards than it has', () => {
    const state = house({ stock: ['Kh', 'Qh Qd'] });
    expect(why(state, [0, 0])).toEqual({ why: 'stockPileEmpty', pile: 0 });
    expect(why(house({ stock: ['Kh Kd', ''] }), [0, 1])).toEqual({
      why: 'stockPileEmpty',
      pile: 1,
    });
  });
});

describe('draw', () => {
  test('as many piles are named as cards are drawn', () => {
    expect(why(house(), [0])).toEqual({ why: 'wrongNumberOfCards', have: 1, need: 2 });
    expect(why(house(), [0, 0, 1])).toEqual({ why: 'wrongNumberOfCards', have: 3, need: 2 });
  });

  test('where fewer cards are left, those are drawn and no more are named', () => {
    const state = house({ stock: ['Kh', ''] });
    expect(why(state, [0])).toBeUndefined();
    expect(why(state, [])).toEqual({ why: 'wrongNumberOfCards', have: 0, need: 1 });
    expect(pilesByDefault(state, 2)).toEqual([0]);
    expect(draw(state)).toEqual([
      { event: 'drew', seat: 0, cards: cardsNamed(state, 'Kh'), from: [0] },
    ]);
  });

  test('where none are left, a draw brings nothing', () => {
    const state = house({ stock: ['', ''] });
    expect(why(state, [])).toBeUndefined();
    expect(draw(state)).toEqual([{ event: 'drew', seat: 0, cards: [], from: [] }]);
    expect(hand(state)).toBe('4c');
  });
});

describe('roles: laid at once', () => {
  const singles = (...piles: string[]): MutableState =>
    setTable('singles', { hands: ['4c', '5h'], stock: piles });

  test('a red three is laid and replaced from the pile it came from', () => {
    const state = singles('Kh Kd', '3h Qd');
    draw(state, 2, [0, 1]);
    expect([hand(state), laid(state), stock(state)]).toEqual(['4c Qd Kh', '3h', ['Kd', '']]);
  });

  test('it is replaced after the whole draw, so no hidden card changes the piles that were named', () => {
    const state = singles('3h Kd Kc', 'Qh');
    const events = draw(state, 2, [0, 0]);
    expect(events.map((event) => ('cards' in event ? event.cards : []))).toEqual([
      cardsNamed(state, '3h Kd'),
      cardsNamed(state, 'Kc'),
    ]);
  });

  test('when that pile is empty, the first pile that has cards replaces it', () => {
    const state = singles('Kh Kd', '3h');
    draw(state, 2, [0, 1]);
    expect([hand(state), stock(state)]).toEqual(['4c Kh Kd', ['', '']]);
  });

  test('a red three that replaces a red three is laid and replaced too', () => {
    const state = singles('3h 3d 3h Kd Kc', '');
    expect(draw(state).at(-1)).toEqual({
      event: 'replaced',
      seat: 0,
      laid: cardsNamed(state, '3h 3d 3h'),
      cards: cardsNamed(state, 'Kd Kc'),
      from: [0, 0, 0],
    });
    expect([hand(state), laid(state)]).toEqual(['4c Kd Kc', '3h 3h 3d']);
  });

  test('with nothing left to draw it is not replaced', () => {
    const state = singles('Kh 3h', '');
    draw(state);
    expect([hand(state), laid(state)]).toEqual(['4c Kh', '3h']);
  });

  test('red threes found in a foot are laid and replaced, and other cards stay', () => {
    const state = singles('Kh Kd', 'Qh');
    for (const card of cardsNamed(state, '3h 3d')) giveCard(state, 0, card);
    layAtOnce(state, 0, 'deal', undefined);
    expect([hand(state), laid(state), stock(state)]).toEqual(['4c Kh Kd', '3h 3d', ['', 'Qh']]);
  });

  test('where they are dead they stay in the hand', () => {
    const state = house({ stock: ['3h Kd', ''] });
    draw(state);
    expect([hand(state), laid(state)]).toEqual(['4c Kd 3h', '']);
  });
});

describe('emptyStock: reshuffle', () => {
  const short = { stock: ['Kh', ''], discards: '5s 6s 7s 8s 9s Ts' };

  test('all discards but the top one go under what is left', () => {
    const state = reshuffling({ ...short, stock: ['Kh'] }, { stockPiles: 1 });
    expect(inStock(state, 0, 2, state.discards)).toBe(6);
    const [reshuffled, drew] = draw(state);
    expect(reshuffled).toEqual({ event: 'reshuffled', cards: 5 });
    const [first, second] = (drew as { cards: Card[] }).cards;
    expect([namesOf(state, [first!]), pile(state)]).toEqual(['Kh', 'Ts']);
    const mixed = [second!, ...stockCards(state, 0)].sort((a, b) => a - b);
    expect(namesOf(state, mixed)).toBe('5s 6s 7s 8s 9s');
  });

  test('nothing is reshuffled while a whole draw is left', () => {
    const state = reshuffling({ ...short, stock: ['Kh', 'Qh'] });
    expect(draw(state).map(({ event }) => event)).toEqual(['drew']);
    expect(pile(state)).toBe(short.discards);
  });

  test('two piles share the reshuffled cards, the first gets the odd one', () => {
    const state = reshuffling(short);
    expect([0, 1].map((at) => inStock(state, at, 2, state.discards))).toEqual([4, 2]);
    expect(why(state, [1, 1])).toBeUndefined();
    expect(why(state, [1, 1, 1], 3)).toEqual({ why: 'stockPileEmpty', pile: 1 });
    draw(state, 2, [1, 1]);
    expect(stock(state).map((cards) => cards.split(' ').filter(Boolean).length)).toEqual([4, 0]);
  });

  test('a lone discard stays: there is nothing under it to reshuffle', () => {
    const state = reshuffling({ stock: ['Kh', ''], discards: 'Ts' });
    expect(pilesByDefault(state, 2)).toEqual([0]);
    expect(draw(state).map(({ event }) => event)).toEqual(['drew']);
  });

  test('the mix depends on the seed alone, and the next mix has another', () => {
    const mixed = (mixSeed: number): string => {
      const state = reshuffling({ ...short, stock: ['Kh'], mixSeed }, { stockPiles: 1 });
      draw(state);
      expect(state.mixSeed).not.toBe(mixSeed);
      return `${hand(state)} / ${stock(state)[0]}`;
    };
    expect(mixed(1)).toBe(mixed(1));
    expect(new Set([1, 2, 3, 4, 5].map(mixed)).size).toBeGreaterThan(1);
  });

  test('the pile thaws unless its top card is the wild', () => {
    const thawed = (discards: string): boolean => {
      const frozen = { stock: ['', ''], discards, frozen: true };
      const state = reshuffling(frozen, { freezing: 'byWild' });
      draw(state);
      return !state.frozen;
    };
    expect(thawed('5s 2h 7s')).toBe(true);
    expect(thawed('5s 6s 2h')).toBe(false);
  });

  test('a replacement comes from reshuffled cards too', () => {
    const state = setTable(
      'singles',
      { hands: ['4c', '5h'], stock: ['Kh 3h', ''], discards: '6s 7s' },
      { emptyStock: 'reshuffle' },
    );
    draw(state);
    expect([hand(state), laid(state), pile(state)]).toEqual(['4c 6s Kh', '3h', '7s']);
  });
});

describe('emptyStock: when the draw pile is out', () => {
  test('where it ends the round: when its last card is gone', () => {
    expect(isStockOut(house({ stock: ['', 'Qh'] }))).toBe(false);
    expect(isStockOut(house({ stock: ['', ''] }))).toBe(true);
  });

  test('where it is reshuffled: when both piles together no longer make a whole draw', () => {
    expect(isStockOut(reshuffling({ stock: ['', ''], discards: '5s 6s 7s' }))).toBe(false);
    expect(isStockOut(reshuffling({ stock: ['', ''], discards: '5s 6s' }))).toBe(true);
    expect(isStockOut(reshuffling({ stock: ['Kh', ''], discards: '5s' }))).toBe(true);
  });
});
