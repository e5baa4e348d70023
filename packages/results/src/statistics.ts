import { momentsOf, type BestMoment } from './moments.ts';
import { keyOf, seatOf, type Player } from './player.ts';
import type { GameResult, SeatPlayer } from './result.ts';
import { numbersOf, type Played, type Numbers } from './numbers.ts';

/** A player's numbers, over all games, for each rule set, and against each opponent. */
export interface Statistics {
  /** Undefined without games. */
  readonly all?: Numbers;
  readonly byRules: readonly { readonly rules: GameResult['rules']; readonly numbers: Numbers }[];
  readonly byOpponent: readonly { readonly opponent: SeatPlayer; readonly numbers: Numbers }[];
  readonly moments: readonly BestMoment[];
}

/** The games should be oldest first: names are told as they were last written. */
export function statisticsOf(games: readonly GameResult[], player: Player): Statistics {
  const played = games.flatMap((game) => playedIn(game, player) ?? []);
  if (played.length === 0) return { byRules: [], byOpponent: [], moments: [] };
  return {
    all: numbersOf(played),
    byRules: groups(played, ({ game: { rules } }) => [[rulesKey(rules), rules]]).map(
      ([rules, some]) => ({ rules, numbers: numbersOf(some) }),
    ),
    byOpponent: groups(played, opponentsIn).map(([opponent, some]) => ({
      opponent,
      numbers: numbersOf(some),
    })),
    moments: momentsOf(played),
  };
}

/** A family's own rules keep their id when they're renamed; another family's may have the same name. */
export function rulesKey({ id, name }: GameResult['rules']): string {
  return `${id} ${name}`;
}

function playedIn(game: GameResult, player: Player): Played | undefined {
  const seat = seatOf(game, player);
  const scorer = game.scorers.findIndex((seats) => seat !== undefined && seats.includes(seat));
  return scorer < 0 ? undefined : { game, scorer };
}

type Named<T> = readonly (readonly [key: string, T])[];

function opponentsIn({ game, scorer }: Played): Named<SeatPlayer> {
  return game.seats.flatMap((player, seat) =>
    game.scorers[scorer]!.includes(seat) || player.name.trim() === ''
      ? []
      : [[keyOf(player), player] as const],
  );
}

/** Games by what they have in common, the largest group first. A game may be in several. */
function groups<T>(
  played: readonly Played[],
  namesOf: (one: Played) => Named<T>,
): (readonly [T, readonly Played[]])[] {
  const found = new Map<string, { name: T; games: Played[] }>();
  for (const one of played)
    for (const [key, name] of new Map(namesOf(one))) {
      const { games = [] } = found.get(key) ?? {};
      games.push(one);
      found.set(key, { name, games });
    }
  return [...found.values()]
    .sort((one, other) => other.games.length - one.games.length)
    .map(({ name, games }) => [name, games]);
}
