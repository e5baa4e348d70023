import { loadNet } from '@hand-and-foot/bots';
import { actor, legalActions, type Action } from '@hand-and-foot/engine';
import { entryAfter, logOf, tableFrom, tableStartFor, type Entry } from '@hand-and-foot/table';
import { expect, test } from 'vitest';
import { coachOn } from './coach.ts';
import { hintFor } from './hint.ts';

await loadNet();

const seats = ['Ana', 'Ben'].map((name) => ({ is: 'person', name }) as const);

/** A table by the rules of Singles, dealt. */
function dealt(): Entry[] {
  const granted = tableStartFor({ rules: 'singles', seats, pace: 'normal' });
  if (!granted.ok) throw new Error('two play by these rules');
  let entries = logOf('t', 1, [
    { entry: 'opened', ...granted.opening },
    { entry: 'dealt', round: 1, seed: 'coached' },
  ]);
  for (;;) {
    const { state } = tableFrom(entries).sitting;
    if (state!.phase !== 'deal') return entries;
    entries = then(entries, hintFor(entries, actor(state!))!.action);
  }
}

function then(entries: readonly Entry[], action: Action): Entry[] {
  const { sitting } = tableFrom(entries);
  const acted = { entry: 'acted', seat: actor(sitting.state!), action } as const;
  return [...entries, entryAfter(sitting, 2, acted)];
}

test('the strongest bot’s own moves cost nothing, and the hint is that move', () => {
  let entries = dealt();
  for (let step = 0; step < 4; step++) {
    const seat = actor(tableFrom(entries).sitting.state!);
    const { action } = hintFor(entries, seat)!;
    entries = then(entries, action);
    const coached = coachOn(entries, entries.at(-1)!.seq)!;
    expect(coached.action).toEqual(action);
    expect(coached.cost).toBe(0);
  }
});

test('a costly discard is weighed, with what would have been better', () => {
  let entries = dealt();
  const costs: number[] = [];
  for (let step = 0; step < 3; step++) {
    const legal = legalActions(tableFrom(entries).sitting.state!);
    entries = then(entries, legal.at(-1)!);
    const { cost, low, high, best } = coachOn(entries, entries.at(-1)!.seq)!;
    expect(low).toBeLessThanOrEqual(cost);
    expect(high).toBeGreaterThanOrEqual(cost);
    expect(best.length).toBeGreaterThan(0);
    costs.push(cost);
  }
  expect(Math.max(...costs)).toBeGreaterThan(0);
});

test('there is nothing to say about a deal, or an entry that isn’t there', () => {
  const entries = dealt();
  expect(coachOn(entries, 2)).toBeUndefined();
  expect(coachOn(entries, 99)).toBeUndefined();
});
