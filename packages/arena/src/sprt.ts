import { withDoubt } from './interval.ts';
import { meanOf, varianceOf, type Moments } from './moments.ts';

/** Does a win no more than `p0` of the games, or at least `p1`? */
export interface Hypotheses {
  p0: number;
  p1: number;
}

export interface Sprt extends Hypotheses {
  /** How much likelier the second is than the first, as a logarithm. */
  llr: number;
  verdict: 'better' | 'notBetter' | 'open';
}

/** How often either answer may be wrong. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/**
 * Wald's sequential test on the shares of pairs, with their variance estimated from them, as chess
 * engines are tested. The few pairs at the beginning tell little of the variance, so it is
 * taken with the doubt that the interval has.
 */
export function sprt(shares: Moments, { p0, p1 }: Hypotheses): Sprt {
  const { count } = shares;
  const lead = count > 0 ? 2 * meanOf(shares) - p0 - p1 : 0;
  const llr = (count * (p1 - p0) * lead) / (2 * varianceOf(withDoubt(shares)));
  return { p0, p1, llr, verdict: verdictOf(llr) };
}

function verdictOf(llr: number): Sprt['verdict'] {
  if (llr >= BOUND) return 'better';
  return llr <= -BOUND ? 'notBetter' : 'open';
}
