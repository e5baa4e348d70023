export { createReferee, type Referee } from './referee.ts';
export { verifyRecord, type Verdict } from './verify.ts';
