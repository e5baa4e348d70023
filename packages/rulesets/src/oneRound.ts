import type { RuleSet } from './ruleSet.ts';

/** The same rules for a game of a single round, so that one deal is one result. */
export function oneRound(ruleSet: RuleSet): RuleSet {
  return { ...ruleSet, rules: { ...ruleSet.rules, gameEnd: { after: 'rounds', rounds: 1 } } };
}
