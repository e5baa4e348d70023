import {
  MOST_RANKS,
  PLAN_INPUTS,
  RANK_INPUTS,
  TABLE_INPUTS,
  type PlanInputs,
} from '@hand-and-foot/bots/parts';
import { PLACES, type Hidden } from './hidden.ts';

/** Numbers are stored as whole ones, this many to 1; chances by this many. */
const STEPS = 256;
const CHANCE_STEPS = 32767;

/** The numbers that the row of a plan begins with: points made on the table, and the chance it was played with. */
const PLAN_HEADER = ['made', 'chance'] as const;
const PLAN_AT = PLAN_HEADER.length;
const TABLE_AT = PLAN_AT + PLAN_INPUTS;
const RANKS_AT = TABLE_AT + TABLE_INPUTS;
const PLAN_ROW = RANKS_AT + MOST_RANKS * RANK_INPUTS;

/** The numbers that the row of a decision begins with. */
const HEADER = ['table', 'plans', 'chosen', 'last', 'outcome', 'lead', 'left', 'byHand'] as const;
const HIDDEN_TABLE_AT = HEADER.length;
const HIDDEN_RANKS_AT = HIDDEN_TABLE_AT + 2 * PLACES;
const ROW = HIDDEN_RANKS_AT + MOST_RANKS * PLACES;

/** The layout of rows, for the program that trains. */
export const LAYOUT = {
  steps: STEPS,
  chanceSteps: CHANCE_STEPS,
  mostRanks: MOST_RANKS,
  planRow: PLAN_ROW,
  planHeader: PLAN_HEADER,
  plan: [PLAN_AT, PLAN_INPUTS],
  table: [TABLE_AT, TABLE_INPUTS],
  ranks: [RANKS_AT, RANK_INPUTS],
  row: ROW,
  header: HEADER,
  hiddenTable: [HIDDEN_TABLE_AT, 2 * PLACES],
  hiddenRanks: [HIDDEN_RANKS_AT, PLACES],
} as const;

/** A decision before anything is chosen. */
export interface Moment {
  readonly table: number;
  readonly lead: number;
  readonly left: number;
  /** Whether the other sides play by hand. */
  readonly byHand: boolean;
}

/** A decision: its own row, and one for each plan. */
export interface DecisionRows {
  readonly own: Int16Array;
  readonly plans: Int16Array;
}

export function newDecision(moment: Moment, plans: number, hidden: Hidden): DecisionRows {
  const own = new Int16Array(ROW);
  own.set([moment.table, plans, 0, 0, 0, whole(moment.lead), moment.left, Number(moment.byHand)]);
  store(own, HIDDEN_TABLE_AT, hidden.table);
  store(own, HIDDEN_RANKS_AT, hidden.ranks);
  return { own, plans: new Int16Array(plans * PLAN_ROW) };
}

export function storePlan({ plans }: DecisionRows, at: number, inputs: PlanInputs): void {
  const from = at * PLAN_ROW;
  plans[from] = whole(inputs.made);
  store(plans, from + PLAN_AT, inputs.plan);
  store(plans, from + TABLE_AT, inputs.table);
  store(plans, from + RANKS_AT, inputs.ranks);
}

export function storeChoice(
  { own, plans }: DecisionRows,
  chosen: number,
  chances: readonly number[],
): void {
  own[2] = chosen;
  chances.forEach((chance, at) => (plans[at * PLAN_ROW + 1] = Math.round(chance * CHANCE_STEPS)));
}

/** Tells the decisions of one seat in one round how it ended for its side. */
export function endDecisions(decisions: readonly DecisionRows[], outcome: number): void {
  for (const { own } of decisions) own[4] = whole(outcome);
  const last = decisions.at(-1);
  if (last) last.own[3] = 1;
}

/** Rows one after the other, as a file holds them. */
export function fileOf(rows: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(rows.reduce((sum, row) => sum + row.length, 0));
  let at = 0;
  for (const row of rows) {
    all.set(row, at);
    at += row.length;
  }
  return all;
}

function store(row: Int16Array, from: number, numbers: ArrayLike<number>): void {
  for (let at = 0; at < numbers.length; at++) row[from + at] = whole(numbers[at]! * STEPS);
}

function whole(number: number): number {
  return Math.max(-32767, Math.min(32767, Math.round(number)));
}
