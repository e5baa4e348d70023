import { seatingFor, termsFor, type Rules, type Terms } from '@hand-and-foot/engine';
import { playersOf, ruleSetById, ruleSets } from '@hand-and-foot/rulesets';
import { describe, expect, it } from 'vitest';
import { NoAnswer, type Bot } from '@hand-and-foot/bots';
import { botNamed } from '@hand-and-foot/bots';
import { playContest } from './contest.ts';
import { playPair, Spoiled, type Contest, type Entrant } from './pair.ts';
import { scorerRoles, seatRoles } from './roles.ts';
import { figuresOf } from './tally.ts';

const tables = ruleSets.flatMap(({ id, rules }) =>
  playersOf(rules).flatMap((players) =>
    rules.seating[players]!.map((seating) => ({
      name: `${id}, ${players} ${seating}`,
      terms: termsFor(rules, { players, seating }),
    })),
  ),
);

function tableOf(id: string, players: number, partners = false): Terms {
  const { rules } = ruleSetById(id)!;
  return termsFor(rules, { players, seating: seatingFor(rules, players, partners) });
}

function entrant(name: string): Entrant {
  return { name, make: botNamed(name)! };
}

function always(name: string, decide: Bot['decide']): Entrant {
  return { name, make: () => ({ decide }) };
}

function contest(terms: Terms, a: Entrant, b: Entrant): Contest {
  return { terms, a, b, seed: 'pairs', now: () => 0 };
}

describe('who sits where', () => {
  const seats = (terms: Terms): string => seatRoles(terms, 0).join('');

  it('a whole side is one bot, and sides alternate', () => {
    expect(seats(tableOf('house', 4))).toBe('abab');
    expect(seats(tableOf('house', 4, true))).toBe('abab');
    expect(seats(tableOf('house', 6, true))).toBe('abaaba');
    expect(seats(tableOf('lords-and-ladies', 6))).toBe('ababab');
    expect(scorerRoles(tableOf('house', 6, true), 0)).toEqual(['a', 'b', 'a']);
  });

  it('a seat that changes sides stays with one bot, and so does its total', () => {
    const terms = tableOf('lords-and-ladies', 5);
    expect(seats(terms)).toBe('ababa');
    expect(scorerRoles(terms, 0)).toHaveLength(5);
  });

  it.each(tables)('the second half exchanges every seat: $name', ({ terms }) => {
    const other = { a: 'b', b: 'a' };
    expect(seatRoles(terms, 1)).toEqual(seatRoles(terms, 0).map((role) => other[role]));
    expect(scorerRoles(terms, 1)).toEqual(scorerRoles(terms, 0).map((role) => other[role]));
  });
});

describe('a pair', () => {
  it.each(tables)(
    'of a bot against itself is two whole games, even to the point: $name',
    async ({ terms }) => {
      const pair = await playPair(contest(terms, entrant('random'), entrant('random')), 1);
      expect(pair).toMatchObject({ won: 0.5, points: 0 });
      expect(pair.ms.a.length + pair.ms.b.length).toBe(pair.actions);
      const { rounds, endedBy } = pair;
      expect(endedBy.goingOut + endedBy.stock).toBe(rounds);
      expect(rounds).toBeGreaterThan(1);
    },
  );

  it('turned round is the same with the signs changed', async () => {
    const terms = tableOf('house', 3);
    const [novice, random] = [entrant('novice'), entrant('random')];
    const one = await playPair(contest(terms, novice, random), 7);
    const two = await playPair(contest(terms, random, novice), 7);
    expect(two.won).toBe(1 - one.won);
    expect(two.points).toBeCloseTo(-one.points, 9);
  });

  it('is spoiled by a refused action, whose bot, deal and seat are named', async () => {
    const terms = tableOf('house', 2);
    const liar = always('liar', () => ({ do: 'answer', yes: true }));
    const spoiled = playPair(contest(terms, entrant('random'), liar), 3);
    await expect(spoiled).rejects.toThrow(Spoiled);
    await expect(spoiled).rejects.toMatchObject({
      bot: 'liar',
      seed: 'pairs/3',
      cause: { seat: 1, round: 1, answer: { refusal: { why: 'notAsked' } } },
    });
  });

  it('is spoiled by an answer that does not come', async () => {
    const mute = always('mute', () => Promise.reject(new NoAnswer('asleep')));
    const spoiled = playPair(contest(tableOf('house', 2), mute, entrant('random')), 1);
    await expect(spoiled).rejects.toThrow('mute, deal pairs/1: seat 0 gave no answer: asleep');
  });

  it('is spoiled by a round that does not end', async () => {
    // Rules that the sense check refuses: the top discard taken and given back, for ever.
    const rules: Rules = {
      ...ruleSetById('house')!.rules,
      draw: 1,
      pickUp: { take: 'card', mayComplete: 'yes' },
      pickUpAtLeast: 1,
      pickUpBlockedBy: [],
    };
    const order = ['pickUp', 'draw', 'discard'];
    const idle = always('idle', ({ legal }) => {
      const able = order.flatMap((name) => legal.find((action) => action.do === name) ?? []);
      return able[0] ?? legal[0]!;
    });
    const spoiled = playPair(contest(termsFor(rules, { players: 2 }), idle, idle), 1);
    await expect(spoiled).rejects.toThrow('idle and idle, deal pairs/1: a round did not end');
  });
});

describe('a contest', () => {
  const oneRound: Rules = {
    ...ruleSetById('house')!.rules,
    gameEnd: { after: 'rounds', rounds: 1 },
  };

  it('is clearly won by novice against random', async () => {
    const terms = termsFor(oneRound, { players: 4, seating: seatingFor(oneRound, 4, true) });
    const pairs = contest(terms, entrant('novice'), entrant('random'));
    const play = (deal: number) => playPair(pairs, deal);
    const tally = await playContest({ deals: 20, ahead: 1, play });
    const { deals, winRate, pointsPerRound } = figuresOf(tally);
    expect(deals).toBe(20);
    expect(winRate.a).toBeGreaterThan(0.9);
    expect(winRate.low).toBeGreaterThan(0.7);
    expect(pointsPerRound.low).toBeGreaterThan(0);
  });
});

it('where the lowest total wins, the better bot is ahead with fewer points', async () => {
  const rules: Rules = { ...ruleSetById('house')!.rules, counts: 'lowWins' };
  const terms = termsFor(rules, { players: 4 });
  const { ahead, totals, won } = await playPair(
    contest(terms, entrant('steady'), entrant('random')),
    1,
  );
  expect(won).toBe(1);
  expect(ahead).toBeGreaterThan(0);
  for (const { a, b } of totals) expect(a).toBeLessThan(b);
});
