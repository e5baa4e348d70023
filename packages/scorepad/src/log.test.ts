import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deed } from './deed.ts';
import { beyond, headsOf, merge, write, type PadLog } from './log.ts';
import { notesOf } from './notesOf.ts';

const TABLE: Deed = { do: 'table', table: { rules: 'house', players: 4, seating: 'pairs' } };
const DEVICES = ['ann', 'bo', 'cy'];

const small = fc.nat(2);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    do: fc.constant('count' as const),
    round: small,
    side: fc.nat(1),
    field: fc.constantFrom('books/clean' as const, 'out' as const, 'table/10' as const),
    number: fc.nat(9),
  }),
  fc.record({ do: fc.constant('round' as const), round: small, there: fc.boolean() }),
  fc.record({ do: fc.constant('name' as const), seat: fc.nat(3), name: fc.string() }),
);

/** Somebody writes, by a clock that may be wrong and may jump; or one hears some of what another knows, in any order. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ by: small, clock: fc.integer({ min: -5e9, max: 5e9 }), deed }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ from: small, to: small, lost: fc.nat(), twice: fc.boolean() }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function live(steps: readonly Step[]): PadLog[] {
  const logs: PadLog[] = DEVICES.map(() => write([], 'first', 1e12, TABLE));
  for (const [at, one] of steps.entries()) {
    if ('deed' in one) {
      logs[one.by] = write(logs[one.by]!, DEVICES[one.by]!, 1e12 + at + one.clock, one.deed);
      continue;
    }
    const sent = [...logs[one.from]!].reverse().filter((_, n) => (one.lost >> (n % 31)) % 2 === 0);
    logs[one.to] = merge(logs[one.to]!, one.twice ? [...sent, ...sent] : sent);
  }
  return logs;
}

/** Everybody asks everybody once for what they lack. */
function catchUp(logs: readonly PadLog[]): PadLog[] {
  return logs.map((log) =>
    logs.reduce((known, other) => merge(known, beyond(other, headsOf(known))), log),
  );
}

const keys = (log: PadLog): string[] => log.map(({ device, count }) => `${device}/${count}`);

describe('two phones, cut off and with wrong clocks', () => {
  const histories = fc.array(step, { maxLength: 40 });

  test('come to the same pad once they have heard of each other', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        const [one, ...others] = catchUp(live(steps));
        for (const other of others) {
          expect(other).toEqual(one);
          expect(notesOf(other)).toEqual(notesOf(one!));
        }
      }),
    );
  });

  test('lose no entry and have none twice', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        const logs = live(steps);
        const written = new Set(logs.flatMap(keys));
        for (const log of catchUp(logs)) {
          expect(new Set(keys(log))).toEqual(written);
          expect(log).toHaveLength(written.size);
        }
      }),
    );
  });

  test('agree whatever the order in which they hear of things', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        const logs = live(steps);
        const forth = logs.reduce(merge);
        expect(logs.reduceRight((known, log) => merge(known, log))).toEqual(forth);
        expect(merge(forth, forth)).toBe(forth);
      }),
    );
  });

  test('an entry written after another one was seen counts over it, however slow its clock', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (here, there) => {
        const first = write(write([], 'ann', 0, TABLE), 'ann', here, name('Ann'));
        const second = write(merge([], first), 'bo', there, name('Anna'));
        expect(notesOf(merge(first, second))!.names[0]).toBe('Anna');
      }),
    );
  });
});

test('a round begun after one was taken out does not get its counts', () => {
  let log = write(write([], 'ann', 1, TABLE), 'ann', 2, {
    do: 'count',
    round: 1,
    side: 0,
    field: 'out',
    number: 1,
  });
  log = write(log, 'ann', 3, { do: 'round', round: 1, there: false });
  expect(notesOf(log)!.nextId).toBe(2);
});

test('a round that was taken out is back as soon as somebody counts in it', () => {
  const count = (number: number): Deed => ({
    do: 'count',
    round: 1,
    side: 0,
    field: 'out',
    number,
  });
  let log = write(write([], 'ann', 1, TABLE), 'ann', 2, count(1));
  const away = write(log, 'bo', 3, count(0));
  log = write(log, 'ann', 3, { do: 'round', round: 1, there: false });
  expect(notesOf(log)!.rounds).toEqual([]);
  // Neither knew of the other: what bo wrote at the same moment is not lost.
  expect(notesOf(merge(log, away))!.rounds).toHaveLength(1);
});

function name(text: string): Deed {
  return { do: 'name', seat: 0, name: text };
}
