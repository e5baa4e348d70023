import {
  playersIn,
  rulesKey,
  statisticsOf,
  type GameResult,
  type SeatPlayer,
  type Numbers,
} from '@hand-and-foot/results';
import { english } from '@hand-and-foot/words';
import { columns } from '../score/roundLines.ts';
import { sentences } from '../sentences.ts';

/** All games, and every player's numbers, as data for programs. */
export function statsData(games: readonly GameResult[]) {
  const players = playersIn(games).map((player) => ({ player, ...statisticsOf(games, player) }));
  return { games, players };
}

/** A table of players for each rule set. */
export function statsLines(games: readonly GameResult[]): string[] {
  if (games.length === 0) return [sentences.stats.none];
  const { players } = statsData(games);
  const rules = new Map(games.map((game) => [rulesKey(game.rules), game.rules]));
  return [...rules.entries()].flatMap(([key, { name }], at) => {
    const rows = players.flatMap(({ player, byRules }) =>
      byRules
        .filter((line) => rulesKey(line.rules) === key)
        .map(({ numbers }) => rowOf(player, numbers)),
    );
    return [
      ...(at === 0 ? [] : ['']),
      name,
      ...columns([['', ...sentences.stats.head.split(' | ')], ...rows]),
    ];
  });
}

function rowOf(player: SeatPlayer, numbers: Numbers): string[] {
  const { games, won, averageRound, averageGame, bestRound, books, wentOut } = numbers;
  const name = player.is === 'bot' ? `${player.name} (${player.level})` : player.name;
  const counts = [games, won, averageRound, averageGame, bestRound];
  const played = [books.clean, books.dirty, books.wild, wentOut];
  return [name, ...[...counts, ...played].map(english.figure)];
}
