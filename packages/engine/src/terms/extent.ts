import type { Seat } from '../actions/action.ts';
import { upTo } from '../numbers/upTo.ts';
import { hasSuits, jokersOf, packFor, type Card } from '../rules/pack.ts';
import { inRound, type FootPass, type NearGrab, type Rules } from '../rules/rules.ts';
import { onlyHeldCounts } from './lead.ts';
import type { Terms } from './terms.ts';

/** How many cards each player begins with, all piles together. */
export function cardsEach({ piles }: Rules): number {
  return piles.reduce((sum, size) => sum + size, 0);
}

/** How many copies of each face one deck has under these rules. */
export function copiesInDeck({ pack: id, jokersPerDeck }: Rules): number[] {
  const pack = packFor(id);
  return pack.copies.map((copies, face) =>
    hasSuits(id) && /joker$/i.test(pack.faces[face])
      ? jokersOf(pack, pack.faces[face], jokersPerDeck)
      : copies,
  );
}

/** The cards of one deck. */
export function cardsOfDeck(rules: Rules): Card[] {
  return copiesInDeck(rules).flatMap((copies, face) => Array<Card>(copies).fill(face));
}

/** How many of the cards in all decks together take part in a round. */
export function cardsInPlay({ setAside }: Rules, cards: number): number {
  return setAside === 'half' ? Math.ceil(cards / 2) : Math.max(0, cards - setAside);
}

/** The cards of one's own piles that are seen before one of them is the hand. */
export function cardsShown({ handChoice }: Rules): 'none' | 'bottom' | 'top' | 'all' {
  if (handChoice === 'first' || handChoice === 'unseen') return 'none';
  if (handChoice === 'seen') return 'all';
  return handChoice === 'topSeen' ? 'top' : 'bottom';
}

/** How many cards a foot has. */
export function footSize({ piles }: Rules): number {
  return piles.at(-1)!;
}

/** How many cards a turn begins with, as long as there are enough. */
export function cardsDrawn({ draw }: Rules, round: number): number {
  return inRound(draw, round);
}

/** The points that going out brings. */
export function outBonus(rules: Rules, round: number): number {
  return onlyHeldCounts(rules) ? 0 : inRound(rules.goOutBonus, round);
}

/** How many cards a grab should have: one's own, or everybody's. */
export function cardsToGrab({ rules, players }: Pick<Terms, 'rules' | 'players'>): number {
  return cardsEach(rules) * (rules.deal === 'grabbedByDealer' ? players : 1);
}

/** The seats that grab, in turn. */
export function grabbers({ rules, players }: Terms, starter: Seat): Seat[] {
  if (rules.deal === 'grabbedByDealer') return [(starter + players - 1) % players];
  if (rules.deal !== 'grabbed') return [];
  return upTo(players).map((seat) => (starter + seat) % players);
}

/** The bonuses for grabs, the one for the nearest first; none where nobody grabs, or nothing but held cards counts. */
export function grabBonuses(rules: Pick<Rules, 'deal' | 'exactGrab' | 'counts'>): NearGrab[] {
  if (!isGrabbed(rules) || onlyHeldCounts(rules)) return [];
  const { exactGrab } = rules;
  const near = typeof exactGrab === 'number' ? [{ off: 0, bonus: exactGrab }] : [...exactGrab];
  return near.filter(({ bonus }) => bonus > 0).sort((one, other) => one.off - other.off);
}

/** The points that grabbing exactly the right number brings; 0 where nobody grabs. */
export function exactGrabBonus(rules: Rules): number {
  return bonusWithin(rules, 0);
}

/** The points that a grab of so many cards brings. */
export function grabBonus(terms: Pick<Terms, 'rules' | 'players'>, cards: number): number {
  return bonusWithin(terms.rules, Math.abs(cards - cardsToGrab(terms)));
}

function bonusWithin(rules: Rules, miss: number): number {
  if (miss > 0 && typeof rules.exactGrab === 'number') return 0;
  return grabBonuses(rules).find(({ off }) => miss <= off)?.bonus ?? 0;
}

/** How many rounds a game has: exactly, or at most where points may end it sooner. */
export function roundsIn({ gameEnd }: Rules): { readonly rounds: number; readonly exact: boolean } {
  return gameEnd.after === 'rounds'
    ? { rounds: gameEnd.rounds, exact: true }
    : { rounds: gameEnd.atMost, exact: false };
}

/** The way piles are passed in the round; without partners nobody passes to them. */
export function footPassed({ rules, sides, players }: Terms, round: number): FootPass {
  const way = inRound(rules.footPass, round);
  return way === 'partner' && sides === players ? 'kept' : way;
}

/** The player who gets a seat's foot, where feet go one way. */
export function footGoesTo(terms: Terms, seat: Seat, round: number): Seat | undefined {
  const { players, sideOf, seatsOf } = terms;
  const cycle = (round - 1) % sideOf.length;
  const own = seatsOf[cycle][sideOf[cycle][seat]];
  const way = footPassed(terms, round);
  if (way === 'partner') return own[(own.indexOf(seat) + 1) % own.length];
  const { hand, last } = WAYS[way];
  if (!last || (hand && hand !== last)) return undefined;
  return (seat + (last === 'left' ? 1 : players - 1)) % players;
}

type Neighbor = 'left' | 'right';

/** The neighbor who gets the hand, and the one who gets the last pile. */
export const WAYS: Record<FootPass, { hand?: Neighbor; last?: Neighbor }> = {
  kept: {},
  left: { last: 'left' },
  right: { last: 'right' },
  crosswise: { hand: 'left', last: 'right' },
  bothLeft: { hand: 'left', last: 'left' },
  bothRight: { hand: 'right', last: 'right' },
  partner: {},
};

/** The player whose card was the highest when they drew for the first start; undefined where nobody draws. */
export function drewHighest({ rules, players }: Terms, starter: Seat): Seat | undefined {
  if (rules.starter === 'highCard') return starter;
  return rules.starter === 'leftOfHighCard' ? (starter + players - 1) % players : undefined;
}

/** Whether somebody cuts the deck by eye, each player or the dealer for all. */
export function isGrabbed({ deal }: Pick<Rules, 'deal'>): boolean {
  return deal === 'grabbed' || deal === 'grabbedByDealer';
}
