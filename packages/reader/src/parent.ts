import { changedKnobs, knownRuleSets, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import { built } from './build.ts';
import type { Fact } from './fact.ts';

/** A text that says nothing is read as the most usual game. */
const USUAL = 'house';

/** The known rule set that has to change least to play as the facts say; a sheet rather than a published game. */
export function parentFor(facts: readonly Fact[]): RuleSet {
  const pack = facts.find(({ knob }) => knob === 'pack')?.value ?? 'standard';
  const candidates = [...ruleSets, ...knownRuleSets]
    .filter(({ rules }) => rules.pack === pack)
    .sort((one, other) => Number(other.id === USUAL) - Number(one.id === USUAL));
  return candidates.reduce((best, each) =>
    distance(each, facts) < distance(best, facts) ? each : best,
  );
}

function distance({ rules }: RuleSet, facts: readonly Fact[]): number {
  return changedKnobs(rules, built(rules, facts)).length;
}
