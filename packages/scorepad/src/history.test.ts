import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { companyOf, peopleIn, resultOf } from './history.ts';
import { openPad, type Pad } from './pad.ts';

const RULES = { parent: 'house', changes: { gameEnd: { after: 'rounds', rounds: 2 } } };

function game(names: string[], ...rounds: [number, number][]): Pad {
  const total = (points: number) => ({
    numbers: { 'table/total': points } as const,
    ways: { table: 'total', caught: 'total' } as const,
  });
  const opened = openPad({
    table: { rules: RULES, players: 2, seating: 'alone' },
    names,
    starter: 0,
    rounds: rounds.map((points, at) => ({ id: at + 1, counts: points.map(total) })),
    nextId: 9,
  });
  if (!opened.ok) throw new Error(opened.why);
  return opened.pad;
}

test('people and their games: averages, best rounds and runs of wins', () => {
  const games = [
    game(['Ann', 'Bo'], [100, 50], [300, 250]),
    game(['bo', 'ann '], [10, 20], [30, 40]),
    game(['Bo', 'Cy'], [500, 0], [0, 100]),
  ];
  const people = peopleIn(games.map((pad) => resultOf(pad)!));
  expect(people).toMatchObject([
    { name: 'Bo', games: 3, won: 1, average: 140, best: 500, run: 1, totals: [300, 40, 500] },
    { name: 'ann', games: 2, won: 2, average: 115, best: 300, run: 2, totals: [400, 60] },
    { name: 'Cy', games: 1, won: 0, average: 50, best: 100, run: 0 },
  ]);
  expect(companyOf(games[0]!)).toBe(companyOf(games[1]!));
  expect(companyOf(games[0]!)).not.toBe(companyOf(games[2]!));
});

test('a run of wins ends with a game that is lost', () => {
  const games = [1, 1, 0, 1].map((won) => game(['Ann', 'Bo'], [won, 1 - won], [0, 0]));
  expect(peopleIn(games.map((pad) => resultOf(pad)!))).toMatchObject([{ run: 2 }, { run: 1 }]);
});

test('a game that is not over has no result', () => {
  expect(resultOf(game(['Ann', 'Bo'], [100, 50]))).toBeUndefined();
});

test('a spreadsheet gets texts, not formulas', () => {
  expect(csvOf([['Ann, "the" one', '=1+1', -5]])).toBe('"Ann, ""the"" one",\'=1+1,-5\r\n');
  const formulas = ['+1', '-1', '@a', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a'];
  for (const text of formulas) expect(csvOf([[text]])).toMatch(/^"?'/);
  expect(csvOf([['Ann;=1+1', 'José 🙂']])).toBe('"Ann;=1+1",José 🙂\r\n');
});
