export { csvOfBoards, csvOfClub } from './csv.ts';
export { matchScore, type MatchBoard, type MatchScore } from './matchScore.ts';
export {
  rankedTogether,
  movementFor,
  usualMovement,
  type ClubRound,
  type ClubTable,
  type MovementKind,
  type PairNumber,
} from './movement.ts';
export { mendNight } from './mendNight.ts';
export {
  isBoardOver,
  isDone,
  memberOf,
  nightFrom,
  nightOn,
  type Member,
  type Night,
  type TableProgress,
} from './night.ts';
export type { NightChange, NightDoors, NightEntry, NightTerms } from './nightEntry.ts';
export { nextStep, type NightStep } from './nightGoesOn.ts';
export { judgeNight, mayLook, type NightGuest, type NightVerdict } from './nightJudge.ts';
export { nightBeginning, nightEntryAfter, type NightLink } from './nightLog.ts';
export { nightStartFor, type NightGranted } from './nightStart.ts';
export { guestsAt, nightHost, tableChanges } from './nightTables.ts';
export { nightViewFor } from './nightView.ts';
export { standingsOf, type ClubStanding } from './standings.ts';
