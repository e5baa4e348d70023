import type { Kind, PickUpWay } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { countedKind, nameOfKind } from './kind.ts';
import { listed, withArticle } from './list.ts';
import { counted, thereAre } from './number.ts';
import type { Sayings } from '../sayings.ts';
import { ruleSays } from './ruleSays.ts';

const DISCARD = { one: 'discard', many: 'discards' };

/** Taking discards. */
export const taking: Sayings<
  | 'noDiscards'
  | 'tooFewDiscards'
  | 'topBlocked'
  | 'discardsFrozen'
  | 'needPair'
  | 'needMatch'
  | 'wouldComplete'
  | 'layAfterwards'
> = {
  noDiscards: () => 'There are no discards to take. Draw from the stock.',
  tooFewDiscards: ({ have, need }, context) =>
    ruleSays(
      context,
      need === 1
        ? 'one discard is needed before it may be taken; there is none. Draw from the stock.'
        : `${counted(need, DISCARD)} are needed before they may be taken; ${thereAre(have)}.`,
    ),
  topBlocked: ({ card }, context) => {
    const name = nameOfKind(context.pack, context.pack.kindOf[card]!, 1);
    return ruleSays(
      context,
      `${withArticle(name)} on top blocks the discards. Draw from the stock.`,
    );
  },
  discardsFrozen: ({ rank, have, need }, context) => {
    const paid = countedKind(context.pack, rank, need);
    return ruleSays(
      context,
      `the discards are frozen. They need ${paid} from your hand; ${thereAre(have)}.`,
    );
  },
  needPair: ({ rank, have, need }, context) => {
    const paid = countedKind(context.pack, rank, need);
    return ruleSays(context, `taking them needs ${paid} from your hand; ${thereAre(have)}.`);
  },
  needMatch: ({ rank }, context) =>
    ruleSays(context, `the top card must be played at once: ${waysFor(rank, context)}.`),
  wouldComplete: ({ rank }, context) => {
    const { book } = context.ruleSet.words;
    const meld = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `the top card would make your ${meld} a ${book.one}, so it may not be taken. Draw from the stock.`,
    );
  },
  layAfterwards: (_, context) =>
    ruleSays(context, 'the top card is taken without laying. Take it first, then lay cards.'),
};

function waysFor(rank: Kind, { pack, ruleSet }: Context): string {
  const ways: Record<PickUpWay, string> = {
    onMeld: `on ${nameOfKind(pack, rank, 2)} of yours`,
    pair: `with ${countedKind(pack, rank, 2)} from hand`,
    naturalAndWild: `with ${withArticle(nameOfKind(pack, rank, 1))} and a wild`,
  };
  return listed(
    ruleSet.rules.pickUpWith.map((way) => ways[way]),
    'or',
  );
}
