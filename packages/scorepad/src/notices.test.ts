import { termsFor, type Seating } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import type { Count, Field, Way } from './count.ts';
import { noticesOf } from './notices.ts';
import { openPad, type Pad } from './pad.ts';

type Numbers = Partial<Record<Field, number>>;

const by = (way: Way, numbers: Numbers): Count => ({
  numbers,
  ways: { table: way, caught: way },
});

function pad(rules: string, seating: Seating, ...counts: Count[]): Pad {
  const players = seating === 'alone' ? 2 : 4;
  const opened = openPad({
    table: { rules, players, seating },
    names: [],
    starter: 0,
    rounds: [{ id: 1, counts }],
    nextId: 2,
  });
  if (!opened.ok) throw new Error(opened.why);
  return opened.pad;
}

const house = (...counts: Count[]) => noticesOf(pad('house', 'pairs', ...counts), 1);
const singles = (...counts: Count[]) => noticesOf(pad('singles', 'alone', ...counts), 1);
const lords = (...counts: Count[]) => noticesOf(pad('lords-and-ladies', 'pairs', ...counts), 1);

const READY: Numbers = { 'books/clean': 1, 'books/dirty': 1, 'table/10': 14 };

describe('a pad notices', () => {
  test('nothing where nothing is wrong, and nothing before anything is counted', () => {
    expect(house(by('values', { ...READY, out: 1 }), by('values', { 'caught/500': 2 }))).toEqual(
      [],
    );
    expect(house()).toEqual([]);
  });

  test('two sides that went out', () => {
    const out = by('values', { ...READY, out: 1 });
    expect(house(out, out)).toEqual([{ notice: 'severalOut', sides: [0, 1] }]);
  });

  test('going out without the books', () => {
    const out = by('values', { 'books/clean': 1, 'table/10': 7, out: 1 });
    expect(house(out)).toEqual([
      { notice: 'outWithoutBooks', side: 0, kind: 'dirty', have: 0, need: 1 },
    ]);
  });

  test('more red threes than the decks hold, both sides together', () => {
    const { pack } = termsFor(ruleSetById('singles')!.rules, { players: 2 });
    expect(singles(by('values', { 'laid/red3': 4 }), by('values', { 'laid/red3': 3 }))).toEqual([
      { notice: 'tooManyCards', kinds: [pack.kinds.indexOf('red3')], have: 7, most: 6 },
    ]);
  });

  test('red threes in a hand and on the table are the same red threes', () => {
    const notices = singles(by('values', { 'laid/red3': 6 }), by('values', { 'caught/100': 7 }));
    expect(notices).toMatchObject([{ notice: 'tooManyCards', have: 13, most: 12 }]);
  });

  test('more jokers than there are, some melded and some caught', () => {
    const notices = house(by('values', { 'table/50': 6 }), by('values', { 'caught/50': 5 }));
    expect(notices).toMatchObject([{ notice: 'tooManyCards', have: 11, most: 10 }]);
  });

  test('more books than the decks can make', () => {
    const many = by('total', { 'books/clean': 20, 'table/total': 2000 });
    expect(house(many, many)).toMatchObject([{ notice: 'tooManyCards', have: 280 }]);
  });

  test('books of a kind that the rules do not know', () => {
    const wild = by('values', { 'books/wild': 1 });
    expect(house(wild)).toEqual([{ notice: 'unknownBooks', side: 0, book: 'wild', have: 1 }]);
    expect(lords(by('values', { 'books/wild': 1, 'table/25': 7 }))).toEqual([]);
  });

  test('points that no cards come to', () => {
    expect(house(by('total', { 'table/total': 342 }))).toEqual([
      { notice: 'oddPoints', side: 0, pile: 'table', points: 342, below: 340, above: 345 },
    ]);
    expect(house(by('hundreds', { 'caught/hundreds': 1, 'caught/rest': 3 }))).toMatchObject([
      { notice: 'oddPoints', pile: 'caught', points: 103, below: 100, above: 105 },
    ]);
    expect(house(by('total', { 'table/total': 99_995 }))).toMatchObject([
      { notice: 'oddPoints', points: 99_995, below: 2900 },
    ]);
  });

  test('fewer cards, or points, than the books take', () => {
    expect(house(by('values', { 'books/clean': 2, 'table/10': 13 }))).toEqual([
      { notice: 'tooFewCards', side: 0, books: 2, have: 13, need: 14 },
    ]);
    expect(house(by('total', { 'books/clean': 2, 'table/total': 65 }))).toEqual([
      { notice: 'tooFewPoints', side: 0, books: 2, have: 65, need: 70 },
    ]);
  });

  test('more exact grabs than players, and more Ladies than groups to cap', () => {
    expect(house(by('values', { grabs: 3 }))).toEqual([
      { notice: 'tooManyGrabs', side: 0, have: 3, most: 2 },
    ]);
    const capped = { 'books/clean': 1, 'books/dirty': 1, 'caps/lady': 2, 'table/10': 14 };
    expect(lords(by('values', capped))).toEqual([
      { notice: 'tooManyCaps', side: 0, have: 2, most: 1 },
    ]);
  });

  test('somebody alone who went out and was caught with cards; a partner may be', () => {
    const out = by('values', { ...READY, out: 1, 'caught/5': 1 });
    expect(singles(out)).toEqual([{ notice: 'outWithCards', side: 0 }]);
    expect(house(out)).toEqual([]);
  });

  test('numbers below nothing', () => {
    expect(house(by('values', { 'table/10': -1 }))).toEqual([
      { notice: 'belowNothing', side: 0, have: -1 },
    ]);
  });
});
