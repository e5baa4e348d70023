import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { laneHere } from '../arena/lane.ts';
import { shared } from '../arena/lanes.ts';
import { crossTable, markdownTable } from './crossTable.ts';
import { climb, dealsOf, type Ladder } from './ladder.ts';

const ladder: Ladder = {
  tables: [
    { rules: 'singles', players: '2' },
    { rules: 'house', players: '4', partners: true },
  ],
  levels: ['random', 'novice'],
  deals: 2,
  seed: 'rungs',
  execTimeout: 10,
};

it('lets every two levels meet at every table, and says how far it is', async () => {
  const heard: string[] = [];
  const rungs = await climb(
    {
      ...ladder,
      counted: (deals, { table, a, b }) => heard.push(`${deals} ${table.rules} ${a} ${b}`),
    },
    shared([laneHere()]),
  );
  expect(heard).toHaveLength(dealsOf(ladder));
  expect(heard.at(-1)).toBe('4 house novice random');
  expect(rungs.map(({ meetings }) => meetings.length)).toEqual([1, 1]);
  expect(crossTable(rungs[1]!, ladder.levels)).toEqual([
    'House Rules, 4 players with partners:',
    '',
    expect.stringMatching(/^ +random +novice$/),
    expect.stringMatching(/^ {2}random +– +0\.0% \(0\.0–\d+\.\d\)$/),
    expect.stringMatching(/^ {2}novice +100\.0% \(\d+\.\d–100\.0\) +–$/),
    '',
  ]);
  expect(markdownTable(rungs[0]!, ladder.levels)).toEqual([
    '### Singles, 2 players',
    '',
    '|  | random | novice |',
    '|---|---:|---:|',
    expect.stringMatching(/^\| random \| – \| 0\.0% \(0\.0–\d+\.\d\) \|$/),
    expect.stringMatching(/^\| novice \| 100\.0% \(\d+\.\d–100\.0\) \| – \|$/),
    '',
  ]);
});

const built = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

it.each([
  [['--levels', 'novice'], 'A ladder needs at least 2 levels'],
  [['--levels', 'novice,novice'], 'the same level twice'],
  [['--levels', 'novice,nobody', '--jobs', '1'], 'There’s no bot "nobody"'],
  [['--levels', 'novice,random', '--players', '9'], 'No rule set works with 9 players'],
  [['--levels', 'novice,random', '--players', '5', '--rules', 'six-deck'], 'is for 4 or 6 players'],
])('%j is answered with a sentence and 2', (options, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [built, 'ladder', ...options], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});
