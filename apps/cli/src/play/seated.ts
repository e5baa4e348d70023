import type { Seat, Side, Terms } from '@hand-and-foot/engine';
import { castFor } from '@hand-and-foot/protocol';
import { asPlayed, type RuleSet } from '@hand-and-foot/rulesets';
import type { Context } from '@hand-and-foot/words';

/** A table with everybody seated: the part that stays the same all game. */
export interface Seated {
  ruleSet: RuleSet;
  terms: Terms;
  names: readonly string[];
  you: Seat;
  /** The bot in each seat; undefined for yours. */
  bots: readonly (string | undefined)[];
  seed: string;
}

/** You first, then the bots of this seed clockwise from your left. */
export function namesFor(players: number, you: string, seed: string): string[] {
  return [you, ...castFor(seed, [you], players - 1)];
}

export function contextOf({ ruleSet, terms, names, you }: Seated, round: number): Context {
  return {
    ruleSet: asPlayed(ruleSet, terms),
    pack: terms.pack,
    names,
    sides: terms.sides,
    you,
    round,
  };
}

/** The seat's side in this round. */
export function sideInRound({ terms }: Seated, round: number, seat: Seat): Side {
  return terms.sideOf[(round - 1) % terms.sideOf.length]![seat]!;
}

function seatsIn({ terms }: Seated, round: number, side: Side): readonly Seat[] {
  return terms.seatsOf[(round - 1) % terms.seatsOf.length]![side]!;
}

/** Your name for a side: a player's name for a single seat, We and They, or all its names. */
export function nameOfSide(seated: Seated, round: number, side: Side): string {
  const seats = seatsIn(seated, round, side);
  if (seats.length === 1) return seated.names[seats[0]!]!;
  if (seated.terms.sides > 2) return seats.map((seat) => seated.names[seat]!).join(' & ');
  return sideInRound(seated, round, seated.you) === side ? 'We' : 'They';
}

/** Names for the running totals: sides, or seats if sides change. */
export function scorersOf(seated: Seated, round: number): string[] {
  const { terms, names } = seated;
  if (terms.scorers !== terms.sides) return [...names];
  return Array.from({ length: terms.sides }, (_, side) => nameOfSide(seated, round, side));
}
