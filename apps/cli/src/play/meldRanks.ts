import {
  kindOfCards,
  WILD,
  type Card,
  type Kind,
  type Lay,
  type MeldCards,
  type MeldNumber,
  type Pack,
  type Terms,
} from '@hand-and-foot/engine';
import { kindsNamed, wordFor } from './typedCards.ts';

/** The rank of a meld; undefined if it's all wilds. */
export type MeldRank = Kind | undefined;

/** The rank of cards melded together. */
export function rankOf(terms: Terms, cards: readonly Card[]): MeldRank {
  const kind = kindOfCards(terms, cards);
  return kind === WILD ? undefined : kind;
}

/** The rank of the meld that these cards start or grow. */
export function rankLaid(terms: Terms, melds: readonly MeldCards[], { cards, to }: Lay): MeldRank {
  return to === undefined ? rankOf(terms, cards) : ranksOf(terms, melds)[to];
}

export function ranksOf(terms: Terms, melds: readonly MeldCards[]): MeldRank[] {
  return melds.map(({ cards }) => rankOf(terms, cards));
}

/** The melds that a word such as `9`, `nines`, `9/2` or `wild` can mean, newest first. */
export function meldsNamed(
  pack: Pack,
  ranks: readonly MeldRank[],
  word: string,
): MeldNumber[] | undefined {
  const [, name, which] = /^(.+?)(?:[/#](\d))?$/.exec(word) ?? [];
  if (name === undefined) return undefined;
  const wild = /^wilds?$/.test(name);
  const kinds = kindsNamed(pack, name);
  if (!wild && kinds.length === 0) return undefined;
  const all = [...ranks.keys()].filter((number) => {
    const rank = ranks[number];
    return rank === undefined ? wild : kinds.includes(rank);
  });
  if (which !== undefined) return all.slice(Number(which) - 1, Number(which));
  return all.reverse();
}

/** The words for a meld: its rank, and a number if there are several. */
export function wordForMeld(pack: Pack, ranks: readonly MeldRank[], number: MeldNumber): string {
  const rank = ranks[number];
  const word = rank === undefined ? 'wild' : wordFor(pack, rank);
  const alike = [...ranks.keys()].filter((other) => ranks[other] === rank);
  return alike.length > 1 ? `${word}/${alike.indexOf(number) + 1}` : word;
}
