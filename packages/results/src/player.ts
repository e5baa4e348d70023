import type { Seat } from '@hand-and-foot/engine';
import type { GameResult, SeatPlayer } from './result.ts';

/** Whose numbers are wanted: the reader's, or those of everybody with this name. */
export type Player = { readonly is: 'you' } | SeatPlayer;

/** The seat that the player had and mostly played, if there is one. */
export function seatOf({ seats, you }: GameResult, player: Player): Seat | undefined {
  if (player.is === 'you')
    return you !== undefined && seats[you]?.is === 'person' ? you : undefined;
  const wanted = keyOf(player);
  const seat = seats.findIndex((one) => keyOf(one) === wanted);
  return seat < 0 ? undefined : seat;
}

/** The same for the same player, however the name is written. Bots of two levels are two players. */
export function keyOf(player: SeatPlayer): string {
  const name = player.name.trim().toLocaleLowerCase();
  return player.is === 'bot' ? `bot ${player.level} ${name}` : `person ${name}`;
}

/** Everybody with a name who played in one of these games, those who played most first. */
export function playersIn(
  games: readonly GameResult[],
  counts: (game: GameResult, seat: Seat) => boolean = () => true,
): SeatPlayer[] {
  const players = new Map<string, { player: SeatPlayer; games: number }>();
  for (const game of games) {
    const named = game.seats.filter(
      (player, seat) => player.name.trim() !== '' && counts(game, seat),
    );
    for (const [key, player] of new Map(named.map((one) => [keyOf(one), one])))
      players.set(key, { player, games: (players.get(key)?.games ?? 0) + 1 });
  }
  return [...players.values()]
    .sort(
      (one, other) => other.games - one.games || one.player.name.localeCompare(other.player.name),
    )
    .map(({ player }) => player);
}
