import { setTimeout as after } from 'node:timers/promises';
import { seeded } from '@hand-and-foot/engine';
import { madeUpPair } from '@hand-and-foot/testkit';
import { describe, expect, it } from 'vitest';
import { playContest, type Course } from './contest.ts';
import type { Pair } from './pair.ts';
import { sprt } from './sprt.ts';
import { figuresOf } from './tally.ts';

/** A made-up pair; a wins the more the higher the number of the deal. */
function pairOf(deal: number): Pair {
  return madeUpPair({
    won: Math.min(1, 0.5 + deal / 40),
    ahead: 2 * deal,
    points: deal,
    endedBy: { goingOut: 7, stock: 1 },
    ms: { a: [deal], b: [1] },
  });
}

/** Deals that end in any order. */
async function shuffled(deal: number): Promise<Pair> {
  await after(seeded(`${deal}`).below(5));
  return pairOf(deal);
}

const course: Course = { deals: 30, ahead: 1, play: (deal) => Promise.resolve(pairOf(deal)) };

describe('playContest', () => {
  it('adds up the games played', async () => {
    const figures = figuresOf(await playContest(course));
    expect(figures).toMatchObject({ deals: 30, rounds: 240, actions: 3000 });
    expect(figures.endedBy).toEqual({ goingOut: 210, stock: 30 });
    expect(figures.pointsPerRound.mean).toBe(15.5);
    expect(figures.msPerDecision.worst).toBe(30);
    expect(figures.msPerDecisionOfB.worst).toBe(1);
  });

  it('counts in order, however many are under way', async () => {
    const question = { p0: 0.5, p1: 0.55 };
    const one = await playContest({ ...course, question });
    const many = await playContest({ ...course, question, ahead: 8, play: shuffled });
    expect(many).toEqual(one);
    expect(one.shares.count).toBeLessThan(30);
    expect(sprt(one.shares, question).verdict).toBe('better');
  });

  it('stops at the first deal that goes wrong, not at the first heard of', async () => {
    const play = async (deal: number): Promise<Pair> => {
      if (deal === 3) await after(20);
      if (deal >= 3) throw new Error(`deal ${deal}`);
      return pairOf(deal);
    };
    await expect(playContest({ ...course, ahead: 8, play })).rejects.toThrow('deal 3');
  });
});
