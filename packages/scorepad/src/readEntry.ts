import { MOST_PLAYERS, SEATINGS, type Seating } from '@hand-and-foot/engine';
import { isField, WAYS, type Pile, type Way } from './count.ts';
import type { Deed } from './deed.ts';
import { LATEST, type PadEntry } from './log.ts';
import { isObject } from './shape.ts';

const LONGEST_NAME = 40;
/** More than any rules need. */
const LONGEST_RULES = 16_000;
const LARGEST = 1_000_000;
const MOST_ROUNDS = 999;

/** An entry from elsewhere, reduced to its known fields; undefined if it isn't one. */
export function readEntry(data: unknown): PadEntry | undefined {
  if (!isObject(data) || !isObject(data['at'])) return undefined;
  const { device, count } = data;
  const { time, tick } = data['at'];
  const what = readDeed(data['what']);
  const isFine =
    what !== undefined &&
    typeof device === 'string' &&
    /^\w{1,40}$/.test(device) &&
    isWithin(count, 1, LARGEST) &&
    isWithin(time, 0, LATEST.time) &&
    isWithin(tick, 0, LATEST.tick);
  if (!isFine) return undefined;
  return {
    device,
    count,
    at: { time, tick },
    what,
  };
}

function readDeed(data: unknown): Deed | undefined {
  if (!isObject(data)) return undefined;
  const { seat, name, round, side, field, number, pile, way, there } = data;
  const isPlace = isWithin(round, 1, MOST_ROUNDS) && isWithin(side, 0, 7);
  switch (data['do']) {
    case 'table':
      return readTable(data['table']);
    case 'name':
      return isWithin(seat, 0, 7) && typeof name === 'string' && name.length <= LONGEST_NAME
        ? { do: 'name', seat, name }
        : undefined;
    case 'starter':
      return isWithin(seat, 0, 7) ? { do: 'starter', seat } : undefined;
    case 'count':
      return isPlace && isField(field) && isWithin(number, -LARGEST, LARGEST)
        ? { do: 'count', round, side, field, number }
        : undefined;
    case 'way':
      return isPlace && isPile(pile) && WAYS.includes(way as Way)
        ? { do: 'way', round, side, pile, way: way as Way }
        : undefined;
    case 'round':
      return isWithin(round, 1, MOST_ROUNDS) && typeof there === 'boolean'
        ? { do: 'round', round, there }
        : undefined;
    default:
      return undefined;
  }
}

function readTable(data: unknown): Deed | undefined {
  if (!isObject(data) || !isWithin(data['players'], 2, MOST_PLAYERS)) return undefined;
  const { rules, players, seating } = data;
  if (
    !SEATINGS.includes(seating as Seating) ||
    (JSON.stringify(rules) ?? '').length > LONGEST_RULES
  )
    return undefined;
  return {
    do: 'table',
    table: { rules, players, seating: seating as Seating },
  };
}

function isPile(pile: unknown): pile is Pile {
  return pile === 'table' || pile === 'caught';
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
