import { ruleSetById } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import { packFor } from '../rules/pack.ts';
import type { Rules, WildLimit } from '../rules/rules.ts';
import {
  meldTable,
  TAKES_NATURAL,
  TAKES_WILD,
  whyNotBegin,
  whyNotGrow,
  WILD,
} from './meldShape.ts';
import { beginsMeld } from './meldTerms.ts';
import { termsFor, type Terms } from './terms.ts';

const NINES = packFor('standard').kinds.indexOf('9');

/** House rules: three cards with two naturals begin, naturals stay ahead, seven make a book. */
const house = (changes: Partial<Rules> = {}): Terms =>
  termsFor({ ...ruleSetById('house')!.rules, ...changes }, { players: 2 });
const limited = (...wildLimits: WildLimit[]): Terms => house({ wildLimits });

/** Nines and wilds on the table, and those added to them. */
const add = (terms: Terms, naturals: number, wilds: number, nines: number, more: number) =>
  whyNotGrow(terms, NINES, naturals, wilds, nines, more);

describe('meldStart', () => {
  test('three naturals, or two and a wild, begin a meld', () => {
    expect(whyNotBegin(house(), NINES, 3, 0)).toBeUndefined();
    expect(whyNotBegin(house(), NINES, 2, 1)).toBeUndefined();
  });

  test('two cards are one short of three', () => {
    expect(whyNotBegin(house(), NINES, 2, 0)).toEqual({ why: 'tooFewCards', have: 2, need: 3 });
  });

  test('one natural is one short of two, however many wilds come with it', () => {
    const refusal = { why: 'tooFewNaturals', have: 1, need: 2 };
    expect(whyNotBegin(house(), NINES, 1, 2)).toEqual(refusal);
    expect(whyNotBegin(house(), NINES, 1, 6)).toEqual(refusal);
  });

  test('a new meld also keeps to the limit on wilds and to the size of a book', () => {
    expect(whyNotBegin(house(), NINES, 2, 2)).toMatchObject({ why: 'tooManyWilds' });
    const closed = house({ bookGrows: 'never' });
    expect(whyNotBegin(closed, NINES, 7, 0)).toBeUndefined();
    expect(whyNotBegin(closed, NINES, 8, 0)).toMatchObject({ why: 'bookClosed', size: 7 });
  });
});

describe('wildLimits', () => {
  test.each<[string, WildLimit, naturals: number, most: number]>([
    ['at most three wilds', { limit: 'most', wilds: 3 }, 2, 3],
    ['naturals two ahead', { limit: 'lead', by: 2 }, 5, 3],
    ['two naturals for each wild', { limit: 'perWild', naturals: 2 }, 5, 2],
    ['no wild before four naturals', { limit: 'from', naturals: 4 }, 3, 0],
  ])('%s, and a refusal says so', (_title, limit, naturals, most) => {
    const terms = limited(limit);
    expect(add(terms, naturals, 0, 0, most)).toBeUndefined();
    expect(add(terms, naturals, 0, 0, most + 1)).toEqual({
      why: 'tooManyWilds',
      rank: NINES,
      naturals,
      wilds: most + 1,
      most,
      limit,
    });
  });

  test('of several limits the strictest holds, and the refusal names the broken one', () => {
    const most: WildLimit = { limit: 'most', wilds: 3 };
    const lead: WildLimit = { limit: 'lead', by: 1 };
    const terms = limited(lead, most);
    expect(add(terms, 6, 0, 0, 3)).toBeUndefined();
    expect(add(terms, 6, 0, 0, 4)).toMatchObject({ most: 3, limit: most });
    // Both are broken; the tighter one is told.
    expect(add(limited(most, lead), 3, 0, 0, 4)).toMatchObject({ most: 2, limit: lead });
  });

  test('enough naturals lift the limit that waits for them', () => {
    expect(add(limited({ limit: 'from', naturals: 4 }), 4, 0, 0, 9)).toBeUndefined();
  });

  test('a natural that comes along makes room for a wild', () => {
    expect(add(house(), 3, 2, 0, 1)).toMatchObject({ naturals: 3, wilds: 3, most: 2 });
    expect(add(house(), 3, 2, 1, 1)).toBeUndefined();
  });

  test('a natural is never one wild too many', () => {
    expect(add(limited({ limit: 'most', wilds: 0 }), 3, 2, 1, 0)).toBeUndefined();
  });
});

