import type { Action, BookKind, Card, Kind } from '@hand-and-foot/engine';

/** A player's action, and the reason that made the difference. */
export interface Decision {
  readonly action: Action;
  readonly reason: Reason;
}

/** Why an action was chosen, as data from which any screen or language makes a sentence. Points are whole. */
export type Reason =
  | { why: 'onlyChoice' }
  /** The deck was cut by eye. */
  | { why: 'byEye' }
  /** An expensive card is best held early; without one, either stack is as good. */
  | { why: 'dearBottom'; card: Card }
  | { why: 'anyStack' }
  // Beginning a turn
  | { why: 'nothingToTake' }
  /** The discards would bring less than a draw. */
  | { why: 'discardsWorthLess'; points: number }
  /** A draw and the discards look alike. */
  | { why: 'closeCall' }
  /** `points`: how much more they bring than a draw. */
  | {
      why: 'discardsWorthMore';
      cards: number;
      points: number;
      rank: Kind;
      with: 'pair' | 'meld' | 'wild';
    }
  | { why: 'topFits'; card: Card; points: number }
  // Laying
  | { why: 'opens'; points: number; need: number }
  | { why: 'finishesBook'; rank: Kind; kind: BookKind; bonus: number; needed: boolean }
  | { why: 'growsMeld'; rank: Kind; missing: number }
  | { why: 'beginsMeld'; rank: Kind; cards: number }
  | { why: 'addsToBook'; rank: Kind; points: number }
  | { why: 'reachesPile'; cards: number }
  | { why: 'capsBook'; points: number }
  // Ending a turn
  | { why: 'goesOut'; points: number }
  | { why: 'throwsDead'; card: Card }
  | { why: 'dearToKeep'; card: Card; caught: number }
  | { why: 'leastUseful'; card: Card }
  /** Another card is less useful, but the next seat could well take the discards with it. */
  | { why: 'saferThan'; card: Card; other: Card; risk: number }
  | { why: 'blocksDiscards'; card: Card; worth: number }
  | { why: 'freezesDiscards'; worth: number }
  | { why: 'keepsWilds'; count: number; rank: Kind | undefined; missing: number }
  | { why: 'keepsPair'; rank: Kind }
  /** Cards that somebody laid would do more in hand. */
  | { why: 'worthKeeping' }
  | { why: 'nothingToThrow' }
  // Going out together
  /** `others`: what the others lose. */
  | { why: 'asksToGoOut'; others: number }
  /** `saved`: what the one asked could still bring to the table; `risked`: what waiting for that puts at stake. */
  | { why: 'letsGoOut'; saved: number; risked: number }
  | { why: 'wantsAnotherTurn'; saved: number; risked: number };
