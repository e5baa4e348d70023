export {
  meldCounts,
  charge,
  farthest,
  isGameOver,
  penaltiesOf,
  penaltyFor,
  scoreRound,
  totals,
  winners,
  type LeftPile,
  type SideScore,
} from './score.ts';
export type { Action, ActionName, Lay, Seat, Side } from './action.ts';
export { actor, actors, apply, play, spelledOut, type ActionResult } from './act.ts';
export { isGrabbing, isHandDecided, startGame, startRound, type Begun } from './deal.ts';
export {
  addNeed,
  areEnough,
  countsFor,
  isShared,
  leftAfter,
  noNeeds,
  shareBooks,
  takesSpares,
  type BookLine,
  type BookNeeds,
  type BookSeen,
} from './booksNeeded.ts';
export { determinize, unseenCards } from './determinize.ts';
export {
  cardsDrawn,
  cardsEach,
  cardsInPlay,
  cardsShown,
  cardsToGrab,
  copiesInDeck,
  drewHighest,
  exactGrabBonus,
  footGoesTo,
  footSize,
  grabBonus,
  grabBonuses,
  grabbers,
  isGrabbed,
  outBonus,
  roundsIn,
} from './extent.ts';
export { eventFor, type Event, type Secret } from './event.ts';
export { bookGoals, booksMade, type BookGoal } from './bookGoals.ts';
export { partnersOf, whyNotAsk, whyNotGoOut } from './goOut.ts';
export { heldCards } from './held.ts';
export type { Each, Is, Lookup } from './is.ts';
export { whyNotBeginAs } from './lay.ts';
export { legalActions, listMoves } from './legal.ts';
export {
  bookBonus,
  isBook,
  isCapped,
  meldAt,
  meldCount,
  meldKind,
  meldNature,
  meldPoints,
  naturalsIn,
  wildsIn,
  type Meld,
  type MeldNumber,
} from './meld.ts';
export {
  bonusFor,
  cardsToBook,
  isWildCard,
  kindOfCards,
  meldSeen,
  mostMelds,
  natureOf,
  roomInMeld,
  type MeldSeen,
} from './meldSeen.ts';
export { WILD } from './meldShape.ts';
export { moveAt, newMoves, type Moves } from './moves.ts';
export { openingFor } from './opening.ts';
export { cardNamed, packFor, packUnder, type Card, type Kind, type Pack } from './pack.ts';
export { discardsTaken, whyNotPickUp } from './pickUp.ts';
export { positionOf, type MeldCards, type Position, type PublicFacts } from './position.ts';
export { seeded, shuffle, type Random } from './random.ts';
export type { GoOutRefusal, Refusal, Why } from './refusal.ts';
export { inRound, inSomeRound, MOST_PLAYERS, SEATINGS, teamsIn } from './rules.ts';
export type * from './rules.ts';
export { laidBrings, laidTotal } from './laid.ts';
export { bonusInPlay, playBonusFor } from './playBonus.ts';
export {
  bestOf,
  inOrder,
  leadIn,
  lowestWins,
  onlyHeldCounts,
  placeOf,
  worthOf,
  type Lead,
} from './lead.ts';
export { setUp, type PartialPosition, type PositionProblem } from './setUp.ts';
export {
  cardsToPlay,
  discardAt,
  heldCount,
  heldOfKind,
  cardsHeld,
  inFoot,
  pileCount,
  pilesLeft,
  stockSize,
  takenUp,
} from './places.ts';
export {
  copyInto,
  copyState,
  seatsOf,
  seatsOfScorer,
  sideOf,
  isPlaying,
  type MutableState,
  type Phase,
  type Scorer,
  type State,
} from './state.ts';
export { STEPS, stepsTaken } from './steps.ts';
export { stockToCome } from './stock.ts';
export { rulesFor, seatingFor, seatingsFor, seatTerms, type Seats } from './seatTerms.ts';
export { shedsTwo } from './turn.ts';
export { countsRefills, waysToPay, staysFrozen, termsFor, type Terms } from './terms.ts';
export { viewFor, type View } from './view.ts';
