import type { Card, Pack } from '@hand-and-foot/engine';
import { nameOfKind } from '@hand-and-foot/words';
import type { Puzzle, TypedCard } from './typedCards.ts';
import { sentences } from '../sentences.ts';

/** Finds cards in the hand for typed ones, to spare people from naming suits. */
export interface Chooser {
  /**
   * Cards from the hand that weren't chosen before; missing ones are chosen too, for the refusal.
   */
  choose(typed: readonly TypedCard[]): Card[] | Puzzle;
}

export function chooserFrom(pack: Pack, hand: readonly Card[]): Chooser {
  const left = [...hand];
  const take = (fits: (card: Card) => boolean): Card | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const find = ({ kinds, face }: TypedCard): Card =>
    face === undefined
      ? (take((card) => kinds.includes(pack.kindOf[card]!)) ?? pack.firstFace[kinds[0]!]!)
      : (take((card) => card === face) ?? face);
  return {
    choose(typed) {
      const open = typed.find((card) => isOpen(pack, left, card));
      if (open) return { puzzle: whichOf(pack, open) };
      // Cards with a suit come first, or a bare rank might take the one that's named later.
      const order = [...typed.keys()].sort((a, b) => rankOf(typed[a]!) - rankOf(typed[b]!));
      const chosen = new Map(order.map((at) => [at, find(typed[at]!)]));
      return [...typed.keys()].map((at) => chosen.get(at)!);
    },
  };
}

function rankOf({ face }: TypedCard): number {
  return face === undefined ? 1 : 0;
}

/** Whether the word could mean several kinds that are all in the hand. */
function isOpen(pack: Pack, hand: readonly Card[], { kinds, face }: TypedCard): boolean {
  if (face !== undefined) return false;
  return kinds.filter((kind) => hand.some((card) => pack.kindOf[card] === kind)).length > 1;
}

function whichOf(pack: Pack, { kinds }: TypedCard): string {
  const names = kinds.map((kind) => nameOfKind(pack, kind, 2)).join(' and ');
  const typed = kinds.map((kind) => pack.kinds[kind]!).join(' or ');
  return sentences.play.youHaveBoth(names, typed);
}
