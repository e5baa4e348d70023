import type { Movement } from '@hand-and-foot/protocol';

/** A pair of partners, by its number from 1. */
export type PairNumber = number;

/**
 * How pairs move: everybody meets everybody, or those who sit north and south meet those who sit east and west. In a
 * match the first half of the pairs is one team: it sits north and south at every other table.
 */
export type MovementKind = 'match' | Movement;

export interface ClubTable {
  readonly table: number;
  readonly northSouth: PairNumber;
  readonly eastWest: PairNumber;
}

/** A round of a club night. Every table plays the same boards: they're dealt from seeds, so nobody has to pass them on. */
export interface ClubRound {
  readonly round: number;
  readonly boards: readonly number[];
  readonly tables: readonly ClubTable[];
  /** The pair that sits out, where their number is odd. */
  readonly out?: PairNumber;
}

interface MovementWishes {
  readonly pairs: number;
  readonly kind: MovementKind;
  readonly boardsARound: number;
  /** All that the movement has, by default. */
  readonly rounds?: number | undefined;
  /** In a match, whether opponents stay the same: then no table is ever left to bots alone. */
  readonly stays?: boolean;
}

/** With more pairs than this, everybody meeting everybody would take all night. */
const MOST_FOR_HOWELL = 8;

/** The usual movement for so many pairs: Howell has one winner, Mitchell one in each direction. */
export function usualMovement(pairs: number): Movement {
  return pairs <= MOST_FOR_HOWELL ? 'howell' : 'mitchell';
}

type Meeting = readonly [northSouth: PairNumber, eastWest: PairNumber];

/** The rounds of a whole night; nobody meets the same pair twice. */
export function movementFor(wishes: MovementWishes): ClubRound[] {
  const { pairs, boardsARound, rounds } = wishes;
  return meetingsIn(wishes)
    .slice(0, rounds)
    .map((all, at) => roundOf(all, at, boardsARound, (pair) => pair > pairs));
}

function meetingsIn({ kind, pairs, rounds = 1, stays = false }: MovementWishes): Meeting[][] {
  switch (kind) {
    case 'howell':
      return howell(pairs);
    case 'mitchell':
      return mitchell(pairs);
    case 'match':
      return match(pairs, rounds, stays ? 0 : 1);
  }
}

/** The pairs that are ranked among themselves: all, or those who sit north and south all night, and the others. */
export function rankedTogether(kind: MovementKind, pairs: number): PairNumber[][] {
  const all = Array.from({ length: pairs }, (_, at) => at + 1);
  if (kind !== 'mitchell') return [all];
  const half = Math.ceil(pairs / 2);
  return [all.slice(0, half), all.slice(half)];
}

function roundOf(
  meetings: readonly Meeting[],
  at: number,
  boardsARound: number,
  isNobody: (pair: PairNumber) => boolean,
): ClubRound {
  const played = meetings.filter((meeting) => !meeting.some(isNobody));
  const out = meetings.find((meeting) => meeting.some(isNobody))?.find((pair) => !isNobody(pair));
  return {
    round: at + 1,
    boards: Array.from({ length: boardsARound }, (_, board) => at * boardsARound + board + 1),
    tables: played.map(([northSouth, eastWest], table) => ({
      table: table + 1,
      northSouth,
      eastWest,
    })),
    ...(out === undefined ? {} : { out }),
  };
}

/** One pair stays, the others go around a circle: after a round less than there are pairs, all have met. */
function howell(pairs: number): Meeting[][] {
  const even = pairs + (pairs % 2);
  const circle = even - 1;
  const tables = Array.from({ length: even / 2 }, (_, table) => table);
  return Array.from({ length: circle }, (_, round) =>
    tables.map((table): Meeting => {
      const one = ((round + table) % circle) + 1;
      const other = table === 0 ? even : ((round - table + circle) % circle) + 1;
      // Turned about like this, everybody sits in both directions equally often, or nearly.
      const isTurned = table === 0 ? round % 2 === 1 : table % 2 === 1;
      return isTurned ? [other, one] : [one, other];
    }),
  );
}

/** North and south stay; east and west move up a table. Nobody needs to skip one, since boards don't move. */
function mitchell(pairs: number): Meeting[][] {
  const count = Math.ceil(pairs / 2);
  const tables = Array.from({ length: count }, (_, table) => table);
  return tables.map((round) =>
    tables.map((table): Meeting => [table + 1, count + ((table - round + count) % count) + 1]),
  );
}

/**
 * One team stays, the other moves up by so many tables. At every other table they sit the other way round, so each team holds
 * both sides of every deal equally often.
 */
function match(pairs: number, rounds: number, by: number): Meeting[][] {
  const count = pairs / 2;
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: count }, (_table, table): Meeting => {
      const one = table + 1;
      const other = count + ((table + by * round) % count) + 1;
      return table % 2 === 0 ? [one, other] : [other, one];
    }),
  );
}
