export type { Action, ActionName, Lay, Seat, Side, MeldNumber, Scorer } from './actions/action.ts';
export {
  type LeftPile,
  type SideScore,
  eventFor,
  type Event,
  type Secret,
} from './actions/event.ts';
export type { GoOutRefusal, Refusal, Why } from './actions/refusal.ts';
export { partnersOf, whyNotAsk, whyNotGoOut } from './goingOut/goOut.ts';
export { legalActions, listMoves } from './legal/legal.ts';
export { moveAt, newMoves, type Moves } from './legal/moves.ts';
export { bookGoals, booksMade, type BookGoal } from './melds/bookGoals.ts';
export { whyNotBeginAs } from './melds/fitting.ts';
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
} from './melds/meld.ts';
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
  type MeldCards,
} from './melds/meldSeen.ts';
export { openingFor } from './melds/opening.ts';
export type { Each, Is, Lookup } from './numbers/is.ts';
export { seeded, shuffle, type Random } from './numbers/random.ts';
export { STEPS, stepsTaken } from './numbers/steps.ts';
export { actor, actors, apply, play, spelledOut, type ActionResult } from './play/act.ts';
export { isGrabbing, isHandDecided, startGame, startRound, type Begun } from './play/deal.ts';
export { discardsTaken, whyNotPickUp } from './play/pickUp.ts';
export { stockToCome } from './play/stock.ts';
export { shedsTwo } from './play/turn.ts';
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
} from './rules/booksNeeded.ts';
export {
  cardNamed,
  hasSuits,
  packFor,
  packUnder,
  type Card,
  type Kind,
  type Pack,
} from './rules/pack.ts';
export { inRound, inSomeRound, MOST_PLAYERS, SEATINGS, teamsIn } from './rules/rules.ts';
export type * from './rules/rules.ts';
export { laidBrings, laidTotal } from './score/laid.ts';
export {
  meldCounts,
  charge,
  farthest,
  isGameOver,
  penaltiesOf,
  penaltyFor,
  unfinishedCounts,
  scoreRound,
  totals,
  winners,
} from './score/score.ts';
export { heldCards } from './state/held.ts';
export {
  cardsCaught,
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
} from './state/places.ts';
export {
  copyInto,
  copyState,
  seatsOf,
  seatsOfScorer,
  sideOf,
  isPlaying,
  type MutableState,
  type Phase,
  type State,
} from './state/state.ts';
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
} from './terms/extent.ts';
export {
  bestOf,
  inOrder,
  leadIn,
  lowestWins,
  onlyHeldCounts,
  placeOf,
  worthOf,
  type Lead,
} from './terms/lead.ts';
export { WILD } from './terms/meldShape.ts';
export { bonusInPlay, playBonusFor } from './terms/playBonus.ts';
export { rulesFor, seatingFor, seatingsFor, seatTerms, type Seats } from './terms/seatTerms.ts';
export { countsRefills, waysToPay, staysFrozen, termsFor, type Terms } from './terms/terms.ts';
export { determinize, unseenCards } from './view/determinize.ts';
export { positionOf, type Position, type PublicFacts } from './view/position.ts';
export { setUp, type PartialPosition, type PositionProblem } from './view/setUp.ts';
export { viewFor, type View } from './view/view.ts';
