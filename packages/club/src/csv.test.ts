import { expect, test } from 'vitest';
import { csvOfBoards, csvOfClub } from './csv.ts';
import { standingsOf } from './standings.ts';

test('standings for a spreadsheet, in which no name is a formula', () => {
  const standings = standingsOf(
    [
      { board: 1, table: 1, northSouth: 1, eastWest: 3, points: [900, 500] },
      { board: 1, table: 1, northSouth: 2, eastWest: 4, points: [600, 500] },
    ],
    [1, 2],
  );
  const names = new Map([
    [1, 'Ana & "Ben"'],
    [2, '=1+1'],
  ]);
  expect(csvOfClub(standings, names).split('\r\n')).toEqual([
    'place,pair,names,boards,matchpoints,most,percent,ahead',
    '1,1,"Ana & ""Ben""",1,2,2,100,300',
    "2,2,'=1+1,1,0,2,0,-300",
    '',
  ]);
});

test('every deal for a spreadsheet', () => {
  const results = [
    { board: 1, table: 2, northSouth: 4, eastWest: 2, points: [980, -700] },
  ] as const;
  expect(csvOfBoards(results, new Map([[4, 'Ana & Ben']])).split('\r\n')).toEqual([
    'board,table,north south,east west,points north south,points east west',
    '1,2,Ana & Ben,,980,-700',
    '',
  ]);
});
