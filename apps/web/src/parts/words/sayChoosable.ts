import { changedKnobs, ruleSetById, type RuleSet } from '@hand-and-foot/rulesets';
import { speech, wording } from './wording.ts';
import type { ChoosableSet } from '../settings/ownRules.ts';

/** What a rule set is called, and in a line what it is; of a family's own, what it comes from. */
export function sayChoosable(ruleSet: ChoosableSet): { name: string; summary: string } {
  const parent = parentOf(ruleSet);
  const said = speech.value.sayRuleSet(ruleSet);
  if (!parent) return said;
  const { name } = speech.value.sayRuleSet(parent);
  const changes = changedKnobs(parent.rules, ruleSet.rules).length;
  return {
    name: ruleSet.parent === undefined ? said.name : ruleSet.name,
    summary: wording.value.start.ownSummary(name, changes),
  };
}

/** A record keeps whole rules; their id tells what they were changed from. */
function parentOf({ id, parent }: ChoosableSet): RuleSet | undefined {
  return ruleSetById(parent ?? (id.endsWith('+') ? id.replace(/\++$/, '') : ''));
}
