import {
  changesSides,
  countOf,
  gainsOf,
  isOver,
  itemsOf,
  leadOf,
  numberIn,
  sideIn,
  totalsOf,
  type Count,
  type Pad,
} from '@hand-and-foot/scorepad';
import type { Terms } from '@hand-and-foot/engine';
import { lowestIn, scorersIn } from './gameOf.ts';
import type { Books, GameResult, RoundResult } from './result.ts';

/** The result of a game with real cards; undefined if it isn't over. */
export function resultOfPad(pad: Pad, id: string, ended: number): GameResult | undefined {
  if (!isOver(pad)) return undefined;
  const totals = totalsOf(pad);
  return {
    id,
    from: 'scorepad',
    rules: { id: pad.ruleSet.id, name: pad.ruleSet.name },
    ended,
    seats: pad.names.map((name) => ({ is: 'person', name: name.trim() })),
    scorers: scorersIn(pad.terms),
    rounds: gainsOf(pad).map((gains, at) => roundIn(pad, at + 1, gains)),
    totals,
    ...lowestIn(pad.terms),
    winners: leadOf(pad).scorers,
  };
}

function roundIn(pad: Pad, round: number, gains: readonly number[]): RoundResult {
  return {
    scorers: gains.map((points, scorer) => {
      const side = changesSides(pad) ? sideIn(pad, round, scorer) : scorer;
      const count = countOf(pad, round, side);
      return {
        points,
        books: booksIn(pad.terms, count),
        wentOut: numberIn(count, 'out') > 0,
      };
    }),
  };
}

function booksIn(terms: Terms, count: Count): Books {
  const books = { clean: 0, dirty: 0, wild: 0 };
  for (const item of itemsOf(terms))
    if (item.is === 'books') books[item.book] += numberIn(count, item.field);
  return books;
}
