import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@hand-and-foot/engine';
import { turnedNames, type Ring, type Walk } from '@hand-and-foot/arena';
import { WEIGHTS } from '@hand-and-foot/bots';
import { madeUpPair } from '@hand-and-foot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { laneHere } from '../arena/lane.ts';
import { shared } from '../arena/lanes.ts';
import { plotCourse } from './plot.ts';
import { sayFound } from './report.ts';
import { ringIn } from './ring.ts';
import { candidateOf, search, type Tuning } from './tune.ts';

const folder = mkdtempSync(join(tmpdir(), 'hand-and-foot-'));
afterAll(() => rmSync(folder, { recursive: true }));

const walk: Walk = [
  [{ rules: 'house', players: 2, partners: false }],
  [{ rules: 'singles', players: 2, partners: false }],
];

/** Points come from chance and from the weight of gifts. */
function madeUp(ahead: number): Ring {
  const play: Ring['play'] = ({ a, b, seed, deal }) => {
    const luck = seeded(`${seed}/${deal}`).below(100) - 50;
    const points = 400 * (a.gift - b.gift) + luck;
    return Promise.resolve(madeUpPair({ points, ahead: 2 * points, size: 500 }));
  };
  return { walk, play, ahead };
}

function tuning(name: string, steps: number, ring = madeUp(1)): Tuning {
  const enough = (taken: number): boolean => taken >= steps;
  return { folder: join(folder, name), seed: 'test', start: WEIGHTS, ring, deals: 4, enough };
}

function courseIn(name: string): string {
  return readFileSync(join(folder, name, 'course.csv'), 'utf8');
}

describe('a search', () => {
  it('finds what brings points, and keeps every step', async () => {
    const run = await search(tuning('finds', 60));
    expect(run.beginning.sizes).toEqual({ house: 500, singles: 500 });
    expect(candidateOf(run).gift).toBeGreaterThan(1.2 * WEIGHTS.gift);
    expect(courseIn('finds').split('\n').slice(0, -1)).toHaveLength(61);
    expect(courseIn('finds')).toMatch(/^step,lead,gain,\w+.+\n1,/);
  });

  it('goes on where it was stopped as if it had not been', async () => {
    const through = await search(tuning('through', 8));
    await search(tuning('stopped', 3));
    appendFileSync(join(folder, 'stopped', 'course.csv'), '4,0.01,cut o');
    const resumed = await search(tuning('stopped', 8, madeUp(3)));
    expect(courseIn('stopped')).toBe(courseIn('through'));
    expect(candidateOf(resumed)).toEqual(candidateOf(through));
  });

  it('of fewer steps than were taken is the beginning of the longer one', async () => {
    const longer = await search(tuning('longer', 6));
    const shorter = await search(tuning('longer', 2));
    expect(shorter.steps.map(({ point }) => point)).toEqual(
      longer.steps.slice(0, 2).map(({ point }) => point),
    );
  });

  it('does not go on from another seed or from other weights', async () => {
    const begun = tuning('begun', 1);
    await search(begun);
    await expect(search({ ...begun, seed: 'other' })).rejects.toThrow('from the seed "test"');
    const start = { ...WEIGHTS, gift: 0.123 };
    await expect(search({ ...begun, start })).rejects.toThrow('The weights have changed');
  });

  it('plays real games', async () => {
    const lanes = shared([laneHere()]);
    const run = await search({ ...tuning('real', 2, ringIn(lanes, walk)), deals: 1 });
    await lanes.close();
    expect(run.beginning.sizes['house']).toBeGreaterThan(100);
    expect(run.steps.map(({ point }) => point.length)).toEqual([
      turnedNames(WEIGHTS).length,
      turnedNames(WEIGHTS).length,
    ]);
  });
});

describe('the report of a search', () => {
  it('is a picture of its course', async () => {
    const plot = plotCourse(await search(tuning('plotted', 30)));
    expect(plot).toMatch(/^<svg [^>]+>[\s\S]+<\/svg>\n$/);
    expect(plot).toContain('Tuning: 30 steps from the seed "test"');
    expect(plot.match(/<polyline/g)).toHaveLength(9);
    expect(plot).not.toMatch(/NaN|Infinity|undefined/);
    expect(plot).toContain(`gift ${WEIGHTS.gift} → `);
  });

  it('begins with the first step', async () => {
    const plot = plotCourse(await search(tuning('first', 1)));
    expect(plot).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('is a table of the weights that changed', async () => {
    const said = sayFound(await search(tuning('told', 30)));
    expect(said).toContain('30 steps from the seed "test"');
    expect(said).toMatch(/^ {2}gift +[\d.]+ +[\d.]+ +\+\d+\.\d%$/m);
    expect(said).not.toContain('keeps');
  });
});

const built = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

it.each([
  [['--hours', '0'], '--hours takes a number above 0'],
  [['--steps', 'some'], '--steps takes a whole number'],
  [['--steps', '3', '--hours', '2'], 'cannot be used with option'],
])('tune %j is answered with a sentence and 2', (options, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [built, 'tune', ...options], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
});
