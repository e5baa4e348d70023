import { describe, expect, test } from 'vitest';
import { movementFor, rankedTogether, usualMovement, type ClubRound } from './movement.ts';

const sizes = [4, 5, 6, 7, 8, 9, 10, 13, 16, 24];

/** How often each pair met each other one. */
function meetingsIn(rounds: readonly ClubRound[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const { northSouth, eastWest } of rounds.flatMap(({ tables }) => tables)) {
    const key = [northSouth, eastWest].sort((one, other) => one - other).join();
    met.set(key, (met.get(key) ?? 0) + 1);
  }
  return met;
}

/** Every pair plays or sits out exactly once a round. */
function expectEverybodyOnce(rounds: readonly ClubRound[], pairs: number): void {
  for (const { tables, out } of rounds) {
    const there = tables.flatMap(({ northSouth, eastWest }) => [northSouth, eastWest]);
    const all = [...there, ...(out === undefined ? [] : [out])].sort((one, other) => one - other);
    expect(all).toEqual(Array.from({ length: pairs }, (_, at) => at + 1));
  }
}

describe.each(sizes)('%i pairs', (pairs) => {
  test('Howell: everybody meets everybody once', () => {
    const rounds = movementFor({ pairs, kind: 'howell', boardsARound: 2 });
    expectEverybodyOnce(rounds, pairs);
    const met = meetingsIn(rounds);
    expect(met.size).toBe((pairs * (pairs - 1)) / 2);
    expect([...met.values()].every((times) => times === 1)).toBe(true);
  });

  test('Howell: everybody sits in both directions equally often, or nearly', () => {
    const tables = movementFor({ pairs, kind: 'howell', boardsARound: 2 }).flatMap(
      (round) => round.tables,
    );
    for (let pair = 1; pair <= pairs; pair++) {
      const northSouth = tables.filter((table) => table.northSouth === pair).length;
      const eastWest = tables.filter((table) => table.eastWest === pair).length;
      expect(Math.abs(northSouth - eastWest)).toBeLessThanOrEqual(pairs % 2 === 0 ? 1 : 2);
    }
  });

  test('Mitchell: the two fields meet each other, and nobody twice', () => {
    const rounds = movementFor({ pairs, kind: 'mitchell', boardsARound: 3 });
    expectEverybodyOnce(rounds, pairs);
    const [stay, move] = rankedTogether('mitchell', pairs) as [number[], number[]];
    for (const { northSouth, eastWest } of rounds.flatMap(({ tables }) => tables)) {
      expect(stay).toContain(northSouth);
      expect(move).toContain(eastWest);
    }
    const met = meetingsIn(rounds);
    expect(met.size).toBe(stay.length * move.length);
    expect([...met.values()].every((times) => times === 1)).toBe(true);
  });
});

test('a match: each team holds both sides of every deal, and the teams meet at every table', () => {
  const rounds = movementFor({ pairs: 8, kind: 'match', boardsARound: 1, rounds: 3 });
  expect(rounds).toHaveLength(3);
  expectEverybodyOnce(rounds, 8);
  for (const { tables } of rounds) {
    const ofOne = tables.map(({ northSouth }) => northSouth <= 4);
    expect(ofOne).toEqual([true, false, true, false]);
    for (const { northSouth, eastWest } of tables) expect(northSouth <= 4).not.toBe(eastWest <= 4);
  }
  const against = rounds.map(({ tables }) => tables[0]!.eastWest);
  expect(new Set(against).size).toBe(3);
});

test('few pairs all meet each other, many meet those of the other direction', () => {
  expect([4, 8, 9, 24].map(usualMovement)).toEqual(['howell', 'howell', 'mitchell', 'mitchell']);
});

test('a round has boards of its own, the same at every table', () => {
  const rounds = movementFor({ pairs: 8, kind: 'howell', boardsARound: 3, rounds: 4 });
  expect(rounds.map(({ boards }) => boards)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [10, 11, 12],
  ]);
});
