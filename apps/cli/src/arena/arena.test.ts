import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkTo } from '@hand-and-foot/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseTable } from '../table.ts';
import { playArena, type Arena, type ArenaReport } from './arena.ts';
import { laneHere } from './lane.ts';
import { shared } from './lanes.ts';
import { sayArena } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'hand-and-foot-'));
afterAll(() => rmSync(folder, { recursive: true }));

const house: Arena = {
  table: { rules: 'house', players: '2' },
  a: 'novice',
  b: 'random',
  seed: 'test',
  execTimeout: 60,
  deals: 4,
};

async function run(more: Partial<Arena>, jobs = 1): Promise<ArenaReport> {
  const lanes = shared(Array.from({ length: jobs }, laneHere));
  try {
    return await playArena({ ...house, ...more }, lanes);
  } finally {
    await lanes.close();
  }
}

/** Answers with the first legal action, unless `instead` did something else first. */
function program(name: string, instead: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
     createInterface({ input: process.stdin }).on('line', (line) => {
       const told = JSON.parse(line);
       ${instead}
       if (told.legal) console.log(JSON.stringify(told.legal[0]));
     });`,
  );
  return `exec:"${process.execPath}" "${path}"`;
}

/** Two runs may differ only in their times. */
function withoutTimes(report: object): object {
  return { ...report, msPerDecision: 0, msPerDecisionOfB: 0, cpuSeconds: 0 };
}

describe('arena', () => {
  let report: ArenaReport;
  beforeAll(async () => {
    report = await run({});
  });

  it('says how two bots did', () => {
    expect(report).toMatchObject({
      rules: 'house',
      players: 2,
      partners: false,
      a: 'novice',
      b: 'random',
      deals: 4,
      refused: 0,
      winRate: { a: 1, high: 1 },
      rounds: 32,
    });
    expect(report.endedBy.goingOut + report.endedBy.stock).toBe(32);
    expect(report.pointsPerRound.low).toBeGreaterThan(0);
    expect(report.msPerDecision.worst).toBeGreaterThan(0);
  });

  it('tells it to a person', async () => {
    const asked = await run({ question: { p0: 0.5, p1: 0.9 } });
    const said = sayArena(chooseTable(house.table), asked, 1);
    expect(said).toMatch(
      /^House Rules, 2 players: 4 deals from the seed "test", each played twice/,
    );
    expect(said).toMatch(/^ {2}games won +100\.0% +\d+\.\d% to 100\.0%$/m);
    expect(said).toMatch(/^Sequential test: .+ \(log likelihood ratio -?\d+\.\d\d\)\.$/m);
    expect(said).toContain('none refused');
  });

  it('finds the same in one lane and in three', async () => {
    expect(withoutTimes(await run({}, 3))).toEqual(withoutTimes(report));
  });

  it('stops once the question is answered, at the same deal in any number of lanes', async () => {
    const question = { p0: 0.5, p1: 0.7 };
    const oneRound = { gameEnd: { after: 'rounds', rounds: 1 } } as const;
    const table = { rules: linkTo({ parent: 'house', changes: oneRound }), players: '2' };
    const quick = { table, question, deals: 50 };
    const [one, three] = [await run(quick), await run(quick, 3)];
    expect(one.sprt).toMatchObject({ ...question, verdict: 'better' });
    expect(one.deals).toBeLessThan(20);
    expect(withoutTimes(three)).toEqual(withoutTimes(one));
  });

  it('lets programs play, which do not know whom', async () => {
    const named = `if (told.seats && told.seats.join() !== 'Seat 1,Seat 2') process.exit(1);`;
    const played = await run({ a: program('first', named), deals: 2 }, 2);
    expect(played).toMatchObject({ refused: 0, deals: 2, rounds: 16 });
  });

  it('gives programs the inputs of the net when they ask for them', async () => {
    const asks = `
      if (told.legal) {
        globalThis.legal = told.legal;
        return console.log(JSON.stringify({ ask: 'inputs', after: [[], [told.legal[0]], [{ do: 'endTurn' }]] }));
      }
      if (told.inputs) {
        const [now, then] = told.inputs;
        const begun = globalThis.legal[0].do !== 'grab';
        if (told.inputs.length !== 3 || (now !== null) !== begun) process.exit(4);
        if (begun && (now.table.length !== 118 || now.ranks.length % 36 !== 0)) process.exit(5);
        if (begun && then === null) process.exit(6);
        console.log(JSON.stringify(globalThis.legal[0]));
      }`;
    const plain = await run({ a: program('first', ''), deals: 1 });
    const asking = await run({ a: program('asking', asks), deals: 1 });
    expect(asking.pointsPerRound).toEqual(plain.pointsPerRound);
    expect(asking).toMatchObject({ refused: 0, deals: 1 });
  });

  it.each([
    [
      'an action that is refused',
      `if (told.legal) return console.log('{"do":"answer","yes":true}');`,
      /^In round 1 of the deal "test\/1" exec:.+ was refused in seat 2\. It tried \{.+\}\. Nobody asked you/,
    ],
    [
      'no action at all',
      `if (told.legal) return console.log('what?');`,
      /The answer isn’t JSON\.$/,
    ],
    [
      'a question that means nothing',
      `if (told.legal) return console.log('{"ask":"advice"}');`,
      /"ask" can only be "inputs"\.$/,
    ],
    ['its end', 'process.exit(3);', /The program ended \(code 3\)\.$/],
  ])('stops at %s', async (name, instead, sentence) => {
    await expect(run({ b: program(name, instead) })).rejects.toThrow(sentence);
  });

  it('complains about a bot nobody knows', async () => {
    await expect(run({ b: 'nobody' })).rejects.toThrow(/^There’s no bot "nobody"; choose /);
  });
});

describe('arena as it is built', () => {
  const built = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
  const start = (...options: string[]): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(
      process.execPath,
      [built, 'arena', '--players', '2', '--seed', 'threads', '--json', ...options],
      { encoding: 'utf8' },
    );

  it('finds the same in this thread and in two others', () => {
    const figures = (jobs: string): object => {
      const { stdout } = start('--a', 'novice', '--b', 'random', '--deals', '3', '--jobs', jobs);
      return withoutTimes(JSON.parse(stdout) as object);
    };
    const here = figures('1');
    expect(here).toMatchObject({ deals: 3, refused: 0 });
    expect(figures('2')).toEqual(here);
  });

  it.each([
    [['--a', 'novice', '--b', 'nobody', '--jobs', '2'], 'There’s no bot "nobody"'],
    [['--a', 'novice', '--b', 'random', '--sprt', '--p0', '1'], '--p0 takes a share'],
    [['--a', 'novice', '--b', 'random', '--sprt', '--p0', '0.6'], '--p0 has to be less'],
    [['--a', 'novice', '--b', 'random', '--jobs', '0'], '--jobs takes a whole number'],
  ])('answers %j with a sentence and 2', (options, sentence) => {
    const { status, stdout, stderr } = start(...options);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