describe('bookGrows', () => {
  test('by any card: a book takes naturals and wilds', () => {
    expect(add(house({ bookGrows: 'byAny' }), 7, 0, 1, 1)).toBeUndefined();
  });

  test('never: six cards take a seventh and no more', () => {
    const terms = house({ bookGrows: 'never' });
    expect(add(terms, 6, 0, 1, 0)).toBeUndefined();
    expect(add(terms, 6, 0, 2, 0)).toEqual({ why: 'bookClosed', rank: NINES, have: 6, size: 7 });
    expect(add(terms, 7, 0, 0, 1)).toEqual({ why: 'bookClosed', rank: NINES, have: 7, size: 7 });
  });

  test('by naturals: a book takes naturals and no wild', () => {
    const terms = house({ bookGrows: 'byNaturals' });
    expect(add(terms, 7, 0, 3, 0)).toBeUndefined();
    expect(add(terms, 7, 0, 0, 1)).toEqual({ why: 'bookTakesNaturals', rank: NINES });
    expect(add(terms, 7, 0, 1, 1)).toEqual({ why: 'bookTakesNaturals', rank: NINES });
  });

  test("by naturals: a dirty book says that it takes naturals, not that it's full of wilds", () => {
    const terms = house({ bookGrows: 'byNaturals' });
    expect(add(terms, 4, 3, 0, 1)).toEqual({ why: 'bookTakesNaturals', rank: NINES });
  });

  test('by naturals: wilds go on before the meld is a book, if that works', () => {
    const terms = house({ bookGrows: 'byNaturals' });
    expect(add(terms, 6, 0, 1, 1)).toBeUndefined();
    expect(add(terms, 6, 0, 0, 2)).toEqual({ why: 'bookTakesNaturals', rank: NINES });
    // The fourth wild needs five naturals under it, and with three wilds those are a book.
    expect(add(terms, 4, 2, 1, 2)).toEqual({ why: 'bookTakesNaturals', rank: NINES });
  });
});

describe('bookGrows by kind of book', () => {
  const usual = house({ bookGrows: { clean: 'byNaturals', dirty: 'byAny', wild: 'never' } });

  test('naturals on a clean book, anything on a dirty one', () => {
    expect(add(usual, 7, 0, 1, 0)).toBeUndefined();
    expect(add(usual, 7, 0, 0, 1)).toEqual({
      why: 'bookTakesNaturals',
      rank: NINES,
      kind: 'clean',
    });
    expect(add(usual, 6, 1, 0, 1)).toBeUndefined();
    expect(add(usual, 4, 3, 0, 1)).toMatchObject({ why: 'tooManyWilds' });
  });

  test('a shut dirty book beside a clean one that grows', () => {
    const terms = house({ bookGrows: { clean: 'byNaturals', dirty: 'never', wild: 'never' } });
    expect(add(terms, 6, 0, 3, 0)).toBeUndefined();
    expect(add(terms, 6, 0, 1, 1)).toEqual({
      why: 'bookClosed',
      rank: NINES,
      have: 6,
      size: 7,
      kind: 'dirty',
    });
  });

  test('an all-wild book has its own word', () => {
    const eighth = (wild: 'byAny' | 'never') =>
      whyNotGrow(house({ bookGrows: { clean: 'byAny', dirty: 'byAny', wild } }), WILD, 0, 7, 0, 1);
    expect(eighth('byAny')).toBeUndefined();
    expect(eighth('never')).toMatchObject({ why: 'bookClosed', kind: 'wild' });
  });

  const growths = ['byAny', 'byNaturals', 'never'] as const;
  const limits: WildLimit[] = [
    { limit: 'lead', by: 1 },
    { limit: 'from', naturals: 4 },
    { limit: 'from', naturals: 5 },
  ];

  // Cards laid together are fine exactly when some order of laying them one by one is.
  test.each(growths.flatMap((clean) => growths.map((dirty) => [clean, dirty] as const)))(
    'clean %s, dirty %s: several cards at once are judged in the best order',
    (clean, dirty) => {
      for (const limit of limits) {
        const terms = house({
          bookSize: 4,
          wildLimits: [limit],
          bookGrows: { clean, dirty, wild: 'never' },
        });
        const may = (n: number, w: number, x: number, y: number): boolean =>
          x + y === 0 ||
          (x > 0 && oneMore(terms, n, w, false) && may(n + 1, w, x - 1, y)) ||
          (y > 0 && oneMore(terms, n, w, true) && may(n, w + 1, x, y - 1));
        for (let at = 0; at < 5 ** 4; at++) {
          const digit = (place: number): number => Math.floor(at / 5 ** place) % 5;
          const [n, w, x, y] = [digit(0), digit(1), digit(2), digit(3)];
          if (w > n || (w > 0 && terms.wildsWith[n]! < w)) continue;
          expect(!add(terms, n, w, x, y), JSON.stringify({ limit, n, w, x, y })).toBe(
            may(n, w, x, y),
          );
        }
      }
    },
  );

  /** Whether one more card may join, told from the words of the rules alone. */
  function oneMore({ rules, wildsWith }: Terms, n: number, w: number, wild: boolean): boolean {
    const { bookGrows, bookSize } = rules as Rules & { bookGrows: Record<string, string> };
    const growth = n + w < bookSize ? 'byAny' : bookGrows[w === 0 ? 'clean' : 'dirty'];
    if (wild) return growth === 'byAny' && wildsWith[n]! > w;
    return growth !== 'never';
  }
});

