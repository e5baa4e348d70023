import type { Knob, RuleSet } from '@hand-and-foot/rulesets';
import { expect, test, vi } from 'vitest';
import { allStored } from './stored.ts';

// A knob that nobody had thought of when these files were written, as it would be added.
vi.mock('../../rulesets/src/catalogue.ts', async (original) => {
  const today = await original<{ catalogue: Knob[]; isKnob: (name: string) => boolean }>();
  const shape = { shape: 'choice', options: ['asBefore', 'new'] };
  const madeUp = { knob: 'madeUp', group: 'turn', shape, before: 'asBefore' };
  return {
    catalogue: [...today.catalogue, madeUp],
    isKnob: (name: string) => name === 'madeUp' || today.isKnob(name),
  };
});
vi.mock('../../rulesets/src/ruleSets.ts', async (original) => {
  const today = await original<{ ruleSets: RuleSet[] }>();
  const ruleSets = today.ruleSets.map((set) => ({
    ...set,
    rules: { ...set.rules, madeUp: 'asBefore' },
  }));
  return { ...today, ruleSets, ruleSetById: (id: string) => ruleSets.find((set) => set.id === id) };
});

test.each(allStored())('$name plays on as before when a knob is added', ({ read }) => {
  expect(read()).toHaveProperty('madeUp', 'asBefore');
});
