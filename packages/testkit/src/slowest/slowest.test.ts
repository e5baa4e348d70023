import { STEPS, stepsTaken } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { crowdedScene } from './changeScene.ts';
import type { SlowQuestion } from './questions.ts';
import { climb, type Measure } from './slowest.ts';

// The long form is `npm run slowest`, which measures time; here steps are counted, so that the machine does not matter.

const steps: Measure = (ask) => {
  const before = stepsTaken();
  ask();
  return stepsTaken() - before;
};

// A laying is judged by two searches, before and after. A list goes on past its limit by what it is just trying, and by
// whether the seat is bound, which is asked again for each way to end the turn.
const rows: { question: SlowQuestion; most: number }[] = [
  { question: 'whyNotAsk', most: STEPS.finish + 1 },
  { question: 'apply', most: 2 * STEPS.finish + 2 },
  { question: 'legalActions', most: STEPS.list + 6 * STEPS.finish },
];

// Every knob added makes the one that matters rarer, so some climbs stay low; enough of them reach the top.
const SEEDS = [1, 2, 3, 4, 5, 6, 7];

test.each(rows)(
  '$question takes no more steps than are allowed, in the dearest scenes that climbs find',
  ({ question, most }) => {
    const costs = SEEDS.map((seed) => climb(question, `${seed}`, 30, steps, crowdedScene).cost);
    expect(Math.max(...costs)).toBeLessThanOrEqual(most);
    // A climb that does not climb shows nothing.
    expect(Math.max(...costs)).toBeGreaterThan(STEPS.finish / 4);
  },
);
