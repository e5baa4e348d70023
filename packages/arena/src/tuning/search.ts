import { playContest } from '../contest.ts';
import { meanOf } from '../moments.ts';
import type { Weights } from '@hand-and-foot/bots';
import type { Ring, Sizes } from './bout.ts';
import { climbed, eitherSide, signsAt, type Point } from './spsa.ts';
import { weightsAt } from './turned.ts';
import { tableAt } from './walk.ts';

export interface Search {
  ring: Ring;
  start: Weights;
  sizes: Sizes;
  seed: string;
  /** How many compare the two sides in each step; one more tells how far it has come. */
  deals: number;
  /** Called after each deal. */
  counted?: (() => void) | undefined;
}

/** Points a round are told as shares of the usual round under the same rules. */
export interface Step {
  /** How much more one side of the point made than the other. */
  lead: number;
  /** How much more the point made than the start, on a single deal. */
  gain: number;
  /** The current point. */
  point: Point;
}

/** The step of this number, from 1. The same search takes the same step from the same point. */
export async function takeStep(search: Search, step: number, from: Point): Promise<Step> {
  const { seed, start, deals } = search;
  const signs = signsAt(seed, step, from.length);
  const [up, down] = eitherSide(from, signs, step).map((point) => weightsAt(start, point));
  const [lead, gain] = await Promise.all([
    leadOf(search, up!, down!, `${seed}/search`, (step - 1) * deals, deals),
    leadOf(search, weightsAt(start, from), start, `${seed}/gain`, step - 1, 1),
  ]);
  return { lead, gain, point: climbed(from, signs, lead, step) };
}

/** The lead of a over b on this many deals after the first ones. */
async function leadOf(
  { ring, sizes, counted }: Search,
  a: Weights,
  b: Weights,
  seed: string,
  after: number,
  deals: number,
): Promise<number> {
  const { points } = await playContest({
    deals,
    ahead: ring.ahead,
    counted,
    async play(nth) {
      const deal = after + nth;
      const table = tableAt(ring.walk, deal);
      const pair = await ring.play({ table, a, b, seed, deal });
      return { ...pair, points: pair.points / sizes[table.rules]! };
    },
  });
  return meanOf(points);
}