describe('wildMelds', () => {
  test('an all-wild meld needs its cards but no naturals, and no limit on wilds binds it', () => {
    const terms = limited({ limit: 'most', wilds: 1 });
    expect(whyNotBegin(terms, WILD, 0, 3)).toBeUndefined();
    expect(whyNotBegin(terms, WILD, 0, 2)).toEqual({ why: 'tooFewCards', have: 2, need: 3 });
    expect(whyNotGrow(terms, WILD, 0, 3, 0, 4)).toBeUndefined();
  });

  test('an all-wild book is closed unless books grow by any card', () => {
    const eighth = (bookGrows: Rules['bookGrows']) =>
      whyNotGrow(house({ bookGrows }), WILD, 0, 7, 0, 1);
    const closed = { why: 'bookClosed', rank: WILD, have: 7, size: 7 };
    expect(eighth('byAny')).toBeUndefined();
    expect(eighth('byNaturals')).toEqual(closed);
    expect(eighth('never')).toEqual(closed);
  });
});

describe('the table of answers', () => {
  /** A row for each number of naturals from 0, a sign for each number of wilds. */
  const drawn = (terms: Terms, answer: number): string[] => {
    const { row, cells } = meldTable(terms, 8, 4);
    const signs = Array.from(cells, (cell) => (cell & answer ? 'x' : '.')).join('');
    return Array.from({ length: 9 }, (_, at) => signs.slice(at * row, (at + 1) * row));
  };

  const begins = (terms: Terms): string[] =>
    Array.from({ length: 9 }, (_, naturals) =>
      Array.from({ length: 5 }, (_none, wilds) =>
        beginsMeld(terms, terms.ranks[0]!, naturals, wilds) ? 'x' : '.',
      ).join(''),
    );

  test('house: which melds may be begun', () => {
    expect(begins(house())).toEqual(
      '..... ..... .x... xxx.. xxxx. xxxxx xxxxx xxxxx xxxxx'.split(' '),
    );
  });

  test('closed books: which melds take a natural, and which a wild', () => {
    const terms = house({ bookGrows: 'never' });
    expect(drawn(terms, TAKES_NATURAL)).toEqual(
      'xxxxx xxxxx xxxxx xxxx. xxx.. xx... x.... ..... .....'.split(' '),
    );
    expect(drawn(terms, TAKES_WILD)).toEqual(
      '..... ..... x.... xx... xxx.. xx... x.... ..... .....'.split(' '),
    );
  });

  test('all-wild melds by their wilds', () => {
    const wild = (bookGrows: Rules['bookGrows']) =>
      Array.from(meldTable(house({ bookGrows }), 1, 8).wild, (cell) => cell === TAKES_WILD);
    expect(wild('byAny')).toEqual(Array<boolean>(9).fill(true));
    const untilFull = [...Array<boolean>(7).fill(true), false, false];
    expect(wild('byNaturals')).toEqual(untilFull);
    expect(wild('never')).toEqual(untilFull);
  });
});
