import type { Context } from '../context.ts';
import { nameOfKind } from './kind.ts';
import { cards, countAlone } from './number.ts';
import { capitalised } from '../capitalised.ts';
import type { EndWhy, Sayings } from '../sayings.ts';
import { whyNoGoingOut } from './refusalToGoOut.ts';
import { ruleSays } from './ruleSays.ts';
import { bookOwners, type WhoseBook } from '../untilBook.ts';
import { capName } from './slot.ts';

/** Capping, discarding and the end of a turn. */
export const ending: Sayings<EndWhy> = {
  capNeedsBook: ({ have, need }, context) =>
    ruleSays(context, `${capRule(context)} This one has ${have} of ${need} cards.`),
  capNeedsClean: (_, context) =>
    ruleSays(context, `${capRule(context)} This one is ${context.ruleSet.words.dirty}.`),
  alreadyCapped: (_, context) =>
    ruleSays(
      context,
      `Each ${context.ruleSet.words.book.one} can be capped only once. Choose another one.`,
    ),
  mustKeepCards: ({ left, need, because }, context) =>
    `${ruleSays(context, `Keep ${cards(need)} for now; this leaves ${countAlone(left)}.`)} ${whyNoGoingOut(because, context)}`,
  discardFirst: ({ kind }, context) =>
    ruleSays(
      context,
      `${capitalised(nameOfKind(context.pack, kind, 2))} go first. Discard one before any other card.`,
    ),
  discardBarred: ({ kind, until }, context) => {
    const kinds = capitalised(nameOfKind(context.pack, kind, 2));
    const { words } = context.ruleSet;
    if (until === 'never') return ruleSays(context, `${kinds} can’t be your last discard.`);
    if (until === 'roundEnds') return ruleSays(context, `${kinds} can’t be discarded.`);
    const book = `a ${words.book.one} of ${nameOfKind(context.pack, kind, 2)}`;
    const whose = WHOSE_BOOK[bookOwners(context)][until];
    return ruleSays(context, `${kinds} can’t be discarded until ${whose} ${book}.`);
  },
  mustDiscard: () => 'Your turn ends with a discard. Choose a card to discard.',
  mustGoOut: (_, context) =>
    ruleSays(
      context,
      'The answer was yes, so you have to go out. This move would keep you from going out.',
    ),
  alreadyAnswered: ({ answer }) =>
    answer === 'yes'
      ? 'You asked, and the answer was yes. You can go out this turn.'
      : 'You asked, and the answer was no. You can ask again next turn.',
};

export const WHOSE_BOOK: WhoseBook = {
  players: { every: 'everyone has', own: 'you have', any: 'somebody has' },
  teams: { every: 'every team has', own: 'your team has', any: 'a team has' },
  either: {
    every: 'every player or team has',
    own: 'you or your team has',
    any: 'a player or team has',
  },
};

function capRule(context: Context): string {
  const { book, clean, wild } = context.ruleSet.words;
  return `${capitalised(capName(context))} goes on a finished ${clean} or ${wild} ${book.one}.`;
}
