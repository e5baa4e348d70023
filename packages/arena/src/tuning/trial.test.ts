import { seeded } from '@hand-and-foot/engine';
import { describe, expect, it } from 'vitest';
import type { Pair } from '../pair.ts';
import { madeUpPair } from '@hand-and-foot/testkit';
import { WEIGHTS } from '@hand-and-foot/bots';
import type { Bout, Ring } from './bout.ts';
import { tryOut, type TrialVerdict } from './trial.ts';
import { wholeWalk } from './walk.ts';

/** Each game is won with the chance, in percent, that its rule set gives. */
function ringOf(percent: (rules: string) => number): Ring {
  const play = ({ table, seed, deal }: Bout): Promise<Pair> => {
    const chance = seeded(`${seed}/${deal}`);
    const game = (): number => (chance.below(100) < percent(table.rules) ? 0.5 : 0);
    return Promise.resolve(madeUpPair({ won: game() + game() }));
  };
  return { walk: wholeWalk, play, ahead: 3 };
}

function tried(percent: (rules: string) => number): Promise<TrialVerdict> {
  const ring = ringOf(percent);
  return tryOut({ ring, candidate: WEIGHTS, present: WEIGHTS, seed: 'fresh', deals: 10_000 });
}

describe('the trial', () => {
  it('accepts better weights, but not before each rule set has been seen', async () => {
    const { accepted, test, together, underRules } = await tried(() => 75);
    expect({ accepted, verdict: test.verdict }).toEqual({ accepted: true, verdict: 'better' });
    const deals = Object.values(underRules).map((figures) => figures.deals);
    expect(deals).toEqual([40, 40, 40, 40, 40]);
    expect(together.deals).toBe(200);
  });

  it.each([50, 45])('does not accept what wins %d of 100', async (percent) => {
    const { accepted, test } = await tried(() => percent);
    expect({ accepted, verdict: test.verdict }).toEqual({ accepted: false, verdict: 'notBetter' });
  });

  it('rejects weights that are better under most rules but worse under one', async () => {
    const { accepted, test, underRules } = await tried((rules) => (rules === 'house' ? 20 : 64));
    expect({ accepted, verdict: test.verdict }).toEqual({ accepted: false, verdict: 'better' });
    expect(underRules['house']!.sacrificed).toBe(true);
    expect(underRules['singles']!.sacrificed).toBe(false);
  });
});
