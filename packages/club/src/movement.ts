/** A pair of partners, by its number from 1. */
export type PairNumber = number;

/** How pairs move: everybody meets everybody, or those who sit north and south meet those who sit east and west. */
export type MovementKind = 'howell' | 'mitchell';

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
}

type Meeting = readonly [northSouth: PairNumber, eastWest: PairNumber];

/** The rounds of a whole night; nobody meets the same pair twice. */
export function movementFor({ pairs, kind, boardsARound, rounds }: MovementWishes): ClubRound[] {
  const meetings = kind === 'howell' ? howell(pairs) : mitchell(pairs);
  return meetings
    .slice(0, rounds)
    .map((all, at) => roundOf(all, at, boardsARound, (pair) => pair > pairs));
}

/** The pairs that are ranked among themselves: all, or those who sit north and south all night, and the others. */
export function rankedTogether(kind: MovementKind, pairs: number): PairNumber[][] {
  const all = Array.from({ length: pairs }, (_, at) => at + 1);
  if (kind === 'howell') return [all];
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
