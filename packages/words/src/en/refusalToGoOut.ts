import type { GoOutRefusal, Seat } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { areThree } from '../goal.ts';
import { booksOf } from './book.ts';
import { listed } from './list.ts';
import { countAlone } from './number.ts';
import type { Sayings } from '../sayings.ts';
import { ruleSays } from './ruleSays.ts';

/** Going out. */
export const goingOut: Sayings<GoOutRefusal['why']> = {
  stillInHand: sayWithRules,
  booksMissing: sayWithRules,
  partnersNotInFoot: sayWithRules,
  partnersNotPlayed: sayWithRules,
  permissionNeeded: sayWithRules,
  permissionRefused: sayWithRules,
  lastDiscardNeeded: sayWithRules,
  lastDiscardForbidden: sayWithRules,
  cardsLeftOver: sayWithRules,
};

function sayWithRules(refusal: GoOutRefusal, context: Context): string {
  return ruleSays(context, whyNoGoingOut(refusal, context));
}

/** The same as a sentence that follows another. */
export function whyNoGoingOut(refusal: GoOutRefusal, context: Context): string {
  switch (refusal.why) {
    case 'stillInHand':
      return 'You can only go out from your foot. Play the cards before it first.';
    case 'booksMissing': {
      const { need, have, kind, rank } = refusal;
      return `You need ${booksOf(context, need, kind, rank)} to go out; you have ${countAlone(have)}.`;
    }
    case 'partnersNotInFoot':
      return notInFoot(refusal.seats, context);
    case 'partnersNotPlayed':
      return notPlayed(refusal.seats, context);
    case 'permissionNeeded':
      return 'Ask your partner “May I go out?” first. You can ask after you draw.';
    case 'permissionRefused':
      return 'Your partner said no. You can ask again next turn.';
    case 'lastDiscardNeeded':
      return 'You go out by discarding your last card. Keep one for that.';
    case 'lastDiscardForbidden':
      return 'You go out by melding your last card, so you can’t discard it. If it doesn’t fit anywhere, end your turn.';
    case 'cardsLeftOver':
      return `To go out, ${WAYS_OUT[context.ruleSet.rules.lastDiscard]}. You’d have some left over.`;
  }
}

function notPlayed(seats: readonly Seat[], context: Context): string {
  const who = listed(seats.map((seat) => context.names[seat]!));
  return `You can go out once ${who} ${seats.length === 1 ? 'has' : 'have'} played a card from the foot.`;
}

const WAYS_OUT = {
  optional: 'meld all your cards, or all but one and discard that',
  needed: 'meld all your cards but one and discard that',
  forbidden: 'meld all your cards',
};

function notInFoot(seats: readonly Seat[], context: Context): string {
  const who = listed(seats.map((seat) => context.names[seat]!));
  const all = areThree(context) ? 'All' : 'Both';
  const verb = seats.length === 1 ? 'isn’t' : 'aren’t';
  return `${all} of you have to be in your foot to go out. ${who} ${verb} there yet.`;
}
