import { countChanges, ruleSetById, type RuleSet } from '@hand-and-foot/rulesets';
import { firstWords, smallWords } from './firstWords.ts';
import type { ChoosableSet } from '../settings/ownRules.ts';

/** A rule set's name and one-line description; a family's own also says what it's based on. */
export function sayChoosable(ruleSet: ChoosableSet): { name: string; summary: string } {
  const parent = parentOf(ruleSet);
  const said = smallWords.value.sayRuleSet(ruleSet);
  if (!parent) return said;
  const { name } = smallWords.value.sayRuleSet(parent);
  const changes = countChanges(parent.rules, ruleSet.rules);
  return {
    name: ruleSet.parent === undefined ? said.name : ruleSet.name,
    summary: firstWords.value.start.ownSummary(name, changes),
  };
}

/** A record has whole rules; their id says what they're based on. */
function parentOf({ id, parent }: ChoosableSet): RuleSet | undefined {
  return ruleSetById(parent ?? (id.endsWith('+') ? id.replace(/\++$/, '') : ''));
}
