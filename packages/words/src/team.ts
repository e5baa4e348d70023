import { seatingsFor, seatTerms } from '@hand-and-foot/engine';
import type { Context } from './context.ts';

/** How many players the listener's side has this round; without a listener, the largest side. */
export function teamSize({ names, sides, ruleSet, you, round = 1 }: Context): number {
  const players = names.length;
  const ways = seatingsFor(ruleSet.rules, players).map((seating) => seatTerms(seating, players));
  const table = ways.find((way) => way.sides === sides) ?? ways[0];
  if (!table) return players / (sides ?? players);
  const teams = table.seatsOf[(round - 1) % table.seatsOf.length]!;
  const own = teams.filter((seats) => you === undefined || seats.includes(you));
  return Math.max(...own.map((seats) => seats.length));
}

/** Whether somebody has more than one partner. */
export function areThree(context: Context): boolean {
  return teamSize(context) > 2;
}

/** The places of each team, counted around the table. */
export function placesOf(teams: number, players: number): number[][] {
  return Array.from({ length: teams }, (_, team) =>
    Array.from(
      { length: Math.ceil((players - team) / teams) },
      (_each, at) => team + 1 + at * teams,
    ),
  );
}
