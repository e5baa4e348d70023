export { bot, party, partyAt, people, person, type Party, type PartyWishes } from './party.ts';
export { padTrial, type PadTrial } from './padTrial.ts';
export { fuzzOne, type Fuzzed } from './fuzz/fuzz.ts';
export { slowQuestions, type SlowQuestion } from './slowest/questions.ts';
export { climb, costOf, type Slow } from './slowest/slowest.ts';
export { randomGame } from './randomGame.ts';
export { census } from './recount.ts';
export { doors, invited, known, seatedParty, sharedParty, stateOf } from './sharedParty.ts';
export {
  countedSeeds,
  handClock,
  memoryLog,
  quiet,
  type HandClock,
  type MemoryLog,
} from './tablePorts.ts';
export { everythingSaid } from './spoken/spoken.ts';
export type { Said } from './spoken/said.ts';
export { tableKinds } from './tables.ts';
