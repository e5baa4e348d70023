import type { Side } from '../actions/action.ts';
import type { Refusal } from '../actions/refusal.ts';
import type { Card, Kind } from '../rules/pack.ts';
import type { State } from '../state/state.ts';
import { whyNotBegin, whyNotGrow, WILD } from '../terms/meldShape.ts';
import {
  isCapped,
  isJustFinished,
  meldKind,
  naturalsIn,
  sizeOf,
  takesOne,
  whyNotBeside,
  wildsIn,
  type Meld,
} from './meld.ts';
import { pointsOf } from './opening.ts';

/** Why these cards may not begin a meld, for the melds beside it or for their points. */
export function whyNotBeginHere(
  state: State,
  side: Side,
  rank: Kind,
  cards: readonly Card[],
  wilds: number,
): Refusal | undefined {
  const { startPoints: need } = state.terms;
  const have = need === 0 ? 0 : pointsOf(state, cards);
  if (have < need) return { why: 'tooFewPoints', have, need };
  return whyNotBeside(state, side, rank, cards.length - wilds, wilds);
}

/** The rank of the naturals among the cards; WILD if there are none. */
export function rankOf({ terms }: State, cards: readonly Card[]): Kind | Refusal {
  let rank: Kind = WILD;
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at];
    const kind = terms.pack.kindOf[card];
    if (terms.wildKinds & (1 << kind)) continue;
    if (!(terms.rankKinds & (1 << kind))) return { why: 'notMeldable', card };
    if (rank !== WILD && rank !== kind) return { why: 'mixedRanks' };
    rank = kind;
  }
  return rank;
}

export function wildsAmong({ terms }: State, cards: readonly Card[]): number {
  let wilds = 0;
  for (let at = 0; at < cards.length; at++)
    wilds += (terms.wildKinds >> terms.pack.kindOf[cards[at]]) & 1;
  return wilds;
}

/** Why these cards may not begin a meld of this rank, or an all-wild one; how many there may be is not asked. */
export function whyNotBeginAs(
  state: State,
  kind: Kind,
  cards: readonly Card[],
): Refusal | undefined {
  const rank = rankOf(state, cards);
  if (typeof rank !== 'number') return rank;
  const wilds = wildsAmong(state, cards);
  return (
    whyWrongRank(state, kind, rank, cards) ??
    whyNotBegin(state.terms, kind, cards.length - wilds, wilds)
  );
}

export function whyWrongRank(
  state: State,
  kind: Kind,
  rank: Kind,
  cards: readonly Card[],
): Refusal | undefined {
  if (rank === WILD || rank === kind) return undefined;
  if (kind === WILD) return { why: 'wildMeldsOnlyWilds' };
  return {
    why: 'wrongRank',
    card: cards.find((card) => state.terms.pack.kindOf[card] === rank)!,
    rank: kind,
  };
}

/** Why these naturals and wilds may not join the meld. */
export function whyNotJoin(
  state: State,
  meld: Meld,
  naturals: number,
  wilds: number,
): Refusal | undefined {
  const kind = meldKind(state, meld);
  if (naturals + wilds === 1 && takesOne(state, meld, wilds)) return undefined;
  if (isJustFinished(state, meld))
    return {
      why: 'bookJustFinished',
      rank: kind,
      have: sizeOf(state, meld),
      size: state.terms.rules.bookSize,
    };
  if (wilds > 0 && kind !== WILD && isCapped(state, meld))
    return { why: 'cappedStaysClean', rank: kind };
  return whyNotGrow(
    state.terms,
    kind,
    naturalsIn(state, meld),
    wildsIn(state, meld),
    naturals,
    wilds,
  );
}
