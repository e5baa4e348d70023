import { csvOf } from '@hand-and-foot/scorepad';
import type { GameResult, SeatPlayer } from './result.ts';
import { booksIn, isWon, roundsOf, type Played } from './numbers.ts';

/** The same in every language, so that files from two devices fit together. */
const HEAD = [
  'date',
  'game',
  'played',
  'rules',
  'players',
  'opponents',
  'you',
  'won',
  'total',
  'clean books',
  'dirty books',
  'wild books',
  'rounds gone out',
  'went out',
];

/** Games for a spreadsheet: a row for each side of each game, and a column for each round. */
export function csvOfResults(
  games: readonly GameResult[],
  dateOf: (moment: number) => string,
): string {
  const rounds = games.reduce((most, game) => Math.max(most, game.rounds.length), 0);
  const columns = Array.from({ length: rounds }, (_, at) => `round ${at + 1}`);
  const rows = games.flatMap((game) =>
    game.scorers.map((_, scorer) => {
      const points = roundsOf({ game, scorer }).map((round) => round.points);
      const rest = Array<string>(rounds - points.length).fill('');
      return [...rowOf({ game, scorer }, dateOf), ...points, ...rest];
    }),
  );
  return csvOf([[...HEAD, ...columns], ...rows]);
}

function rowOf(played: Played, dateOf: (moment: number) => string): (string | number)[] {
  const { game, scorer } = played;
  const rounds = roundsOf(played);
  const own = game.scorers[scorer]!;
  const { clean, dirty, wild } = booksIn(rounds);
  const others = game.seats.flatMap((_, seat) => (own.includes(seat) ? [] : [seat]));
  return [
    game.ended === undefined ? '' : dateOf(game.ended),
    game.id,
    game.from,
    game.rules.name,
    namesOf(game, own),
    namesOf(game, others),
    game.you !== undefined && own.includes(game.you) ? 'yes' : 'no',
    sayWon(played),
    game.totals[scorer]!,
    clean,
    dirty,
    wild,
    rounds.filter(({ wentOut }) => wentOut).length,
    sayOuts(played),
  ];
}

function sayWon(played: Played): string {
  if (!isWon(played)) return 'no';
  return played.game.winners.length > 1 ? 'shared' : 'yes';
}

/** "1: Ana; 3: Ben": the round, and who went out in it if that's known. */
function sayOuts({ game, scorer }: Played): string {
  return game.rounds
    .flatMap(({ scorers, outBy }, at) => {
      if (!scorers[scorer]!.wentOut) return [];
      return outBy === undefined ? [`${at + 1}`] : [`${at + 1}: ${nameOf(game, outBy)}`];
    })
    .join('; ');
}

function namesOf(game: GameResult, seats: readonly number[]): string {
  return seats.map((seat) => nameOf(game, seat) + sayBot(game.seats[seat]!)).join(' & ');
}

function nameOf({ seats }: GameResult, seat: number): string {
  return seats[seat]!.name.trim() || `Player ${seat + 1}`;
}

function sayBot(player: SeatPlayer): string {
  if (player.is === 'person') return '';
  const { level, standsInFor } = player;
  return standsInFor === undefined ? ` (bot, ${level})` : ` (bot, for ${standsInFor})`;
}
