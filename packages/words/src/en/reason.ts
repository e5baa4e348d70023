import type { Reason } from '@hand-and-foot/bots';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { bookOf } from './book.ts';
import { cardIn } from './card.ts';
import { countedKind, nameOfKind } from './kind.ts';
import { withArticle } from './list.ts';
import { cards, countWord, figure, points } from './number.ts';

type Sayings = {
  [Why in Reason['why']]: (reason: Extract<Reason, { why: Why }>, context: Context) => string;
};

const sayings: Sayings = {
  onlyChoice: () => 'There is nothing else to do.',
  byEye: () => 'The deck is cut by eye.',
  dearBottom: ({ card }, context) =>
    `The stack with the ${cardIn(context, card)} is best held early.`,
  anyStack: () => 'One stack is as good as another.',
  nothingToTake: () => 'There is nothing to take, so draw.',
  discardsWorthLess: ({ points: less }) =>
    `A draw should bring ${points(less)} more than the discards.`,
  discardsWorthMore: (reason, { pack }) => {
    const what =
      reason.cards === 1 ? 'The discard is' : `The ${countWord(reason.cards)} discards are`;
    const worth = `${what} worth ${points(reason.points)} more than a draw`;
    return `${worth}, and ${paidWith(reason.with, nameOfKind(pack, reason.rank, 2))}.`;
  },
  topFits: ({ card, points: more }, context) =>
    `The ${cardIn(context, card)} is worth ${points(more)} more than another draw.`,
  opens: ({ points: have, need }) => `This opens with ${points(have)}; ${figure(need)} are needed.`,
  finishesBook: ({ rank, kind, bonus, needed }, { pack, ruleSet }) => {
    const name = withArticle(bookOf(ruleSet.words, kind).one);
    const book = kind === 'wild' ? name : `${name} of ${nameOfKind(pack, rank, 2)}`;
    const use = needed ? ', and going out needs it' : '';
    return `This finishes ${book} for ${points(bonus)}${use}.`;
  },
  growsMeld: ({ rank, missing }, { pack, ruleSet }) =>
    `The ${nameOfKind(pack, rank, 2)} then lack ${countWord(missing)} to be a ${ruleSet.words.book.one}.`,
  beginsMeld: ({ rank, cards: count }, { pack }) =>
    `${capitalised(cards(count))} begin the ${nameOfKind(pack, rank, 2)}, and more can follow.`,
  addsToBook: ({ rank, points: more }, { pack, ruleSet }) =>
    `On the ${ruleSet.words.book.one} of ${nameOfKind(pack, rank, 2)} it counts ${points(more)}, and can no longer be caught.`,
  reachesPile: ({ cards: count }) =>
    `With the hand played out, the next pile of ${cards(count)} comes up at once.`,
  capsBook: ({ points: bonus }, { ruleSet }) =>
    `On a finished ${ruleSet.words.book.one} it brings ${points(bonus)}.`,
  goesOut: ({ points: gain }) => `Going out now is worth about ${points(gain)}.`,
  throwsDead: ({ card }, context) => `The ${cardIn(context, card)} is good for nothing else.`,
  dearToKeep: ({ card, caught }, context) =>
    `Being caught with the ${cardIn(context, card)} would cost ${points(caught)}.`,
  leastUseful: ({ card }, context) => `The ${cardIn(context, card)} is missed least.`,
  saferThan: ({ card, other, risk }, context) =>
    `The ${cardIn(context, card)} is safer: ${withArticle(nameOfKind(context.pack, context.pack.kindOf[other]!, 1))} would risk ${points(risk)}.`,
  blocksDiscards: ({ card, worth }, context) =>
    `With the ${cardIn(context, card)} on top nobody can take the discards, which saves ${points(worth)}.`,
  freezesDiscards: ({ worth }) => `A wild freezes the discards, which saves ${points(worth)}.`,
  keepsWilds: ({ count, rank, missing }, { pack, ruleSet }) => {
    const wilds = `Keep ${countWord(count)} ${count === 1 ? 'wild' : 'wilds'}`;
    if (rank === undefined) return `${wilds} for later.`;
    return `${wilds} for the ${nameOfKind(pack, rank, 2)}, which lack ${countWord(missing)} to be a ${ruleSet.words.book.one}.`;
  },
  keepsPair: ({ rank }, { pack }) =>
    `Keep ${countedKind(pack, rank, 2)}: they could take the discards.`,
  nothingToThrow: () => 'The turn ends here.',
  asksToGoOut: ({ others }) => `Going out now would cost the others about ${points(others)}.`,
  letsGoOut: ({ caught, others }) =>
    `Yes: we are caught with about ${points(caught)}, and the others lose about ${figure(others)}.`,
  wantsAnotherTurn: ({ caught, others }) =>
    `Not yet: about ${points(caught)} would be caught here, against ${figure(others)} that the others lose.`,
};

function paidWith(way: 'pair' | 'meld' | 'wild', ranks: string): string {
  switch (way) {
    case 'pair':
      return `two ${ranks} are in hand`;
    case 'meld':
      return `the ${ranks} take the top card`;
    case 'wild':
      return `a wild goes with the ${ranks}`;
  }
}

/** Why a player does what it does, in a sentence. */
export function sayReason(reason: Reason, context: Context): string {
  const say = sayings[reason.why] as (reason: Reason, context: Context) => string;
  return say(reason, context);
}
