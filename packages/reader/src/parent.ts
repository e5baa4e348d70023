import { changedKnobs, knownRuleSets, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import { built } from './build.ts';
import type { Fact } from './fact.ts';

/** A text that says nothing is read as the most usual game. */
const USUAL = 'house';

/** The known rule set that has to change least to play as the facts say; a sheet rather than a published game. */
export function parentFor(facts: readonly Fact[]): RuleSet {
  const pack = facts.find(({ knob }) => knob === 'pack')?.value ?? 'standard';
  const changes = [...ruleSets, ...knownRuleSets.filter((known) => !ruleSets.includes(known))]
    .filter(({ rules }) => rules.pack === pack)
    .sort((one, other) => Number(other.id === USUAL) - Number(one.id === USUAL))
    .map((ruleSet) => ({ ruleSet, count: distance(ruleSet, facts) }));
  return changes.reduce((best, each) => (each.count < best.count ? each : best)).ruleSet;
}

/** Only knobs that the facts name, and those that follow them, can differ. */
function distance({ rules }: RuleSet, facts: readonly Fact[]): number {
  return changedKnobs(rules, built(rules, facts)).length;
}
