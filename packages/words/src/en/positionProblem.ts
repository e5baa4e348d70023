import type { Card, PositionProblem, Seat } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { sayCard } from './card.ts';
import { counted } from './number.ts';
import { sayRefusal } from './refusal.ts';

const COPY = { one: 'copy', many: 'copies' };
const DRAW_PILE = { one: 'draw pile', many: 'draw piles' };

/** Why a position that somebody set up is impossible. */
export function sayPositionProblem(problem: PositionProblem, context: Context): string {
  const name = (seat: Seat): string => context.names[seat] ?? `seat ${seat}`;
  const card = (face: Card): string => sayCard(context.pack, face);
  switch (problem.problem) {
    case 'wrongLength':
      return `${problem.field} must have ${problem.need} entries, but it has ${problem.have}.`;
    case 'outOfRange':
      return `${problem.field} must be from ${problem.least} to ${problem.most}, but it’s ${problem.have}.`;
    case 'tooManyCopies':
      return `The decks have ${counted(problem.most, COPY)} of the ${card(problem.card)}, but the position has ${problem.have}.`;
    case 'tooManyStockPiles':
      return `These rules have at most ${counted(problem.most, DRAW_PILE)}, but the position has ${problem.have}.`;
    case 'heldButLaid':
      return `${name(problem.seat)} can’t be holding the ${card(problem.card)}: it goes straight to the table.`;
    case 'notLaidHere':
      return `The ${card(problem.card)} doesn’t go straight to the table under these rules, so it can’t be there.`;
    case 'badMeld':
      return `Team ${problem.side} couldn’t have made meld ${problem.meld}. ${sayRefusal(problem.refusal, context)}`;
    case 'badCap':
      return `Meld ${problem.meld} of team ${problem.side} can’t be capped. It has to be finished, and either clean or all wild.`;
    case 'frozenWithoutWild':
      return 'The discard pile can’t be frozen: no card in it freezes it.';
    case 'neverFrozen':
      return 'The discard pile is never frozen under these rules.';
    case 'neverAsked':
      return 'Nobody has to ask before going out at this table.';
    case 'wronglyDiscarding':
      return 'Only a player who has discarded 1 card can have a second one to discard, and only under rules where a turn ends with 2 discards.';
    case 'wronglyOut':
      return 'A player who has gone out has no cards left, and their turn is over. This can happen only under rules where the others get one more turn.';
    case 'wronglyFinished':
      return 'Only the team whose turn it is can have books finished this turn, and only under rules where you can’t add to them in the same turn.';
    case 'wronglyDown':
      return 'Only the team whose turn it is can have gone down this turn, and only after drawing, with melds on the table, and under rules with a bonus for going down and out in the same turn.';
    case 'wronglyAsked':
      return 'Only the player whose turn it is can ask to go out, and only after drawing. Only partners can answer. A question can’t be both waiting and answered.';
    case 'kneeMisplaced':
      return `${name(problem.seat)} can’t have a knee: either these rules don’t have one, or ${name(problem.seat)} has already picked up their foot.`;
    case 'dealing':
      return 'A position starts after the deal: phase must be "draw", "play" or "discard".';
  }
}
