import type { Card, Kind, Lay, MeldNumber } from '@hand-and-foot/engine';
import type { Context } from './context.ts';

/** A number of cards of a kind. */
export interface KindCount {
  kind: Kind;
  count: number;
}

/** Cards that were laid on one meld. */
export interface LaidOnMeld {
  /** The meld's rank; undefined for an all-wild meld, and if nothing shows it. */
  rank: Kind | undefined;
  naturals: KindCount[];
  wilds: KindCount[];
  begins: boolean;
}

/** Lays grouped by the meld or the rank they go to. */
export function laidIn(lays: readonly Lay[], context: Context): LaidOnMeld[] {
  const together = new Map<string, { cards: Card[]; rank: Kind | undefined; begins: boolean }>();
  for (const { cards, to } of lays) {
    const rank = rankOfLay({ cards, ...(to !== undefined && { to }) }, context);
    const key = String(rank ?? `meld ${to}`);
    const before = together.get(key);
    if (before) before.cards.push(...cards);
    else together.set(key, { cards: [...cards], rank, begins: to === undefined });
  }
  return [...together.values()].map(({ cards, rank, begins }) => {
    const kinds = kindsOf(cards, context);
    const wild = ({ kind }: KindCount): boolean => isWild(kind, context);
    return {
      rank,
      naturals: kinds.filter((each) => !wild(each)),
      wilds: kinds.filter(wild),
      begins,
    };
  });
}

/** A lay's rank: that of its naturals, or of the meld it joins. */
export function rankOfLay({ cards, to }: Lay, context: Context): Kind | undefined {
  return rankOf(cards, context) ?? (to === undefined ? undefined : rankOfMeld(to, context));
}

export function rankOfMeld(meld: MeldNumber, context: Context): Kind | undefined {
  return rankOf(context.melds?.[meld]?.cards ?? [], context);
}

export function kindsOf(cards: readonly Card[], { pack }: Context): KindCount[] {
  const kinds = [...new Set(cards.map((card) => pack.kindOf[card]!))];
  return kinds.map((kind) => ({
    kind,
    count: cards.filter((card) => pack.kindOf[card] === kind).length,
  }));
}

function isWild(kind: Kind, { pack, ruleSet }: Context): boolean {
  return ruleSet.rules.roles[pack.kinds[kind]!] === 'wild';
}

function rankOf(cards: readonly Card[], context: Context): Kind | undefined {
  return kindsOf(cards, context).find(({ kind }) => !isWild(kind, context))?.kind;
}
