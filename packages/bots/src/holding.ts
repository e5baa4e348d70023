import { bonusFor, cardsToBook, inRound, mostMelds, WILD, type Kind } from '@hand-and-foot/engine';
import { clamp } from './chances.ts';
import type { Outlook } from './outlook.ts';
import type { Standing } from './standing.ts';

/** The worth of the cards in hand: what they may still bring, less what they may cost. */
export function heldWorth(look: Outlook, standing: Standing): number {
  const { terms, weights, endSoon } = look;
  let points = 0;
  let wilds = 0;
  let pairs = 0;
  let caught = 0;
  for (let kind = 0; kind < terms.kinds; kind++) {
    const count = standing.held[kind]!;
    if (count === 0) continue;
    caught += count * terms.caught[kind]!;
    switch (terms.role[kind]!) {
      case 'natural':
        if (look.prospects.full[kind]) {
          points -= weights.dead * count * terms.caught[kind]!;
          break;
        }
        points += naturalsWorth(look, kind, count);
        if (count >= 2) pairs++;
        break;
      case 'wild':
        wilds += count;
        points += (count * terms.value[kind]!) / 2;
        break;
      case 'cap':
        points += capsWorth(look, standing, kind, count);
        break;
      case 'dead':
      case 'lastMeld':
      case 'laid':
        points -= weights.dead * count * terms.caught[kind]!;
    }
  }
  points += wildsWorth(look, standing, wilds) + pairsWorth(look, pairs);
  return points * (1 - endSoon) - weights.caught * endSoon * caught;
}

function naturalsWorth({ prospects, terms, weights }: Outlook, kind: Kind, count: number): number {
  const { laySingle, layPair, layTriple, layOpen } = weights;
  const fit = Math.min(count, prospects.room[kind]!);
  const spare = count - fit;
  const alone = spare === 1 ? laySingle : spare === 2 ? layPair : layTriple;
  const worth = (fit * layOpen + spare * alone) * terms.value[kind]!;
  return weights.natural * worth + count * weights.keeps;
}

function wildsWorth(look: Outlook, standing: Standing, wilds: number): number {
  const { terms, weights } = look;
  if (wilds === 0) return 0;
  let each = weights.wild * bonusFor(terms, 'dirty', WILD) * Math.min(1, look.turns / 3);
  let points = 0;
  for (let wild = 0; wild < wilds; wild++) {
    points += each * placeShare(look, wild);
    each *= weights.wildFalls;
  }
  return mostMelds(terms, WILD) === 0 ? points : points + wildBookWorth(look, standing, wilds);
}

/** The value of a wild with `before` wilds ahead of it: full if a meld takes it, less if one may later. */
function placeShare({ prospects, weights }: Outlook, before: number): number {
  const { wildRoom, wildHope } = prospects;
  if (before < wildRoom) return 1;
  return weights.wildSpare + weights.wildLater * clamp(wildRoom + wildHope - before, 0, 1);
}

/** How much likelier an all-wild book is with the wilds in hand. */
function wildBookWorth(
  { terms, weights, wild }: Outlook,
  standing: Standing,
  wilds: number,
): number {
  let least = cardsToBook(terms, 0);
  for (let at = 0; at < standing.melds; at++) {
    const missing = cardsToBook(terms, standing.wilds[at]!);
    if (standing.kind[at] === WILD && missing > 0 && missing < least) least = missing;
  }
  const gain = wild[Math.max(0, least - wilds)]! - wild[least]!;
  return weights.wildMeld * gain * bonusFor(terms, 'wild', WILD);
}

function capsWorth(look: Outlook, standing: Standing, kind: Kind, count: number): number {
  const { terms, weights, prospects } = look;
  let room = 0;
  for (let at = 0; at < standing.melds; at++)
    if (!standing.capped[at]) room += Math.max(prospects.clean[at]!, prospects.wild[at]!);
  const placed = Math.min(count, room);
  return (
    placed * weights.nearly * terms.value[kind]! -
    (count - placed) * weights.cap * terms.caught[kind]!
  );
}

/** A pair in hand can take the discards, where that is the way. */
function pairsWorth({ terms, weights, turns, round }: Outlook, pairs: number): number {
  const { pickUp } = terms.rules;
  if (pairs === 0 || !terms.paysWith.pair) return 0;
  const cards = pickUp.take === 'top' ? inRound(pickUp.cards, round) : 7;
  return weights.pickUp * cards * Math.sqrt(pairs) * Math.min(1, turns / 4);
}

/** How near the cards in hand are to what opening asks. */
export function openingWorth(look: Outlook, standing: Standing): number {
  const { terms, weights } = look;
  if (standing.melds > 0) return weights.opened;
  let points = 0;
  for (let kind = 0; kind < terms.kinds; kind++) {
    const count = standing.held[kind]!;
    const role = terms.role[kind]!;
    if (role === 'wild' ? terms.opensWithWilds : count >= 3 && role === 'natural')
      points += count * terms.value[kind]!;
    else if (count === 2 && role === 'natural') points += terms.value[kind]!;
  }
  const near = weights.towardsOpening * Math.min(1.3, points / Math.max(1, look.opening));
  // The fewer turns are left, the likelier the side never goes down.
  return near - look.notDownPenalty * Math.min(1, 3 / Math.max(1, look.turns));
}
