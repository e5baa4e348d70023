import type { Kind, PickUpWay } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { countedKind, nameOfKind } from './kind.ts';
import { withArticle, withLastComma } from './list.ts';
import { cards, countAlone, counted, WILD_CARD } from './number.ts';
import type { Sayings, TakeWhy } from '../sayings.ts';
import { ruleSays } from './ruleSays.ts';

/** Picking up the pile. */
export const taking: Sayings<TakeWhy> = {
  noDiscards: () => 'The discard pile is empty. Draw instead.',
  tooFewDiscards: ({ have, need }, context) =>
    ruleSays(
      context,
      `The discard pile needs ${cards(need)} before you can pick it up; it has ${countAlone(have)}.`,
    ),
  topBlocked: ({ card }, context) => {
    const name = nameOfKind(context.pack, context.pack.kindOf[card]!, 1);
    return ruleSays(
      context,
      `You can’t pick up the pile with ${withArticle(name)} on top. Draw instead.`,
    );
  },
  openFirst: (_, context) =>
    ruleSays(context, 'You can’t pick up the pile until you’ve gone down. Draw instead.'),
  discardsFrozen: ({ rank, have, need }, context) => {
    const paid = countedKind(context.pack, rank, need);
    return ruleSays(
      context,
      `The pile is frozen. You need ${paid} in your hand to pick it up; you have ${countAlone(have)}.`,
    );
  },
  needPair: ({ rank, have, need, until }, context) => {
    const paid = countedKind(context.pack, rank, need);
    const who = until === 'opened' ? 'Until you’ve gone down, you' : 'You';
    return ruleSays(
      context,
      `${who} need ${paid} in your hand to pick up the pile; you have ${countAlone(have)}.`,
    );
  },
  needMatch: ({ rank, of }, context) =>
    ruleSays(
      context,
      of === 'any'
        ? 'You have to play one of the pile’s cards right away, but none goes with the cards you chose.'
        : `You have to play the top card right away: ${waysFor(rank, context)}.`,
    ),
  needWilds: ({ card, like, have, need }, context) => {
    const kind = context.pack.kindOf[card]!;
    const paid = like ? countedKind(context.pack, kind, need) : counted(need, WILD_CARD);
    const name = withArticle(nameOfKind(context.pack, kind, 1));
    return ruleSays(
      context,
      `With ${name} on top, you need ${paid} in your hand to start an all-wild ${context.ruleSet.words.meld.one}; you have ${countAlone(have)}.`,
    );
  },
  takeAsNew: (_, context) =>
    ruleSays(context, `The top card has to start a new ${context.ruleSet.words.meld.one}.`),
  takeClean: ({ rank }, context) =>
    ruleSays(
      context,
      `The top card has to start a new ${context.ruleSet.words.meld.one} without wild cards. Use only ${nameOfKind(context.pack, rank, 2)}.`,
    ),
  wouldComplete: ({ rank }, context) => {
    const { book } = context.ruleSet.words;
    const meld = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `The top card would complete your ${book.one} of ${meld}, so you can’t take it. Draw instead.`,
    );
  },
  layAfterwards: (_, context) => ruleSays(context, 'Take the top card first, then meld.'),
};

function waysFor(rank: Kind, { pack, ruleSet }: Context): string {
  const ways: Partial<Record<PickUpWay, string>> = {
    onMeld: `add it to your ${nameOfKind(pack, rank, 2)}`,
    pair: `meld it with ${countedKind(pack, rank, 2)} from your hand`,
    naturalAndWild: `meld it with ${withArticle(nameOfKind(pack, rank, 1))} and a wild card`,
    oneNatural: `meld it with ${withArticle(nameOfKind(pack, rank, 1))} from your hand and more from the pile`,
  };
  return withLastComma(
    ruleSet.rules.pickUpWith.flatMap((way) => ways[way] ?? []),
    'or',
  );
}
