import type { Reason } from '@hand-and-foot/bots';
import type { Pack } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { bookOf } from './book.ts';
import { cardIn } from './card.ts';
import { rounded } from '../rounded.ts';
import { countedKind, nameOfKind } from './kind.ts';
import { withArticle } from './list.ts';
import { counted, figure, points, WILD_CARD } from './number.ts';

type Sayings = {
  [Why in Reason['why']]: (reason: Extract<Reason, { why: Why }>, context: Context) => string;
};

const sayings: Sayings = {
  onlyChoice: () => 'It’s the only move you have.',
  byEye: () => 'Just eyeball it.',
  dearBottom: ({ card }, context) =>
    `The ${cardIn(context, card)} costs the most if you get caught with it, so play that pile first.`,
  anyStack: () => 'One pile is as good as another.',
  nothingToTake: () => 'You can’t pick up the pile, so draw.',
  discardsWorthLess: ({ points: less }) =>
    `Draw: about ${roughly(less)} better than picking up the pile.`,
  closeCall: () => 'It’s close: drawing and picking up the pile are worth about the same.',
  discardsWorthMore: (reason, { pack }) => {
    const what = reason.cards === 1 ? 'Take the top card' : `Pick up the ${reason.cards} cards`;
    const worth = `${what}: about ${roughly(reason.points)} better than drawing`;
    return `${worth}, and ${paidWith(reason, pack)}.`;
  },
  topFits: ({ card, points: more }, context) =>
    `The ${cardIn(context, card)} is about ${roughly(more)} better than another draw.`,
  opens: ({ points: have, need }) =>
    `You need ${points(need)} to go down, and this is ${figure(have)}.`,
  finishesBook: ({ rank, kind, bonus, needed }, { pack, ruleSet }) => {
    const book = withArticle(bookOf(ruleSet.words, kind).one);
    const whole = kind === 'wild' ? book : `${book} of ${nameOfKind(pack, rank, 2)}`;
    return `It completes ${whole}: ${points(bonus)}.${needed ? ' You need it to go out.' : ''}`;
  },
  growsMeld: ({ rank, missing }, { pack, ruleSet }) =>
    `Then your ${nameOfKind(pack, rank, 2)} need ${moreCards(missing)} for a ${ruleSet.words.book.one}.`,
  beginsMeld: ({ rank, cards: count }, { pack }) =>
    `${countedKind(pack, rank, count)} are a start, and you can add more later.`,
  addsToBook: ({ rank, points: more }, { pack, ruleSet }) =>
    `On your ${ruleSet.words.book.one} of ${nameOfKind(pack, rank, 2)} it’s worth ${points(more)}, and you can’t get caught with it.`,
  reachesPile: ({ cards: count }) =>
    `It empties your hand, so you pick up ${moreCards(count)} right away.`,
  capsBook: ({ points: bonus }, { ruleSet }) =>
    `On a finished ${ruleSet.words.book.one} it’s worth ${points(bonus)}.`,
  goesOut: ({ points: gain }) => `Going out now is worth about ${roughly(gain)}.`,
  throwsDead: ({ card }, context) =>
    `You can’t do anything else with the ${cardIn(context, card)}.`,
  dearToKeep: ({ card, caught }, context) =>
    `Getting caught with the ${cardIn(context, card)} would cost ${points(caught)}.`,
  leastUseful: ({ card }, context) => `You’ll miss the ${cardIn(context, card)} least.`,
  saferThan: ({ card, other, risk }, context) =>
    `The ${cardIn(context, card)} is safer: ${withArticle(nameOfKind(context.pack, context.pack.kindOf[other]!, 1))} would risk about ${roughly(risk)}.`,
  blocksDiscards: ({ card, worth }, context) =>
    `With the ${cardIn(context, card)} on top, nobody can pick up the pile. That saves about ${roughly(worth)}.`,
  freezesDiscards: ({ worth }) =>
    `A wild card freezes the pile. That saves about ${roughly(worth)}.`,
  keepsWilds: ({ count, rank, missing }, { pack }) => {
    const these = count > missing ? 'your wild cards' : counted(count, WILD_CARD);
    const save = `Save ${count === 1 ? 'a wild card' : these}`;
    if (rank === undefined) return `${save} for later.`;
    return `${save}: your ${nameOfKind(pack, rank, 2)} need ${moreCards(missing)}.`;
  },
  keepsPair: ({ rank }, { pack }) =>
    `Keep your ${countedKind(pack, rank, 2)}: you could pick up the pile with them.`,
  worthKeeping: () => 'For now, those cards are worth more in your hand.',
  nothingToThrow: () => 'Your turn ends here.',
  asksToGoOut: ({ others }) => `Going out now would cost the others about ${roughly(others)}.`,
  letsGoOut: ({ saved, risked }) =>
    saved <= 0
      ? 'Yes: another turn would gain us nothing.'
      : `Yes: another turn would gain us about ${roughly(saved)}, but waiting risks about ${figure(rounded(risked))}.`,
  wantsAnotherTurn: ({ saved, risked }) =>
    `Not yet: another turn would gain us about ${roughly(saved)}, and waiting risks ${little(risked, saved)}.`,
};

/** A risk that isn't larger than the gain: "only about 100". */
function little(risked: number, saved: number): string {
  if (risked === 0) return 'nothing';
  return `${rounded(risked) < rounded(saved) ? 'only ' : ''}about ${figure(rounded(risked))}`;
}

/** An estimate, told no more precisely than it is known. */
function roughly(estimate: number): string {
  return points(rounded(estimate));
}

/** "1 more card". */
function moreCards(count: number): string {
  return counted(count, { one: 'more card', many: 'more cards' });
}

type WorthMore = Extract<Reason, { why: 'discardsWorthMore' }>;

function paidWith({ with: way, rank, cards }: WorthMore, pack: Pack): string {
  switch (way) {
    case 'pair':
      return `you have ${countedKind(pack, rank, 2)} for it`;
    case 'meld':
      return `${cards === 1 ? 'it' : 'the top card'} goes on your ${nameOfKind(pack, rank, 2)}`;
    case 'wild':
      return `you have ${withArticle(nameOfKind(pack, rank, 1))} and a wild card for it`;
  }
}

/** Why a player does what it does, in a sentence. */
export function sayReason(reason: Reason, context: Context): string {
  const say = sayings[reason.why] as (reason: Reason, context: Context) => string;
  return say(reason, context);
}
