import { YARDSTICK_WEIGHTS } from './yardstick.ts';

/**
 * How much each consideration counts, one flat record so that a tuner can turn every number. Points come
 * from the rules; these are shares of such points, or points where the rules give no measure.
 */
export interface Weights {
  /** Cards the side still gets, of those its draws would bring. */
  readonly supply: number;
  /** Cards in partners' hands and in untaken piles, of those that lie there. */
  readonly unheld: number;
  /** Of the wilds to come, the share one meld may count on. */
  readonly wildShare: number;
  /** A book that only lacks cards already held. */
  readonly nearly: number;
  /** Points for having opened. */
  readonly opened: number;
  /** How near an opening the held cards are, in points. */
  readonly towardsOpening: number;
  /** A needed book, as a share of what going out would bring. */
  readonly need: number;
  /** The same once all of them are likely, together. */
  readonly ready: number;
  /** A rank held without a meld, as a share of the book it could become: one, two, three and more. */
  readonly single: number;
  readonly pair: number;
  readonly triple: number;
  /** A held card of a rank with an open meld: the chance that it gets laid. */
  readonly layOpen: number;
  readonly layTriple: number;
  readonly layPair: number;
  readonly laySingle: number;
  /** The felt value of a card in hand beyond its use: higher for players who can't let go. */
  readonly keeps: number;
  /** A wild in hand, as a share of the bonus for a dirty book. */
  readonly wild: number;
  /** A wild that no meld takes yet, as a share of one that has a place. */
  readonly wildSpare: number;
  /** Added to that if a meld may take it later. */
  readonly wildLater: number;
  /** How much less each further wild is worth. */
  readonly wildFalls: number;
  /** Held wilds towards an all-wild book, as a share of its bonus. */
  readonly wildMeld: number;
  /** A pair that could take the discards, for each card they would bring. */
  readonly pickUp: number;
  /** Points for each pile that is not taken up yet. */
  readonly pile: number;
  /** Points for each turn that a hand will still take. */
  readonly tempo: number;
  /** The share of those points that grows as the turns to come grow fewer: the foot's cards want turns, too. */
  readonly late: number;
  /** The chance that a third card of a pair can be laid with it. */
  readonly third: number;
  /** A card that an open meld takes, as a share of one that nothing takes. */
  readonly stuckOpen: number;
  /** How many places in a meld are as good as taken by others: of so many, half remain. */
  readonly fills: number;
  /** Taking up a pile during a turn, for each of its cards. */
  readonly midTurn: number;
  /** The charge for cards that can only be thrown away, as a share. */
  readonly dead: number;
  /** The charge for a capping card without a book to cap, as a share. */
  readonly cap: number;
  /** The charge for all cards held, where the round may end before the next turn. */
  readonly caught: number;
  /** A discard's gift to the next seat, as a share of the pile's worth. */
  readonly gift: number;
  /** Throwing a wild away, in points. */
  readonly waste: number;
  /** Throwing away what an own meld takes, as a share of the step it would be toward a book. */
  readonly step: number;
  /** A kind that the next seat threw or left lying: its likelihood there, as a share. */
  readonly unwanted: number;
  /** The worth of one more card to the seat that takes it, in points. */
  readonly anyCard: number;
  /** Another side's gain in a turn, in points. */
  readonly othersTurn: number;
  /** The cards others are caught with, as a share. */
  readonly othersCaught: number;
  /** Points for going out now rather than later. */
  readonly outNow: number;
  /** Of the wilds to come, the share that an all-wild book may count on. */
  readonly wildBookShare: number;
  /** Turns that a side takes to go out that could do so now, and the most that anybody reckons with. */
  readonly shortest: number;
  readonly longest: number;
  /** Further turns that it takes: for all the books, for each card, and for each that no meld takes. */
  readonly forBooks: number;
  readonly forCard: number;
  readonly forUnlaid: number;
  /** The share of all cards that melds take where nothing is in the way. */
  readonly reach: number;
  /** Points on the table, and naturals in hand: how far they count for more than they say, as they bring a side on. */
  readonly table: number;
  readonly natural: number;
  /** Above 0 for players who notice that a rank's melds are full. */
  readonly full: number;
  /** Points for each turn that going out still takes once the books are there. */
  readonly linger: number;
}

/** Those of the first expert, but for what was learned since. `tune` writes here, too. */
export const WEIGHTS: Weights = {
  ...YARDSTICK_WEIGHTS,
  tempo: 100,
  late: 0.9,
  step: 1,
  full: 1,
  linger: 2000,
};
