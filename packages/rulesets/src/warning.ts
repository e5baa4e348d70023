import type { Rules } from '@hand-and-foot/engine';

/**
 * Something playable that was surely not meant, as data for a sentence. `knob` is where to look.
 */
export type Warning =
  /** Not even the best hand, with its first draw, brings the points for the first laying. */
  | { warning: 'openingBeyondHand'; knob: 'opening'; need: number; most: number; cards: number }
  /** No hand, with its first draw, has the cards of the clean book that some round opens with. */
  | { warning: 'bookBeyondHand'; knob: 'opening'; need: number; cards: number }
  /** A later round asks for less than an earlier one. */
  | { warning: 'openingFalls'; knob: 'opening' }
  | { warning: 'booksFall'; knob: 'booksNeeded'; round: number }
  /** Something is said of rounds that are never played. */
  | { warning: 'roundsNeverPlayed'; knob: KnobByRound; have: number; rounds: number }
  /** The decks hold the wilds, or the cards, for the books of no more than half of the sides. */
  | { warning: 'wildsForFew'; knob: 'booksNeeded'; players: number; sides: number; can: number }
  | { warning: 'cardsForFew'; knob: 'booksNeeded'; players: number; sides: number; can: number }
  /** After the deal the stock is drawn out within two turns each. */
  | { warning: 'stockShort'; knob: 'piles'; players: number; left: number; need: number }
  /** No meld could ever begin, no book be made, no wild be laid. */
  | { warning: 'noMelds'; knob: 'meldStart'; players: number }
  | { warning: 'noBooks'; knob: 'bookSize'; players: number }
  | { warning: 'wildsIdle'; knob: 'wildLimits' }
  /** A book brings less than the cards in it, or a dirty one more than a clean one. */
  | {
      warning: 'bookBelowCards';
      knob: 'bookBonus';
      kind: 'clean' | 'dirty';
      bonus: number;
      cards: number;
    }
  | { warning: 'dirtyAboveClean'; knob: 'bookBonus'; clean: number; dirty: number }
  | { warning: 'wildBookUnpaid'; knob: 'bookBonus' }
  | { warning: 'wildBookNever'; knob: 'bookBonus'; bonus: number }
  /** Being caught with the card costs less than it's worth on the table. */
  | { warning: 'caughtBelowValue'; knob: 'caught'; kind: string; caught: number; value: number }
  | { warning: 'wildBelowNaturals'; knob: 'values'; kind: string; value: number; natural: number }
  /** The discards can never be taken, because so many never lie there or because every card blocks them. */
  | { warning: 'pickUpNever'; knob: 'pickUpAtLeast' | 'pickUpBlockedBy' }
  /** The knob speaks of something that these rules do not have. */
  | { warning: 'idle'; knob: IdleKnob };

export type IdleKnob = Extract<
  keyof Rules,
  | 'exactGrab'
  | 'jokersPerDeck'
  | 'drawFrom'
  | 'allLaid'
  | 'laid'
  | 'outBarredBy'
  | 'starterUpcard'
  | 'freezing'
  | 'discardFirst'
>;

/** Knobs whose values may differ from round to round. */
export type KnobByRound = Extract<
  keyof Rules,
  'opening' | 'booksNeeded' | 'footPass' | 'draw' | 'pickUp' | 'goOutBonus'
>;
