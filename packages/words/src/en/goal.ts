import type { Context } from '../context.ts';
import type { Goal } from '../goal.ts';
import { areThree } from '../team.ts';
import type { Owner } from '../slot.ts';
import { bookOf } from './book.ts';
import { nameOfKind } from './kind.ts';
import { figure } from './number.ts';

/** Something that going out asks for, in few words: "1 of 2 dirty", "each of you in your foot". */
export function sayGoal(goal: Goal, context: Context, owner: Owner = 'we'): string {
  const ours = owner === 'we' || owner === 'you';
  if (!('why' in goal) || goal.why === 'booksMissing') return books(goal, context);
  switch (goal.why) {
    case 'stillInHand':
      return ours ? 'pick up your foot' : 'pick up their foot';
    case 'alreadyOut':
      return 'play what you can';
    case 'footNotEarned':
      return `finish a ${context.ruleSet.words.book.one}`;
    case 'partnersNotInFoot':
      return ours ? 'each of you in your foot' : 'each of them in their foot';
    case 'partnersNotPlayed':
      return areThree(context)
        ? 'a card from each partner’s foot'
        : `a card from ${ours ? 'your' : 'their'} partner’s foot`;
    case 'permissionNeeded':
      return `${ours ? 'your' : 'their'} ${areThree(context) ? 'partners’' : 'partner’s'} OK`;
    case 'permissionRefused':
      return 'ask again next turn';
    case 'lastDiscardNeeded':
      return 'a last card to discard';
    case 'lastDiscardForbidden':
      return `a place for ${ours ? 'your' : 'their'} last card`;
    case 'cardsLeftOver':
      return 'no cards left over';
  }
}

function books(
  { have, need, kind, rank }: Extract<Goal, { have: number }>,
  context: Context,
): string {
  const { words } = context.ruleSet;
  const count = `${figure(have)} of ${figure(need)}`;
  const book = bookOf(words, kind);
  if (rank !== undefined)
    return `${count} ${need === 1 ? book.one : book.many} of ${nameOfKind(context.pack, rank, 2)}`;
  return `${count} ${kind === 'any' ? (need === 1 ? book.one : book.many) : words[kind]}`;
}
