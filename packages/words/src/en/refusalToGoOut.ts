import type { GoOutRefusal, Seat } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { areThree } from '../team.ts';
import { booksOf } from './book.ts';
import { listed } from './list.ts';
import { countAlone } from './number.ts';
import { eachSaid, saidBy, type Sayings } from '../sayings.ts';
import { ruleSays } from './ruleSays.ts';

type Why = GoOutRefusal['why'];

/** Sentences that may follow another. */
const reasons: Sayings<Why> = {
  stillInHand: (_, { ruleSet }) =>
    ruleSet.rules.footBy === 'ownBook'
      ? 'You can only go out once you have your foot.'
      : 'You can only go out from your foot. Play your other cards first.',
  alreadyOut: ({ seat }, { names }) =>
    `${names[seat]!} already went out. This is your last turn, so play what you can.`,
  footNotEarned: (_, { ruleSet }) =>
    `You get your foot by finishing a ${ruleSet.words.book.one} yourself.`,
  booksMissing: ({ need, have, kind, rank }, context) =>
    `You need ${booksOf(context, need, kind, rank)} to go out; you have ${countAlone(have)}.`,
  partnersNotInFoot: ({ seats }, context) => onceThey(seats, 'picked up', context),
  partnersNotPlayed: ({ seats }, context) => onceThey(seats, 'played from', context),
  permissionNeeded: (_, context) =>
    `Ask your ${areThree(context) ? 'partners' : 'partner'} “May I go out?” first. You can ask any time after you draw.`,
  permissionRefused: () => 'The answer was no. You can ask again next turn.',
  lastDiscardNeeded: () => 'You go out by discarding your last card. Keep one for that.',
  lastDiscardForbidden: () =>
    'You go out by melding your last card, so you can’t discard it. If it doesn’t fit anywhere, end your turn.',
  cardsLeftOver: (_, { ruleSet }) =>
    `To go out, ${WAYS_OUT[ruleSet.rules.lastDiscard]}. You’d have some left over.`,
};

export const whyNoGoingOut: (refusal: GoOutRefusal, context: Context) => string = saidBy(reasons);

export const goingOut: Sayings<Why> = eachSaid(reasons, ruleSays);

function onceThey(seats: readonly Seat[], did: string, { names }: Context): string {
  const who = listed(seats.map((seat) => names[seat]!));
  const have = seats.length === 1 ? 'has' : 'have each';
  return `You can go out once ${who} ${have} ${did} their foot.`;
}

const WAYS_OUT = {
  optional: 'meld all your cards, or meld all but one and discard that one',
  needed: 'meld all but one of your cards and discard that one',
  forbidden: 'meld all your cards',
};
