import { expect, test } from 'vitest';
import { csvOfResults } from './csv.ts';
import { playersIn } from './player.ts';
import type { GameResult, SeatPlayer } from './result.ts';
import { statisticsOf } from './statistics.ts';

const person = (name: string): SeatPlayer => ({ is: 'person', name });
const bot = (name: string, level = 'steady'): SeatPlayer => ({ is: 'bot', name, level });
const none = { clean: 0, dirty: 0, wild: 0 };

interface Wishes extends Partial<GameResult> {
  points: number[][];
}

/** A game from the points of its rounds. */
function game({ points, ...more }: Wishes): GameResult {
  const totals = points[0]!.map((_, scorer) =>
    points.reduce((sum, round) => sum + round[scorer]!, 0),
  );
  const best = Math.max(...totals);
  return {
    id: 'game',
    from: 'device',
    rules: { id: 'singles', name: 'Singles' },
    ended: 1000,
    seats: [person('You'), bot('Iris')],
    you: 0,
    scorers: totals.map((_, scorer) => [scorer]),
    rounds: points.map((round) => ({
      scorers: round.map((one) => ({ points: one, books: none, wentOut: false })),
    })),
    totals,
    winners: totals.flatMap((total, scorer) => (total === best ? [scorer] : [])),
    ...more,
  };
}

const books = { clean: 2, dirty: 1, wild: 1 };
const games = [
  game({
    id: 'won',
    points: [
      [300, 100],
      [-50, 20],
    ],
    rounds: [
      {
        outBy: 0,
        scorers: [
          { points: 300, books, wentOut: true },
          { points: 100, books: none, wentOut: false },
        ],
      },
      {
        scorers: [
          { points: -50, books: none, wentOut: false },
          { points: 20, books: none, wentOut: false },
        ],
      },
    ],
  }),
  game({ id: 'lost', points: [[100, 900]], seats: [person('You'), bot('Iris', 'sharp')] }),
  game({ id: 'tied', points: [[200, 200]], rules: { id: 'house', name: 'House Rules' } }),
  game({
    id: 'apart',
    points: [[1, 2]],
    seats: [person('Ana'), person('Ben')],
    you: undefined as never,
  }),
];

test('your numbers: games, wins, points, books and going out', () => {
  expect(statisticsOf(games, { is: 'you' }).all).toEqual({
    games: 3,
    won: 2,
    rounds: 4,
    bestRound: 300,
    averageRound: 138,
    averageGame: 183,
    books,
    wentOut: 1,
  });
});

test('for each rule set and opponent, most games first; a bot of another level is another opponent', () => {
  const { byRules, byOpponent } = statisticsOf(games, { is: 'you' });
  expect(byRules.map(({ rules, numbers }) => [rules.name, numbers.games, numbers.won])).toEqual([
    ['Singles', 2, 1],
    ['House Rules', 1, 1],
  ]);
  expect(byOpponent.map(({ opponent, numbers }) => [opponent, numbers.games, numbers.won])).toEqual(
    [
      [bot('Iris'), 2, 2],
      [bot('Iris', 'sharp'), 1, 0],
    ],
  );
});

test('partners are no opponents', () => {
  const four = game({
    points: [[5, 9]],
    seats: [person('You'), bot('Iris'), person('Ana'), person('Ben')],
    scorers: [
      [0, 2],
      [1, 3],
    ],
  });
  const { byOpponent } = statisticsOf([four], { is: 'you' });
  expect(byOpponent.map(({ opponent }) => opponent.name)).toEqual(['Iris', 'Ben']);
  expect(statisticsOf([four], person('ANA')).all).toMatchObject({ games: 1, won: 0 });
});

test('the best moments name their game; a shared win is no big one', () => {
  const { moments } = statisticsOf(games, { is: 'you' });
  expect(moments.map(({ is, count, game: { id }, round }) => [is, count, id, round])).toEqual([
    ['bestRound', 300, 'won', 1],
    ['bestGame', 250, 'won', undefined],
    ['biggestWin', 130, 'won', undefined],
    ['mostBooks', 4, 'won', undefined],
  ]);
});

test('without games there are no numbers', () => {
  expect(statisticsOf(games, person('Zoe'))).toEqual({ byRules: [], byOpponent: [], moments: [] });
});

test('everybody is listed once, however their name is written', () => {
  const named = game({ points: [[1, 2]], seats: [person('ana '), person('')] });
  expect(playersIn([...games, named], (one, seat) => seat !== one.you)).toEqual([
    bot('Iris'),
    person('Ana'),
    person('Ben'),
    bot('Iris', 'sharp'),
  ]);
});

test('a spreadsheet gets a row for each side, texts as texts and numbers as numbers', () => {
  const odd = game({
    id: 'odd',
    points: [[-5, 7]],
    seats: [person('=1+1'), { ...bot('Iris'), standsInFor: 'Ann, "the" one' } as SeatPlayer],
  });
  const text = csvOfResults([games[0]!, odd], (moment) => `day ${moment}`);
  expect(text.split('\r\n')).toEqual([
    'date,game,played,rules,players,opponents,you,won,total,clean books,dirty books,wild books,rounds gone out,went out,round 1,round 2',
    'day 1000,won,device,Singles,You,"Iris (bot, steady)",yes,yes,250,2,1,1,1,1: You,300,-50',
    'day 1000,won,device,Singles,"Iris (bot, steady)",You,no,no,120,0,0,0,0,,100,20',
    'day 1000,odd,device,Singles,\'=1+1,"Iris (bot, for Ann, ""the"" one)",yes,no,-5,0,0,0,0,,-5,',
    'day 1000,odd,device,Singles,"Iris (bot, for Ann, ""the"" one)",\'=1+1,no,yes,7,0,0,0,0,,7,',
    '',
  ]);
});

test('where the lowest total wins, the best round is the one with the fewest points', () => {
  const low = game({
    points: [
      [40, 90],
      [15, 0],
    ],
    lowest: true,
    winners: [0],
  });
  const { all, moments } = statisticsOf([low], { is: 'you' });
  expect(all).toMatchObject({ won: 1, bestRound: 15, averageGame: 55 });
  expect(moments.map(({ is, count }) => [is, count])).toEqual([['biggestWin', 35]]);
  expect(statisticsOf([...games, low], { is: 'you' }).all).toMatchObject({ bestRound: 300 });
});
