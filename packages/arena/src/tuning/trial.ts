import { playContest } from '../contest.ts';
import { sprt, type Hypotheses, type Sprt } from '../sprt.ts';
import { addPair, figuresOf, newTally, type Figures, type Tally } from '../tally.ts';
import type { Weights } from '@hand-and-foot/bots';
import type { Ring } from './bout.ts';
import { tableAt } from './walk.ts';

/** Of games, not of points: the search has climbed by points, and they should not be had at the price of games. */
const QUESTION: Hypotheses = { p0: 0.5, p1: 0.53 };
/** A rule set under which it surely wins less than this has been sacrificed to the others. */
const LEAST = 0.47;
/** The fewest deals per rule set, however clear the total: with fewer, a single one can't be judged. */
const DEALS_UNDER_EACH = 40;

export interface WeightTrial {
  ring: Ring;
  candidate: Weights;
  present: Weights;
  /** Of deals that the search has not seen. */
  seed: string;
  /** How many, at most. */
  deals: number;
  /** Called after each deal. */
  counted?: ((tally: Tally) => void) | undefined;
}

export interface TrialVerdict {
  accepted: boolean;
  test: Sprt;
  together: Figures;
  /** By the id of each rule set. */
  underRules: Record<string, Figures & { sacrificed: boolean }>;
}

/** Lets the candidate play the present weights, under all rules in turn, until it is clear whether it is better. */
export async function tryOut(trial: WeightTrial): Promise<TrialVerdict> {
  const { ring, candidate, present, seed, deals } = trial;
  const tallies = new Map(ring.walk.map((tables) => [tables[0]!.rules, newTally()]));
  const together = await playContest({
    deals,
    ahead: ring.ahead,
    question: QUESTION,
    atLeast: DEALS_UNDER_EACH * ring.walk.length,
    play: (deal) =>
      ring.play({ table: tableAt(ring.walk, deal), a: candidate, b: present, seed, deal }),
    counted(tally, pair) {
      addPair(tallies.get(tableAt(ring.walk, tally.shares.count).rules)!, pair);
      trial.counted?.(tally);
    },
  });
  const test = sprt(together.shares, QUESTION);
  const played = [...tallies].filter(([, { shares }]) => shares.count > 0);
  const underRules = Object.fromEntries(played.map(([rules, tally]) => [rules, judged(tally)]));
  const sacrificed = Object.values(underRules).some((figures) => figures.sacrificed);
  return {
    accepted: test.verdict === 'better' && !sacrificed,
    test,
    together: figuresOf(together),
    underRules,
  };
}

function judged(tally: Tally): Figures & { sacrificed: boolean } {
  const figures = figuresOf(tally);
  return { ...figures, sacrificed: figures.winRate.high < LEAST };
}
