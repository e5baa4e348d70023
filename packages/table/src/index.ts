export { awaitedIn } from './awaited.ts';
export { dealFromSeed, type Deal } from './deal.ts';
export {
  beginningOf,
  commandKey,
  entryAfter,
  logOf,
  entryText,
  type Asked,
  type Asker,
  type Change,
  type Doors,
  type Entry,
  type Guest,
  type Link,
} from './entry.ts';
export { mend, mendLog, type Mended } from './mend.ts';
export { mirrorTable, type Mirror } from './mirror.ts';
export { tableStartFor, type Granted, type TableStart } from './tableStart.ts';
export { boardKey, type NightTable } from './nightTable.ts';
export type { Absent, Clock, Entropy, Fault, Log, Ports, Share } from './ports.ts';
export { Corrupt, readAfter, readLog } from './readLog.ts';
export { finishedRecord } from './recordOf.ts';
export { rolesOf, type Roles } from './roles.ts';
export { replay, tableFrom, type Folded, type Happening, type Sitting } from './sitting.ts';
export { sumAfter, sumOf } from './sum.ts';
export { shufflesIn, storyOf, type StoryLine } from './story.ts';
export { loadTable, openTable, Stopped, type Reply, type Table } from './table.ts';
export type { Listener } from './watchers.ts';
export { standing } from './wayBack.ts';
