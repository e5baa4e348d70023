export { actionLine, actionRecord, readAction } from './action.ts';
export { eventRecords } from './event.ts';
export {
  headerLine,
  readHeader,
  type Header,
  type HeaderFields,
  type HeaderRead,
} from './header.ts';
export { Malformed } from './malformed.ts';
export { positionLine, positionRecord, readPosition, viewRecord } from './position.ts';
export { createReferee, type Referee } from './referee.ts';
export { resultLines } from './result.ts';
export { verifyRecord, type Verdict } from './verify.ts';
