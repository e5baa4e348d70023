export { actionLine, actionRecord, readAction } from './action.ts';
export { eventRecords } from './event.ts';
export {
  headerLine,
  readHeader,
  type Header,
  type HeaderFields,
  type HeaderRead,
} from './header.ts';
export { wholeNumberOf, fieldsOf, Malformed, type Fields } from './malformed.ts';
export { positionLine, positionRecord, readPosition, viewRecord } from './position.ts';
export {
  LONGEST,
  readRecord,
  type ReadRecord,
  type Replay,
  type ReplayStep,
  type Wrong,
} from './readRecord.ts';
export { resultLines } from './result.ts';
