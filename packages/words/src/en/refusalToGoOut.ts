import type { GoOutRefusal, Seat } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { booksOf } from './book.ts';
import { capitalised, listed } from './list.ts';
import { thereAre } from './number.ts';
import type { Sayings } from '../sayings.ts';
import { ruleSays } from './ruleSays.ts';

/** Going out. */
export const goingOut: Sayings<GoOutRefusal['why']> = {
  stillInHand: sayWithRules,
  booksMissing: sayWithRules,
  partnersNotInFoot: sayWithRules,
  permissionNeeded: sayWithRules,
  permissionRefused: sayWithRules,
  lastDiscardNeeded: sayWithRules,
  cardsLeftOver: sayWithRules,
};

function sayWithRules(refusal: GoOutRefusal, context: Context): string {
  return ruleSays(context, reason(refusal, context));
}

/** The same as a sentence that follows another. */
export function whyNoGoingOut(refusal: GoOutRefusal, context: Context): string {
  return capitalised(reason(refusal, context));
}

function reason(refusal: GoOutRefusal, context: Context): string {
  switch (refusal.why) {
    case 'stillInHand':
      return 'going out is for players in their foot. You are still in your hand.';
    case 'booksMissing': {
      const { need, have, kind, rank } = refusal;
      return `going out needs ${booksOf(context, need, kind, rank)}; ${thereAre(have)}.`;
    }
    case 'partnersNotInFoot':
      return notInFoot(refusal.seats, context);
    case 'permissionNeeded':
      return 'going out needs your partner’s word first. It is asked after drawing.';
    case 'permissionRefused':
      return 'your partner said no to going out this turn.';
    case 'lastDiscardNeeded':
      return 'going out needs a last discard.';
    case 'cardsLeftOver':
      return 'to go out, every card must be laid or be the last discard. Some are left over.';
  }
}

function notInFoot(seats: readonly Seat[], { names }: Context): string {
  const who = listed(seats.map((seat) => names[seat]!));
  return seats.length === 1
    ? `going out needs all partners in the foot. ${who} is not there yet.`
    : `going out needs all partners in the foot. ${who} are not there yet.`;
}
