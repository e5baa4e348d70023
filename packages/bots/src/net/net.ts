import type { Inputs } from './inputs.ts';
import { PLAN_INPUTS } from './plan.ts';
import { RANK_INPUTS } from './ranks.ts';
import { TABLE_INPUTS } from './table.ts';

/** One layer: `weights[input * outputs + output]`. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/**
 * A net that says how much it likes a plan. The same two layers read the row of every rank; what they find is added
 * up, and three more layers read that with the rows of the table and of the plan. So no rank is treated unlike another.
 */
export interface Net {
  readonly ofRank: readonly [Layer, Layer];
  readonly ofTable: readonly [Layer, Layer, Layer];
  /** Numbers in between, reused. */
  readonly room: Room;
}

interface Room {
  /** For each rank the rows read last and what was found in each: plans that are compared share most of them. */
  readonly read: Float32Array;
  readonly found: Float64Array;
  /** For each rank the row that is forgotten next. */
  readonly oldest: Uint8Array;
  readonly ofRank: Float64Array;
  /** The row of the table read last, and the sums it led to: plans that are compared differ in few numbers. */
  readonly row: Float64Array;
  readonly sums: Float64Array;
  readonly now: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly last: Float64Array;
}

/** Rules with more ranks have no net. */
export const MOST_RANKS = 13;
/** Rows kept for each rank. */
const KEPT = 4;
/** The sum over ranks is made smaller, so it is about as large as other numbers. */
const RANK_SHARE = 0.25;

export function netOf(layers: readonly Layer[]): Net {
  const [one, two, three, four, five] = layers;
  if (!one || !two || !three || !four || !five || layers.length > 5)
    throw new Error(`a net has 5 layers, not ${layers.length}`);
  const fits =
    one.inputs === RANK_INPUTS &&
    two.inputs === one.outputs &&
    three.inputs === two.outputs + TABLE_INPUTS + PLAN_INPUTS &&
    four.inputs === three.outputs &&
    five.inputs === four.outputs + PLAN_INPUTS &&
    five.outputs === 1;
  if (!fits) throw new Error('the layers of the net do not fit its inputs');
  return { ofRank: [one, two], ofTable: [three, four, five], room: roomFor(one, two, three, five) };
}

function roomFor(one: Layer, two: Layer, three: Layer, five: Layer): Room {
  return {
    read: new Float32Array(MOST_RANKS * KEPT * RANK_INPUTS).fill(NaN),
    found: new Float64Array(MOST_RANKS * KEPT * two.outputs),
    oldest: new Uint8Array(MOST_RANKS),
    ofRank: new Float64Array(one.outputs),
    row: new Float64Array(three.inputs),
    sums: new Float64Array(three.outputs),
    now: new Float64Array(three.inputs),
    first: new Float64Array(three.outputs),
    second: new Float64Array(five.inputs),
    last: new Float64Array(1),
  };
}

/** A plan's inputs: those of the table it leads to, and its own row. */
export interface PlanInputs extends Inputs {
  readonly plan: Float32Array;
}

/** How much the net likes the plan, compared with others of the same decision; `first` if it's the first of them. */
export function likingOf(net: Net, inputs: PlanInputs, isFirst: boolean): number {
  const { ofTable, room } = net;
  const { now, first, second, last } = room;
  readRow(net, inputs);
  // From the first plan on only differences are added: the same sums in the same order, wherever it runs.
  if (isFirst) {
    room.sums.set(ofTable[0].biases);
    room.row.fill(0);
  }
  addChanges(ofTable[0], now, room.row, room.sums);
  first.set(room.sums);
  cut(first, 0, first.length);
  read(ofTable[1], first, 0, second, 0);
  const width = ofTable[1].outputs;
  cut(second, 0, width);
  second.set(inputs.plan, width);
  read(ofTable[2], second, 0, last, 0);
  return last[0]!;
}

/** The findings of all ranks, added up, and the rows of the table and the plan. */
function readRow(net: Net, { ranks, table, plan }: PlanInputs): void {
  const { room } = net;
  const { found, now } = room;
  const width = net.ofRank[1].outputs;
  now.fill(0, 0, width);
  for (let rank = 0; rank * RANK_INPUTS < ranks.length; rank++) {
    const from = rowOf(net, ranks, rank) * width;
    for (let at = 0; at < width; at++) now[at]! += found[from + at]!;
  }
  for (let at = 0; at < width; at++) now[at]! *= RANK_SHARE;
  now.set(table, width);
  now.set(plan, width + TABLE_INPUTS);
}

/** The kept row that is the rank's, read now if it is none of those. */
function rowOf(net: Net, ranks: Float32Array, rank: number): number {
  const { oldest, read: known } = net.room;
  for (let row = rank * KEPT; row < (rank + 1) * KEPT; row++)
    if (isSame(known, row * RANK_INPUTS, ranks, rank * RANK_INPUTS)) return row;
  const row = rank * KEPT + oldest[rank]!;
  oldest[rank] = (oldest[rank]! + 1) % KEPT;
  for (let at = 0; at < RANK_INPUTS; at++)
    known[row * RANK_INPUTS + at] = ranks[rank * RANK_INPUTS + at]!;
  readRank(net, row);
  return row;
}

function isSame(one: Float32Array, from: number, other: Float32Array, start: number): boolean {
  for (let at = 0; at < RANK_INPUTS; at++) if (one[from + at] !== other[start + at]) return false;
  return true;
}

function readRank({ ofRank, room }: Net, row: number): void {
  const between = room.ofRank;
  const width = ofRank[1].outputs;
  read(ofRank[0], room.read, row * RANK_INPUTS, between, 0);
  cut(between, 0, between.length);
  read(ofRank[1], between, 0, room.found, row * width);
  cut(room.found, row * width, width);
}

/** Sums in one order, with no function that devices compute differently: the same answer everywhere. */
function read(
  { inputs, outputs, weights, biases }: Layer,
  from: Float32Array | Float64Array,
  start: number,
  into: Float64Array,
  place: number,
): void {
  for (let output = 0; output < outputs; output++) into[place + output] = biases[output]!;
  for (let input = 0; input < inputs; input++) {
    const number = from[start + input]!;
    if (number !== 0) addTimes(number, weights, input * outputs, outputs, into, place);
  }
}

/** Brings the sums from the row before to the row now. */
function addChanges(
  { inputs, outputs, weights }: Layer,
  now: Float64Array,
  before: Float64Array,
  sums: Float64Array,
): void {
  for (let input = 0; input < inputs; input++) {
    const change = now[input]! - before[input]!;
    if (change === 0) continue;
    before[input] = now[input]!;
    addTimes(change, weights, input * outputs, outputs, sums, 0);
  }
}

function addTimes(
  number: number,
  weights: Float32Array,
  from: number,
  count: number,
  into: Float64Array,
  place: number,
): void {
  for (let at = 0; at < count; at++) into[place + at]! += number * weights[from + at]!;
}

function cut(row: Float64Array, from: number, count: number): void {
  for (let at = from; at < from + count; at++) if (row[at]! < 0) row[at] = 0;
}
