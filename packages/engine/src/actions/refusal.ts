import type { Card, Kind } from '../rules/pack.ts';
import type { BarredKind, BookKind, WildLimit } from '../rules/rules.ts';
import type { ActionName, Seat, MeldNumber } from './action.ts';

/** Why something may not be done, naming what is missing, for any screen to make a sentence of. */
export type Refusal =
  | { why: 'roundOver' }
  | { why: 'gameOver' }
  | { why: 'dealFirst' }
  | { why: 'alreadyDealt' }
  | { why: 'notInTheseRules'; action: ActionName }
  | { why: 'notYourTurn'; turn: Seat }
  | { why: 'waitingForAnswer'; waiting: Seat[] }
  | { why: 'notAsked' }
  /** A partner with a card of this kind can't say yes. */
  | { why: 'mustSayNo'; kind: Kind }
  | { why: 'drawFirst' }
  | { why: 'alreadyDrawn' }
  /** The first of two discards is made; only the second is left. */
  | { why: 'alreadyDiscarded' }
  // The deal
  | { why: 'noSuchDepth' }
  | { why: 'noSuchStack'; stack: number }
  // Drawing
  | { why: 'noSuchStock'; pile: number }
  | { why: 'stockPileEmpty'; pile: number }
  | { why: 'wrongNumberOfCards'; have: number; need: number }
  /** The draw must come from more different piles. */
  | { why: 'tooFewPiles'; have: number; need: number }
  | { why: 'notFirstTurn' }
  // Taking discards
  | { why: 'noDiscards' }
  | { why: 'tooFewDiscards'; have: number; need: number }
  | { why: 'topBlocked'; card: Card }
  /** Nobody takes before their side has opened. */
  | { why: 'openFirst' }
  | { why: 'discardsFrozen'; rank: Kind; have: number; need: number }
  /** `until` is there where a pair is needed only by a side that has not opened. */
  | { why: 'needPair'; rank: Kind; have: number; need: number; until?: 'opened' }
  /** `of` is there where any of the cards taken will do. */
  | { why: 'needMatch'; rank: Kind; of?: 'any' }
  /** A wild on top takes two wilds from hand: of its own kind where `like` is true. */
  | { why: 'needWilds'; card: Card; like: boolean; have: number; need: number }
  /** The top discard goes into a new meld, or into one without wilds. */
  | { why: 'takeAsNew' }
  | { why: 'takeClean'; rank: Kind }
  | { why: 'wouldComplete'; rank: Kind }
  /** Nothing is laid with the card that is taken. */
  | { why: 'layAfterwards' }
  // Laying
  | { why: 'notHeld'; card: Card; have: number; need: number }
  | { why: 'nothingLaid' }
  | { why: 'noSuchMeld'; meld: MeldNumber }
  | { why: 'notMeldable'; card: Card }
  | { why: 'mixedRanks' }
  | { why: 'wrongRank'; card: Card; rank: Kind }
  /** `rank` is told where it has a start of its own. */
  | { why: 'tooFewCards'; have: number; need: number; rank?: Kind }
  | { why: 'tooFewNaturals'; have: number; need: number }
  | {
      why: 'tooManyWilds';
      rank: Kind;
      naturals: number;
      wilds: number;
      most: number;
      limit: WildLimit;
    }
  | { why: 'wildMeldsOnlyWilds' }
  | { why: 'noWildMelds' }
  | { why: 'tooManyWildMelds'; most: number }
  /** The all-wild meld that lies there has to be a book first. */
  | { why: 'wildUnfinished' }
  /** `kind` is told where books of different kinds grow differently. */
  | { why: 'bookClosed'; rank: Kind; have: number; size: number; kind?: BookKind }
  | { why: 'bookTakesNaturals'; rank: Kind; kind?: BookKind }
  /** The turn that finishes the book adds nothing to it: it has these cards, or would with those laid. */
  | { why: 'bookJustFinished'; rank: Kind; have: number; size: number }
  | { why: 'cappedStaysClean'; rank: Kind }
  | { why: 'rankWithoutWilds'; rank: Kind }
  | { why: 'onlyFromFoot'; rank: Kind }
  | { why: 'rankTaken'; rank: Kind; most: number }
  | { why: 'earlierUnfinished'; rank: Kind }
  /** There is an unfinished meld of this kind already. */
  | { why: 'oneOfEach'; rank: Kind; kind: 'clean' | 'dirty' }
  /** All melds of a rank but the first begin with more naturals. */
  | { why: 'laterNaturals'; rank: Kind; have: number; need: number }
  | { why: 'tooFewPoints'; have: number; need: number }
  | { why: 'onlyGoingOut'; rank: Kind }
  | { why: 'notEnoughToOpen'; have: number; need: number }
  /** This round opens only with a clean book. */
  | { why: 'openWithBook' }
  /** A side's first melds have no wilds. */
  | { why: 'openWithoutWilds' }
  | { why: 'capNeedsBook'; have: number; need: number }
  | { why: 'capNeedsClean' }
  | { why: 'alreadyCapped' }
  // Ending the turn
  | { why: 'mustKeepCards'; left: number; need: number; because: GoOutRefusal }
  | { why: 'discardFirst'; kind: Kind }
  | { why: 'discardBarred'; kind: Kind; until: BarredKind['until'] | 'never' }
  | { why: 'mustDiscard' }
  | { why: 'mustGoOut' }
  | { why: 'alreadyAnswered'; answer: 'yes' | 'no' }
  | GoOutRefusal;

/** Why a seat may not go out. */
export type GoOutRefusal =
  | { why: 'stillInHand' }
  /** Somebody has gone out, and this is the last lap. */
  | { why: 'alreadyOut'; seat: Seat }
  | { why: 'footNotEarned' }
  | { why: 'booksMissing'; kind: BookKind | 'any'; rank?: Kind; have: number; need: number }
  | { why: 'partnersNotInFoot'; seats: Seat[] }
  | { why: 'partnersNotPlayed'; seats: Seat[] }
  | { why: 'permissionNeeded' }
  | { why: 'permissionRefused' }
  | { why: 'lastDiscardNeeded' }
  | { why: 'lastDiscardForbidden' }
  /** Some cards could neither be laid nor be the last discard. */
  | { why: 'cardsLeftOver' };

export type Why = Refusal['why'];
