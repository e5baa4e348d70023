import { cardsToBook, heldCount, type Kind, type Terms } from '@hand-and-foot/engine';
import { byHand, type MakeJudge } from './judge.ts';
import type { Outlook } from './outlook.ts';
import type { Standing } from './standing.ts';

/**
 * Judges like `byHand`, but in haste: it clings to cards that it could throw, and thinks too much or too little of the
 * melds it could begin, by up to this share of a book for each card it holds. A small hand is easy to judge. It's always
 * alike about the same cards and melds.
 */
export function inHaste(share: number): MakeJudge {
  return (scene) => {
    const judge = byHand(scene);
    const { seat, terms } = scene.look;
    const most = share * heldCount(scene.world, seat) * bookWorth(terms);
    return (standing, ending, thrown) => {
      const value = judge(standing, ending, thrown);
      if (ending === 'out') return value;
      const seen = meldsIn(standing);
      const clung = thrown === undefined ? 0 : clingsTo(scene.look, thrown, seen);
      return value + most * (scattered(seen) - clung);
    };
  };
}

/** The melds begun and their wilds, as one word; what naturals they have makes no difference to it. */
function meldsIn({ kind, melds, pilesLeft, wilds }: Standing): number {
  let word = pilesLeft;
  for (let at = 0; at < melds; at++)
    word = (word + Math.imul((kind[at]! + 2) * 64 + wilds[at]!, 0x85ebca77)) | 0;
  return word;
}

/** Everybody keeps wilds and cards that their melds take, and throws cards that are good for nothing else. */
function clingsTo({ prospects, terms }: Outlook, thrown: Kind, seen: number): number {
  const { full, room } = prospects;
  const role = terms.role[thrown];
  if (role === 'wild' || room[thrown]! > 0) return 1;
  const isOfUse = role === 'natural' && !full[thrown];
  return isOfUse ? scattered(seen + Math.imul(thrown + 1, 0x9e3779b1)) : 0;
}

/** The points of an average book, with its cards. */
function bookWorth(terms: Terms): number {
  const { bookBonus, ranks, value } = terms;
  const cards = cardsToBook(terms, 0);
  let points = 0;
  for (const rank of ranks)
    points += (bookBonus.clean[rank]! + bookBonus.dirty[rank]!) / 2 + cards * value[rank]!;
  return points / ranks.length;
}

/** A number from 0 to 1 that looks random. */
function scattered(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
}
