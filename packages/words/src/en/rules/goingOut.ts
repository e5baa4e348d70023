import { inSomeRound, type BooksNeeded } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { needsNone, tellNeeds } from '../../bookNeeds.ts';
import { partnersIn } from '../../partners.ts';
import { booksOf } from '../book.ts';
import { oneOfKinds } from '../kind.ts';
import { listed } from '../list.ts';
import { figure, points } from '../number.ts';
import { kindNamed, type Telling, type Tellings } from '../../rulesPage.ts';
import { byRound } from './rounds.ts';

export const foot: Tellings<KnobOf<'foot'>> = {
  footAnnounced: (announced) => [
    announced === 'yes'
      ? 'Say so when you pick up your foot.'
      : 'You don’t have to say so when you pick up your foot.',
  ],
  footBy: (footBy, { ruleSet }) => [
    footBy === 'emptyHand'
      ? 'You get your foot when you’ve played your whole hand.'
      : `Once you finish a ${ruleSet.words.book.one} yourself, you get your foot and add it to your hand. Until then, keep at least 1 card.`,
  ],
  footTaken: (footTaken) => [
    {
      atOnce: 'You pick up your foot right away.',
      endsTurn: 'Picking up your foot ends your turn.',
      nextTurn: 'You pick up your foot at the start of your next turn, before you draw.',
      insteadOfDraw:
        'If your turn ends before you pick up your foot, you pick it up on your next turn instead of drawing.',
    }[footTaken],
  ],
  footNeeded: (needed, { ruleSet }) => {
    if (needed === 'yes') return ['You can only go out from your foot.'];
    const isFree = ruleSet.rules.footCaught === 'nothing';
    const cost = isFree ? '' : ', but the foot you never picked up counts against you';
    return [`You can go out from your hand if you say so first${cost}.`];
  },
  footCaught: (caught) => [
    caught === 'cards'
      ? 'If you never pick up your foot, its cards count against you.'
      : 'If you never pick up your foot, its cards don’t count against you.',
  ],
};

export const goingOut: Tellings<KnobOf<'goingOut'>> = {
  booksNeeded: (needs, telling) =>
    needsNone(needs)
      ? [`You don’t need any ${telling.ruleSet.words.book.many} to go out.`]
      : sayNeeds(needs, telling),
  booksShared: (shared, { ruleSet }) => {
    const { book, clean, dirty } = ruleSet.words;
    const once = `A ${book.one} can meet only 1 of these requirements, even if it fits several.`;
    return {
      yes: [`A ${book.one} can meet several of these requirements at once.`],
      no: [once],
      any: [once, `A spare ${clean} ${book.one} counts as a ${dirty} one.`],
    }[shared];
  },
  permission: (permission, telling) => [
    {
      none: 'You don’t have to ask before you go out.',
      asked: `${askFirst(telling)} If the answer is no, you can’t go out this turn. If it’s yes, you can, but you don’t have to.`,
      binding: `${askFirst(telling)} The answer is binding: no means not this turn, and yes means now.`,
    }[permission],
  ],
  partnersInFoot: (partners) => [
    {
      notNeeded: 'You can go out while a partner is still playing their hand.',
      needed: 'Everyone on your team has to be in their foot before any of you can go out.',
      played:
        'You can’t go out until every partner has melded or discarded a card from their foot.',
    }[partners],
  ],
  outBarredBy: (kinds, { pack }) => [
    kinds.length === 0
      ? 'Your partner can let you go out no matter what they hold.'
      : `A partner who holds ${oneOfKinds(pack, kinds)} has to say no when you ask to go out.`,
  ],
  lastDiscard: (lastDiscard) => [
    {
      optional: 'You can meld or discard your last card to go out.',
      needed: 'You have to discard your last card to go out.',
      forbidden:
        'You have to meld your last card to go out. If it doesn’t fit anywhere, your turn ends without a discard.',
    }[lastDiscard],
  ],
  withoutBooks: (without) => [
    without === 'keepCard'
      ? 'Once you’re in your foot, you have to keep at least 1 card unless you can go out.'
      : 'Once you’re in your foot, you can run out of cards without going out. You keep playing and draw as usual.',
  ],
  afterOut: (after) => [
    {
      ends: 'The round ends as soon as somebody goes out.',
      lap: 'When somebody goes out, everyone else gets one more turn. Nobody else can go out, but it’s OK to run out of cards.',
      lapIfLaid:
        'When somebody goes out by melding their last card, everyone else gets one more turn. Nobody else can go out, but it’s OK to run out of cards. If the last card was a discard, the round ends.',
    }[after],
  ],
  goOutBonus: (bonus, { ruleSet }) => [
    inSomeRound(bonus).every((each) => each === 0)
      ? 'There’s no bonus for going out.'
      : `Going out is worth ${byRound(ruleSet, bonus, { say: points, sayNext: figure })}.`,
  ],
};

/** The question to a partner, on condition that there is one. */
function askFirst({ ruleSet }: Telling): string {
  const asks = partnersIn(ruleSet.rules) === 'always' ? 'Ask' : 'If you have a partner, ask';
  return `${asks} “May I go out?” first.`;
}

/** Of each sort of book, how many going out takes. */
function sayNeeds(needs: readonly BooksNeeded[], telling: Telling): string[] {
  return tellNeeds(needs, {
    books: (number, { kind, rank }) => booksOf(telling, number, kind, kindNamed(telling, rank)),
    byRound: (count, how) => byRound(telling.ruleSet, count, { ...how, sayNext: figure }),
    always: (books) => `To go out, you need ${listed(books)}.`,
    alone: (books, isFirst) => `To go out, you ${isFirst ? '' : 'also '}need ${books}.`,
    together: (books) => `With partners, you need ${books}.`,
    noneTogether: 'With partners, you don’t need any.',
  });
}
