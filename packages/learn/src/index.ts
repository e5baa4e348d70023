export { playToLearn, type SelfPlay } from './selfplay.ts';
export { TABLES, tableAt, type LearnTable } from './tables.ts';
export { playTrial, type NetTrial } from './trial.ts';
