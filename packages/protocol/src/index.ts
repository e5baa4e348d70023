export { advance } from './advance.ts';
export { backStepsAfter, lastOwnStep, whoIsAsked, type BackStep } from './backSteps.ts';
export { CAST, castFor, isCastName, type CastName } from './cast.ts';
export { dueAt } from './dueAt.ts';
export { CLOSE_CODES, finalEnding, type Ending, type FinalEnding } from './ending.ts';
export { FACES, faceFor, isFace, type Face } from './faces.ts';
export { follow, followFrom, SAYINGS_KEPT, type Following } from './follow.ts';
export { faceOf, isLeftToBots, nameOf, type Holder, type Pace } from './holder.ts';
export {
  EXTENSIONS,
  PROTOCOL,
  type Answer,
  type Ask,
  type Command,
  type FromClient,
  type FromTable,
  type Manners,
  type Mixing,
  type News,
  type Present,
  type Saying,
  type Shared,
  type Snapshot,
  type TableRefusal,
  type TableRules,
  type TableSummary,
  type TableTerms,
  type Undone,
  type Unreadable,
  type Wish,
} from './message.ts';
export {
  NIGHT_LIMITS,
  type BoardResult,
  type Movement,
  type NightAsk,
  type NightKind,
  type NightPair,
  type NightPlayer,
  type NightRefusal,
  type NightRound,
  type NightSeat,
  type NightTableState,
  type NightView,
  type NightWish,
  type Team,
} from './night.ts';
export {
  isAboutCards,
  isPhrase,
  isReaction,
  PHRASE_IDS,
  REACTIONS,
  textOf,
  type PhraseId,
  type Reaction,
} from './phrases.ts';
export { plainText } from './plainText.ts';
export { readFromClient, readNightAsk, readNightWish, readWish, type Read } from './read.ts';
export {
  mayAnswerBack,
  stillAsked,
  TAKE_BACK_PATIENCE,
  withAnswer,
  type TakeBackRequest,
} from './takeBackRequest.ts';
export { isSameTurn, turnOf } from './turnOf.ts';
export type { YourTurn } from './yourTurn.ts';
