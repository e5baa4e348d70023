import { termsFor, type Seats } from '@hand-and-foot/engine';
import { examples, playersOf, resolveRules, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import { padTrial } from './padTrial.ts';
import { tableKinds } from './tables.ts';
import { variants } from './variants.ts';

// `npm run recount` does this ten thousand times.
describe('a round counted as people count comes to the engine’s own score, in all three ways', () => {
  test.each(ruleSets)('$name, played well', async (ruleSet) => {
    const { rounds, faults } = await padTrial(oneRound(ruleSet), 'pad', 'novice');
    expect(faults).toEqual([]);
    expect(rounds).toBe(1);
  });

  test.each(tableKinds)('$name, played anyhow', async ({ ruleSet, ...seats }) => {
    expect((await padTrial(oneRound(ruleSet, seats), 'pad', 'random')).faults).toEqual([]);
  });

  test.each(variants)('$name, played anyhow', async (kind) => {
    expect((await padTrial(oneRound(kind.ruleSet), 'pad', 'random')).faults).toEqual([]);
  });

  test.each(examples)('$name, played anyhow', async (own) => {
    const resolved = resolveRules(own);
    if (!resolved.ok) throw new Error('an example that cannot be played');
    expect((await padTrial(oneRound(resolved.ruleSet), 'pad', 'random')).faults).toEqual([]);
  });

  test('a whole game in which sides change adds up for each player', async () => {
    const kind = tableKinds.find(({ seating }) => seating === 'fifthChanges')!;
    const { rounds, faults } = await padTrial(kind, 'pad', 'random');
    expect(faults).toEqual([]);
    expect(rounds).toBe(4);
  });
});

/** A game of one round under the rules, to be quick. */
function oneRound(known: RuleSet, seats: Seats = { players: playersOf(known.rules)[0]! }) {
  const rules = { ...known.rules, gameEnd: { after: 'rounds', rounds: 1 } as const };
  const ruleSet = { ...known, rules };
  return { ruleSet, terms: termsFor(rules, seats) };
}
