import type { Context } from '../context.ts';
import { nameOfKind } from './kind.ts';
import { cards, countAlone, countWord } from './number.ts';
import type { Sayings } from '../sayings.ts';
import { whyNoGoingOut } from './refusalToGoOut.ts';
import { ruleSays } from './ruleSays.ts';
import { capName } from './slot.ts';

/** Capping, discarding and the end of a turn. */
export const ending: Sayings<
  | 'capNeedsBook'
  | 'capNeedsClean'
  | 'alreadyCapped'
  | 'mustKeepCards'
  | 'discardFirst'
  | 'mustDiscard'
  | 'mustGoOut'
  | 'alreadyAnswered'
> = {
  capNeedsBook: ({ have, need }, context) =>
    ruleSays(
      context,
      `${capRule(context)} This one has ${countWord(have)} of ${countWord(need)} cards.`,
    ),
  capNeedsClean: (_, context) =>
    ruleSays(context, `${capRule(context)} This one is ${context.ruleSet.words.dirty}.`),
  alreadyCapped: (_, context) =>
    ruleSays(
      context,
      `each ${context.ruleSet.words.book.one} is capped once. This one is; choose another.`,
    ),
  mustKeepCards: ({ left, need, because }, context) =>
    `${ruleSays(context, `keep ${cards(need)} for now; this leaves ${countAlone(left)}.`)} ${whyNoGoingOut(because, context)}`,
  discardFirst: ({ kind }, context) =>
    ruleSays(
      context,
      `${nameOfKind(context.pack, kind, 2)} go first. Discard one before any other card.`,
    ),
  mustDiscard: () => 'Your turn ends with a discard. Choose the card to discard.',
  mustGoOut: (_, context) =>
    ruleSays(
      context,
      'you asked and were told yes, so go out now. This would make that impossible.',
    ),
  alreadyAnswered: ({ answer }) =>
    answer === 'yes'
      ? 'You have asked, and the answer was yes. You may go out this turn.'
      : 'You have asked, and the answer was no. You may ask again next turn.',
};

function capRule(context: Context): string {
  const { book, clean, wild } = context.ruleSet.words;
  return `${capName(context)} caps a finished ${clean} or ${wild} ${book.one}.`;
}
