import type { GoOutRefusal, Seat } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { areThree } from '../goal.ts';
import { booksOf } from './book.ts';
import { listed } from './list.ts';
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
      return 'going out is done from the foot. Play the cards before it first.';
    case 'booksMissing': {
      const { need, have, kind, rank } = refusal;
      return `going out needs ${booksOf(context, need, kind, rank)}; ${thereAre(have)}.`;
    }
    case 'partnersNotInFoot':
      return notInFoot(refusal.seats, context);
    case 'permissionNeeded':
      return 'going out needs your partner’s word first. It is asked after drawing.';
    case 'permissionRefused':
      return 'your partner said no to going out. You may ask again next turn.';
    case 'lastDiscardNeeded':
      return 'going out needs a last discard. Keep one card for it.';
    case 'cardsLeftOver':
      return 'to go out, every card must be laid or be the last discard. Some are left over.';
  }
}

function notInFoot(seats: readonly Seat[], context: Context): string {
  const who = listed(seats.map((seat) => context.names[seat]!));
  const all = areThree(context) ? 'all' : 'both';
  const verb = seats.length === 1 ? 'is' : 'are';
  return `going out needs ${all} of you in the foot. ${who} ${verb} not there yet.`;
}
