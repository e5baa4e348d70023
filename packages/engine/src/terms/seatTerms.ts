import type { Seat, Side } from '../actions/action.ts';
import type { Each, Lookup } from '../numbers/is.ts';
import { upTo } from '../numbers/upTo.ts';
import { teamsIn, type Rules, type Seating } from '../rules/rules.ts';

/** The sides, and the seats on each. */
export interface SeatTerms {
  readonly players: number;
  readonly seating: Seating;
  readonly sides: number;
  /** How many running totals are kept: one a side, or one a seat where sides change. */
  readonly scorers: number;
  /** Per round of the cycle and seat. */
  readonly sideOf: readonly Lookup<Seat, Side>[];
  readonly seatsOf: readonly Each<Side, readonly Seat[]>[];
}

const FIFTH_SIDES = [0, 1, 1, 0];

export interface Seats {
  players: number;
  /** One of the rules' seatings; the first by default. */
  seating?: Seating | undefined;
}

/** The rules as so many players play them. */
export function rulesFor(rules: Rules, players: number): Rules {
  const own = rules.forPlayers.find((each) => each.players === players);
  if (!own) return rules;
  const { players: _, ...knobs } = own;
  return { ...rules, ...knobs, forPlayers: [] };
}

/** The ways in which this many players may sit; none where the rules don't seat them. */
export function seatingsFor({ seating }: Rules, players: number): readonly Seating[] {
  return seating[players] ?? [];
}

/**
 * The seating for this many players: the first that the rules allow, or the first that fits `partners` if
 * it's given. `false` still gives partners where the rules have nothing else. Undefined if there is none.
 */
export function seatingFor(rules: Rules, players: number, partners?: boolean): Seating | undefined {
  const allowed = seatingsFor(rules, players);
  if (partners === undefined) return allowed[0];
  const wanted = allowed.find((seating) => (seating !== 'alone') === partners);
  return wanted ?? (partners ? undefined : allowed[0]);
}

export function seatTerms(seating: Seating, players: number): SeatTerms {
  const sideOf = sidesByRound(seating, players);
  const sides = Math.max(...sideOf[0]) + 1;
  return {
    players,
    seating,
    sides,
    scorers: seating === 'fifthChanges' ? players : sides,
    sideOf,
    seatsOf: sideOf.map((side) => seatsBySide(side, sides)),
  };
}

function sidesByRound(seating: Seating, players: number): Uint8Array[] {
  const sides = sidesIn(seating, players);
  const fifths = seating === 'fifthChanges' ? FIFTH_SIDES : [0];
  return fifths.map((fifth) =>
    Uint8Array.from(upTo(players), (seat) =>
      seat === 4 && fifths.length > 1 ? fifth : seat % sides,
    ),
  );
}

/** The sides sit in turn, seat by seat. */
function sidesIn(seating: Seating, players: number): number {
  if (seating === 'alone') return players;
  return seating === 'pairs' ? players / 2 : (teamsIn(seating) ?? 2);
}

function seatsBySide(sideOf: Uint8Array, sides: number): number[][] {
  const seats: number[][] = upTo(sides).map(() => []);
  sideOf.forEach((side, seat) => seats[side].push(seat));
  return seats;
}
