import type { Card, PositionProblem, Seat } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { sayCard } from './card.ts';
import { counted, countWord } from './number.ts';
import { sayRefusal } from './refusal.ts';

const STOCK_PILE = { one: 'stock pile', many: 'stock piles' };

/** Why a position that somebody set up is impossible. */
export function sayPositionProblem(problem: PositionProblem, context: Context): string {
  const name = (seat: Seat): string => context.names[seat] ?? `seat ${seat}`;
  const card = (face: Card): string => sayCard(context.pack, face);
  switch (problem.problem) {
    case 'wrongLength':
      return `${problem.field} must have ${problem.need} entries; it has ${problem.have}.`;
    case 'outOfRange':
      return `${problem.field} must be from ${problem.least} to ${problem.most}; it is ${problem.have}.`;
    case 'tooManyCopies':
      return `The decks hold ${problem.most} of ${card(problem.card)}; the position has ${problem.have}.`;
    case 'tooManyStockPiles':
      return `These rules have at most ${counted(problem.most, STOCK_PILE)}; the position has ${countWord(problem.have)}.`;
    case 'heldButLaid':
      return `${name(problem.seat)} holds ${card(problem.card)}, which is laid at once and replaced.`;
    case 'notLaidHere':
      return `${card(problem.card)} is not laid at once under these rules, so it cannot lie there.`;
    case 'badMeld':
      return `Meld ${problem.meld} of side ${problem.side} could not have been laid. ${sayRefusal(problem.refusal, context)}`;
    case 'badCap':
      return `Meld ${problem.meld} of side ${problem.side} cannot be capped: only a finished one, clean or all wild, can.`;
    case 'frozenWithoutWild':
      return 'The discards cannot be frozen: no wild lies among them.';
    case 'neverFrozen':
      return 'Discards are never frozen under these rules.';
    case 'neverAsked':
      return 'Nobody is asked for permission at this table.';
    case 'wronglyAsked':
      return 'Permission is asked by the seat to act, of its partners, after drawing; and it is open or answered, not both.';
    case 'kneeMisplaced':
      return `${name(problem.seat)} cannot have a pile between hand and foot: these rules know none, or the foot is taken up already.`;
    case 'dealing':
      return 'A position begins after the deal: phase must be "draw" or "play".';
  }
}
