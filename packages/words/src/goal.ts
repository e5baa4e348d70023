import type { BookGoal, GoOutRefusal } from '@hand-and-foot/engine';

/** Something that going out still asks for. */
export type Goal = BookGoal | GoOutRefusal;
