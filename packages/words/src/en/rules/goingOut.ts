import { inSomeRound, type BooksNeeded } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { capitalised } from '../../capitalised.ts';
import { partnersIn } from '../../partners.ts';
import { booksOf } from '../book.ts';
import { listedKinds } from '../kind.ts';
import { listed } from '../list.ts';
import { points } from '../number.ts';
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
  footNeeded: (needed) => [
    needed === 'yes'
      ? 'You can only go out from your foot.'
      : 'If you can go out, you can do it from your hand. Say so first; the foot you never picked up counts against you.',
  ],
};

export const goingOut: Tellings<KnobOf<'goingOut'>> = {
  booksNeeded: (needs, telling) =>
    needs.length === 0
      ? [`You don’t need any ${telling.ruleSet.words.book.many} to go out.`]
      : sayNeeds(needs, telling),
  booksShared: (shared, { ruleSet }) => [
    shared === 'yes'
      ? `A ${ruleSet.words.book.one} that fits several of these counts for each of them.`
      : `Each ${ruleSet.words.book.one} counts for only 1 of these, even if it fits several.`,
  ],
  permission: (permission, telling) => [
    {
      none: 'You don’t have to ask before you go out.',
      asked: `${withPartners('ask “May I go out?” first', telling)}. A no counts for this turn. A yes means you can, but you don’t have to.`,
      binding: `${withPartners('ask “May I go out?” first', telling)}. The answer is binding: no means not this turn, and yes means now.`,
    }[permission],
  ],
  partnersInFoot: (partners, telling) => [
    {
      notNeeded: withPartners('you can go out while a partner is still in their hand.', telling),
      needed: withPartners(
        'everyone on the team has to be in their foot before one of you goes out.',
        telling,
      ),
      played: withPartners(
        'you can go out once every partner has melded or discarded a card from their foot.',
        telling,
      ),
    }[partners],
  ],
  outBarredBy: (kinds, { pack }) => [
    kinds.length === 0
      ? 'Your partner can let you go out whatever they hold.'
      : `A partner who holds one of these has to say no when you ask to go out: ${listedKinds(pack, kinds)}.`,
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
      ? 'In your foot, if you can’t go out, you have to keep at least 1 card.'
      : 'In your foot, if you can’t go out, you can run out of cards and keep playing, drawing as usual.',
  ],
  afterOut: (after) => [
    {
      ends: 'The round ends as soon as somebody goes out.',
      lap: 'When somebody goes out, everyone else gets one more turn. Nobody else can go out, but you can run out of cards.',
      lapIfLaid:
        'When somebody goes out by melding their last card, everyone else gets one more turn. Nobody else can go out, but you can run out of cards. If the last card was a discard, the round ends.',
    }[after],
  ],
  goOutBonus: (bonus) => [
    inSomeRound(bonus).every((each) => each === 0)
      ? 'There’s no bonus for going out.'
      : `Going out is worth ${byRound(bonus, points)}.`,
  ],
};

/** Said of partners; where people may play without, with that condition. */
function withPartners(rule: string, { ruleSet }: Telling): string {
  return partnersIn(ruleSet.rules) === 'always' ? capitalised(rule) : `With partners, ${rule}`;
}

/** Books that every round asks for in one sentence, then each whose number changes. */
function sayNeeds(needs: readonly BooksNeeded[], telling: Telling): string[] {
  const isSame = ({ count, partners }: BooksNeeded): boolean =>
    count.length === 1 && partners === undefined;
  const always = needs
    .filter(isSame)
    .map(({ kind, rank, count }) => booksOf(telling, count[0]!, kind, kindNamed(telling, rank)));
  return [
    ...(always.length === 0 ? [] : [`To go out you need ${listed(always)}.`]),
    ...needs.filter((need) => !isSame(need)).map((need) => sayNeed(need, telling)),
  ];
}

function sayNeed({ kind, rank, count, partners }: BooksNeeded, telling: Telling): string {
  const books = (number: number): string =>
    booksOf(telling, number, kind, kindNamed(telling, rank));
  const alone = `To go out you need ${byRound(count, books)}`;
  return partners === undefined
    ? `${alone}.`
    : `${alone}. With partners you need ${byRound(partners, books)}.`;
}
