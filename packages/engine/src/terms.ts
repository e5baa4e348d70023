import { assert } from './assert.ts';
import { cardTerms, type CardTerms } from './cardTerms.ts';
import { cardsDrawn, roundsIn } from './extent.ts';
import type { Lookup } from './is.ts';
import { layoutFor, type Layout } from './layout.ts';
import { meldTerms, type MeldTerms } from './meldTerms.ts';
import { packFor, type Pack } from './pack.ts';
import type { PickUpWay, Rules } from './rules.ts';
import { seatTerms, type Seats, type SeatTerms } from './seatTerms.ts';

/**
 * The rules at one table: fixed for a number of players and a seating, with everything that play looks
 * up worked out once.
 */
export interface Terms extends SeatTerms, CardTerms, MeldTerms {
  readonly pack: Pack;
  /** Whether a seat must ask its partners before it goes out. */
  readonly asksFirst: boolean;
  /** For each round, how many cards a turn begins with. */
  readonly draws: Lookup<number, number>;
  /** Whether the cards of a draw come from different stock piles. */
  readonly drawsApart: boolean;
  /** Whether discards go back into an empty stock. */
  readonly reshuffles: boolean;
  /** The ways in which the top discard may be paid for. */
  readonly paysWith: Readonly<Record<PickUpWay, boolean>>;
  readonly layout: Layout;
}

export function termsFor(
  rules: Rules,
  { players, seating = rules.seating[players]?.[0] }: Seats,
): Terms {
  const decks = rules.decks[players];
  assert(seating !== undefined && decks !== undefined, `no seats for ${players}`);
  const pack = packFor(rules.pack);
  const seats = seatTerms(seating, players);
  const cards = cardTerms(rules, pack, decks);
  return {
    pack,
    ...seats,
    ...cards,
    ...meldTerms(rules, pack, cards),
    asksFirst: rules.permission !== 'none' && seating !== 'alone',
    draws: Uint8Array.from({ length: roundsIn(rules).rounds + 1 }, (_, round) =>
      cardsDrawn(rules, round),
    ),
    drawsApart: rules.drawFrom === 'different' && rules.stockPiles > 1,
    reshuffles: rules.emptyStock === 'reshuffle',
    paysWith: {
      onMeld: canPayWith(rules, 'onMeld'),
      pair: canPayWith(rules, 'pair'),
      naturalAndWild: canPayWith(rules, 'naturalAndWild'),
      likeWilds: canPayWith(rules, 'likeWilds'),
      anyWilds: canPayWith(rules, 'anyWilds'),
    },
    layout: layoutFor(rules, pack, { ...cards, ...seats }),
  };
}

/** Whether the top discard may be paid for in this way, and go where the rules want it. */
export function canPayWith({ pickUpMeld, pickUpWith, wildMelds }: Rules, way: PickUpWay): boolean {
  const fits: Record<PickUpWay, boolean> = {
    onMeld: pickUpMeld === 'any',
    pair: true,
    naturalAndWild: pickUpMeld !== 'newClean',
    likeWilds: pickUpMeld !== 'newClean' && wildMelds > 0,
    anyWilds: pickUpMeld !== 'newClean' && wildMelds > 0,
  };
  return pickUpWith.includes(way) && fits[way];
}
