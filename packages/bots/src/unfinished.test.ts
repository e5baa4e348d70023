import { openingFor, takenUp, viewFor, type Rules } from '@hand-and-foot/engine';
import { setTable } from '@hand-and-foot/testkit/setTable';
import { expect, test } from 'vitest';
import { outlookFor } from './outlook.ts';
import { phasesFor } from './phases.ts';
import { newProspects } from './prospects.ts';
import { newStanding, readStanding } from './standing.ts';
import { unseenOf } from './unseen.ts';
import { outValue, valueOf } from './value.ts';
import { WEIGHTS } from './weights.ts';

const STOCK = ['4h 5h 6h 7h 9h Th Jh Qh Kh Ah 4d 5d 6d 7d 9d Td'];

/** The worth of a table with these melds, by the rules of a house that changes so much. */
function worth(melds: string[], changes: Partial<Rules>): { value: number; out: number } {
  const state = setTable(
    'house',
    { phase: 'play', turn: 0, hands: ['Qs Ks', '9c 4c'], melds: [melds, []], stock: STOCK },
    { wildMelds: 2, ...changes },
  );
  const { terms } = state;
  const phases = phasesFor({ weights: WEIGHTS }, terms);
  const unseen = unseenOf(terms, viewFor(state, 0));
  const look = outlookFor(state, 0, unseen, openingFor(state, 0), phases, newProspects(terms));
  const standing = newStanding(terms);
  readStanding(state, 0, takenUp(state, 0), standing);
  return { value: valueOf(look, standing), out: outValue(look, standing) };
}

const kings = ['Kh Kd Kc'];
const wilds = ['2h 2d joker'];

test('an unfinished meld is worth less where its cards count nothing, and least where they count against', () => {
  const plus = worth(kings, {});
  const none = worth(kings, { unfinished: 'none' });
  const minus = worth(kings, { unfinished: 'minus' });
  expect(none.value).toBeLessThan(plus.value);
  expect(minus.value).toBeLessThan(none.value);
  expect(plus.out - none.out).toBeCloseTo(WEIGHTS.table * 30);
  expect(plus.out - minus.out).toBeCloseTo(WEIGHTS.table * 60);
});

test('so is one of a rank whose unfinished melds count against', () => {
  const kingsOnly = worth(kings, { byRank: [{ rank: 'K', unfinished: 'minus' }] });
  expect(kingsOnly.value).toBeLessThan(worth(kings, {}).value);
  const others = worth(kings, { byRank: [{ rank: 'Q', unfinished: 'minus' }] });
  expect(others.value).toBe(worth(kings, {}).value);
});

test('an unfinished all-wild meld is worth less where it is fined, the more so when going out', () => {
  const fined = worth(wilds, { penalties: [{ for: 'wildMeld', points: 1000 }] });
  const free = worth(wilds, {});
  expect(free.out - fined.out).toBeCloseTo(1000);
  expect(free.value - fined.value).toBeGreaterThan(100);
});

test('not being down is worse where that is fined', () => {
  const fined = worth([], { penalties: [{ for: 'notDown', points: 200 }] });
  expect(worth([], {}).value).toBeGreaterThan(fined.value);
});
