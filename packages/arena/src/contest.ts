import type { Pair } from './pair.ts';
import { sprt, type Hypotheses } from './sprt.ts';
import { addPair, newTally, type Tally } from './tally.ts';

export interface Course {
  /** How many to play, at most. */
  deals: number;
  /** Plays the deal of this number, from 1: `playPair`, here or elsewhere. */
  play: (deal: number) => Promise<Pair>;
  /** How many deals may be under way at once. */
  ahead: number;
  /** Stops as soon as this is answered. */
  question?: Hypotheses | undefined;
  /** Never ends before this many deals. */
  atLeast?: number | undefined;
  /** Called after each deal, with it. */
  counted?: ((tally: Tally, pair: Pair) => void) | undefined;
}

/**
 * Plays deal after deal. They're counted in order, however they finish, so neither the figures nor the stopping point
 * depend on how many run at once.
 */
export async function playContest(course: Course): Promise<Tally> {
  const { deals, ahead, question, atLeast = 0, counted } = course;
  const tally = newTally();
  const underWay: Promise<Pair>[] = [];
  let begun = 0;
  while (tally.shares.count < deals) {
    while (begun < deals && underWay.length < ahead) underWay.push(start(course, ++begun));
    const pair = await underWay.shift()!;
    addPair(tally, pair);
    counted?.(tally, pair);
    const early = tally.shares.count < atLeast;
    if (question && !early && sprt(tally.shares, question).verdict !== 'open') break;
  }
  return tally;
}

/** An error is thrown when its deal is counted, or never if the contest has ended before. */
function start({ play }: Course, deal: number): Promise<Pair> {
  const pair = play(deal);
  pair.catch(() => undefined);
  return pair;
}
