import type { Team } from '@hand-and-foot/protocol';
import { expect, test } from 'vitest';
import { matchScore } from './matchScore.ts';

const teamOf = (pair: number): Team => (pair <= 2 ? 0 : 1);

test('each team’s points at both tables together decide a board', () => {
  const score = matchScore(
    [
      { board: 1, table: 1, northSouth: 1, eastWest: 3, points: [1240, 600] },
      { board: 1, table: 2, northSouth: 4, eastWest: 2, points: [980, 700] },
      { board: 2, table: 1, northSouth: 1, eastWest: 3, points: [100, 900] },
      { board: 2, table: 2, northSouth: 4, eastWest: 2, points: [100, 900] },
    ],
    teamOf,
  );
  expect(score).toEqual({
    boards: [
      { board: 1, points: [1940, 1580] },
      { board: 2, points: [1000, 1000] },
    ],
    total: [2940, 2580],
    won: [1, 0],
  });
});

test('where the lowest total wins, fewer points win a board', () => {
  const results = [
    { board: 1, table: 1, northSouth: 1, eastWest: 3, points: [10, 60] },
    { board: 1, table: 2, northSouth: 4, eastWest: 2, points: [30, 20] },
  ] as const;
  expect(matchScore(results, teamOf).won).toEqual([0, 1]);
  expect(matchScore(results, teamOf, (points) => -points)).toMatchObject({
    total: [30, 90],
    won: [1, 0],
  });
});

test('a board that one table didn’t finish counts for nobody', () => {
  const results = [
    { board: 1, table: 1, northSouth: 1, eastWest: 3, points: [1240, 600] },
  ] as const;
  expect(matchScore(results, teamOf)).toEqual({ boards: [], total: [0, 0], won: [0, 0] });
});
