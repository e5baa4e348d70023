export { NOTHING, numberIn, WAYS, withNumber, withWay } from './count.ts';
export type { Count, Field, Pile, Way } from './count.ts';
export { csvOf } from './csv.ts';
export type { Deed } from './deed.ts';
export { deedsOf } from './deedsOf.ts';
export { companyOf, peopleIn, resultOf, type Person, type Result } from './history.ts';
export { groupsOf, itemsOf, type CardGroup, type Item } from './items.ts';
export {
  beyond,
  headsOf,
  merge,
  write,
  type PadEntry,
  type Heads,
  type PadLog,
  type LogTime,
} from './log.ts';
export type { Misfit, Wanted } from './misfit.ts';
export type { Notice } from './notice.ts';
export { noticesOf } from './notices.ts';
export type { Notes, RoundNotes, TableNotes } from './notes.ts';
export { notesOf } from './notesOf.ts';
export {
  changesSides,
  countOf,
  idOf,
  openPad,
  seatsIn,
  sideIn,
  type Opened,
  type Pad,
} from './pad.ts';
export { padFile, type PadFile } from './padFile.ts';
export { readEntry } from './readEntry.ts';
export { readPadFile, type ReadPad } from './readPadFile.ts';
export { sheetOf, type SheetLine, type SideSheet } from './sheet.ts';
export {
  beginsIn,
  gainsOf,
  isOver,
  leadOf,
  mostRounds,
  openingsIn,
  sheetsOf,
  totalsOf,
} from './standing.ts';
