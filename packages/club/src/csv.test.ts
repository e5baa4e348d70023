import { expect, test } from 'vitest';
import { csvOfClub } from './csv.ts';
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
