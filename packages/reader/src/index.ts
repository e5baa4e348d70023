export { built } from './build.ts';
export type { Fact } from './fact.ts';
export { otherwise } from './otherwise.ts';
export { read, type Reading, type ReadSentence } from './read.ts';
export type { SentenceState } from './state.ts';
export type { Topic } from './topic.ts';
