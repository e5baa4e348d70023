import type { Inputs } from './inputs.ts';
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
 * A net that values tables for a seat. The same two layers read the row of every rank; what they find is added
 * up, and three more layers read that with the row of the table. So no rank is treated unlike another.
 */
export interface Net {
  readonly ofRank: readonly [Layer, Layer];
  readonly ofTable: readonly [Layer, Layer, Layer];
  /** Numbers in between, reused. */
  readonly room: Room;
}

interface Room {
  /** The rows read last and what was found in each: most tables that are compared differ in few ranks. */
  readonly read: Float32Array;
  readonly found: Float64Array;
  readonly between: readonly [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
}

/** Points that an answer of 1 stands for. */
const UNIT = 500;
/** Rules with more ranks have no net. */
export const MOST_RANKS = 14;
/** The sum over ranks is made smaller, so it is about as large as other numbers. */
const RANK_SHARE = 0.25;

export function netOf(layers: readonly Layer[]): Net {
  const [one, two, three, four, five] = layers;
  if (!one || !two || !three || !four || !five || layers.length > 5)
    throw new Error(`a net has 5 layers, not ${layers.length}`);
  const fits =
    one.inputs === RANK_INPUTS &&
    two.inputs === one.outputs &&
    three.inputs === two.outputs + TABLE_INPUTS &&
    four.inputs === three.outputs &&
    five.inputs === four.outputs;
  if (!fits) throw new Error('the layers of the net do not fit its inputs');
  const most = MOST_RANKS * two.outputs;
  const room: Room = {
    read: new Float32Array(MOST_RANKS * RANK_INPUTS).fill(NaN),
    found: new Float64Array(most),
    between: [
      new Float64Array(one.outputs),
      new Float64Array(three.inputs),
      new Float64Array(three.outputs),
      new Float64Array(four.outputs),
      new Float64Array(five.outputs),
    ],
  };
  return { ofRank: [one, two], ofTable: [three, four, five], room };
}

/** The points by which the seat's side can expect to end the round ahead of the others. */
export function valueBy(net: Net, { made, ranks, table }: Inputs): number {
  const { ofRank, ofTable, room } = net;
  const [, row, first, second, last] = room.between;
  const width = ofRank[1].outputs;
  row.fill(0, 0, width);
  for (let rank = 0; rank * RANK_INPUTS < ranks.length; rank++) {
    if (isFresh(room, ranks, rank)) readRank(net, rank);
    for (let at = 0; at < width; at++) row[at]! += room.found[rank * width + at]!;
  }
  for (let at = 0; at < width; at++) row[at]! *= RANK_SHARE;
  row.set(table, width);
  read(ofTable[0], row, 0, first, 0);
  cut(first, 0, first.length);
  read(ofTable[1], first, 0, second, 0);
  cut(second, 0, second.length);
  read(ofTable[2], second, 0, last, 0);
  return made + last[0]! * UNIT;
}

/** Whether the rank's row isn't the one read last; takes it over. */
function isFresh({ read: known }: Room, ranks: Float32Array, rank: number): boolean {
  const from = rank * RANK_INPUTS;
  let fresh = false;
  for (let at = from; at < from + RANK_INPUTS; at++) {
    if (known[at] === ranks[at]) continue;
    known[at] = ranks[at]!;
    fresh = true;
  }
  return fresh;
}

function readRank({ ofRank, room }: Net, rank: number): void {
  const [between] = room.between;
  const width = ofRank[1].outputs;
  read(ofRank[0], room.read, rank * RANK_INPUTS, between, 0);
  cut(between, 0, between.length);
  read(ofRank[1], between, 0, room.found, rank * width);
  cut(room.found, rank * width, width);
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
    if (number === 0) continue;
    const row = input * outputs;
    for (let output = 0; output < outputs; output++)
      into[place + output]! += number * weights[row + output]!;
  }
}

function cut(row: Float64Array, from: number, count: number): void {
  for (let at = from; at < from + count; at++) if (row[at]! < 0) row[at] = 0;
}
