import { ruleSetById } from '@hand-and-foot/rulesets';
import { speech, wording } from '../words/wording.ts';
import type { ChoosableSet } from './shelf.ts';

/** What a rule set is called, and in a line what it is; of the family's own, what it comes from. */
export function sayChoosable(ruleSet: ChoosableSet): { name: string; summary: string } {
  const parent = ruleSetById(ruleSet.parent ?? '');
  if (!parent) return speech.value.sayRuleSet(ruleSet);
  const { name } = speech.value.sayRuleSet(parent);
  return {
    name: ruleSet.name,
    summary: wording.value.start.ownSummary(name, ruleSet.changes ?? 0),
  };
}
