export { csvOfResults } from './csv.ts';
export { resultOfLog, type LogPlace } from './fromLog.ts';
export { resultOfPad } from './fromPad.ts';
export { resultsOfRecord, type RecordResults } from './fromRecord.ts';
export type { BestMoment } from './moments.ts';
export { playersIn, seatOf, type Player } from './player.ts';
export type { GameResult, RoundResult, ScorerRound, SeatPlayer, Source } from './result.ts';
export { rulesKey, statisticsOf, type Statistics } from './statistics.ts';
export type { Numbers } from './numbers.ts';
