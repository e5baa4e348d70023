import {
  CAST,
  castFor,
  type NightPair,
  type NightPlayer,
  type NightSeat,
  type Team,
} from '@hand-and-foot/protocol';

/** Partners: one or two people. */
type People = readonly [number] | readonly [number, number];

/** A match has fewer pairs than tables where even a person at each would leave one empty. */
export type NoPairs = 'tooFew';

/** The least pairs that two tables need. */
const FEWEST = 4;

/** Pairs for a movement. People who'd play with anybody play together in the order they came; the last with a bot. */
export function pairsFor(players: readonly NightPlayer[], seed: string): NightPair[] | NoPairs {
  const people = joined(chosen(players), free(players));
  return people.length < FEWEST ? 'tooFew' : withBots(players, people, seed);
}

/**
 * Pairs for a match of so many tables: the first half is one team. Each table needs a person, so that somebody deals;
 * bots have the other seats. People who'd play with anybody share a table only where there are enough of them.
 */
export function teamsFor(
  players: readonly NightPlayer[],
  tables: number,
  seed: string,
): NightPair[] | NoPairs {
  const of = (team: Team): readonly NightPlayer[] => players.filter((one) => one.team === team);
  const singles = [free(of(0)), free(of(1))] as const;
  const sure = [chosen(of(0)), chosen(of(1))] as const;
  const pairs = ([0, 1] as const).map((team) => joined(sure[team], singles[team]));
  // Table by table a pair is split, as long as a table would have nobody.
  for (const team of [0, 1] as const)
    while (pairs[0]!.length + pairs[1]!.length < tables && splitLast(pairs[team]!, sure[team]));
  if (pairs[0]!.length + pairs[1]!.length < tables) return 'tooFew';
  const padded = pairs.map((some, team) => onTables(some, tables, team === 1));
  return withBots(players, padded.flat(), seed, tables);
}

/** The first team fills tables from the first on, the other from the last. */
function onTables(
  people: readonly People[],
  tables: number,
  fromBehind: boolean,
): (People | undefined)[] {
  const all = Array.from({ length: tables }, (_, at) => people[at]);
  return fromBehind ? all.reverse() : all;
}

/** Splits the last two who'd play with anybody; false if there are none. */
function splitLast(pairs: People[], sure: readonly People[]): boolean {
  for (let at = pairs.length - 1; at >= sure.length; at--) {
    const [one, other] = pairs[at]!;
    if (other === undefined) continue;
    pairs.splice(at, 1, [one], [other]);
    return true;
  }
  return false;
}

/** Those who chose a partner, or a bot. */
function chosen(players: readonly NightPlayer[]): People[] {
  return players.flatMap(({ player, partner }): People[] => {
    if (partner === 'bot') return [[player]];
    return partner !== undefined && player < partner ? [[player, partner]] : [];
  });
}

function free(players: readonly NightPlayer[]): number[] {
  return players.flatMap(({ player, partner }) => (partner === undefined ? [player] : []));
}

function joined(sure: readonly People[], singles: readonly number[]): People[] {
  const pairs: People[] = [...sure];
  for (let at = 0; at < singles.length; at += 2) {
    const [one, other] = [singles[at]!, singles[at + 1]];
    pairs.push(other === undefined ? [one] : [one, other]);
  }
  return pairs;
}

/** Numbers the pairs and names the bots. In a match the first `tables` pairs are one team. */
function withBots(
  players: readonly NightPlayer[],
  all: readonly (People | undefined)[],
  seed: string,
  tables?: number,
): NightPair[] {
  const names = players.map(({ name }) => name);
  const apart = castFor(seed, names, Infinity);
  const cast = apart.length > 0 ? apart : CAST;
  let bots = 0;
  const nextBot = (): NightSeat => ({ bot: botName(cast, bots++) });
  return all.map((people, at) => {
    const [one, other] = people ?? [];
    const seat = (player: number | undefined): NightSeat =>
      player === undefined ? nextBot() : { player };
    return {
      pair: at + 1,
      seats: [seat(one), seat(other)],
      ...(tables === undefined ? {} : { team: at < tables ? 0 : 1 }),
    };
  });
}

/** The cast has enough names for a table; on a large night they come again. */
function botName(cast: readonly string[], at: number): string {
  const again = Math.floor(at / cast.length);
  return `${cast[at % cast.length]!}${again === 0 ? '' : ` ${again + 1}`}`;
}
