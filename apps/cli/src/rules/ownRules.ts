import type { Rules } from '@hand-and-foot/engine';
import { changedKnobs, ruleSetById, type RuleSet } from '@hand-and-foot/rulesets';

/**
 * Rules of a table's own go without what was decided where another sheet is silent: that says nothing to their players,
 * for whom this is the sheet.
 */
export function asSheet(ruleSet: RuleSet): RuleSet {
  const isKnown = ruleSetById(ruleSet.id)?.name === ruleSet.name;
  return isKnown ? ruleSet : { ...ruleSet, rulings: [] };
}

/** What rules play otherwise than the rule set they were made from. */
export function changesIn({ id, rules }: RuleSet): (keyof Rules)[] {
  const parent = ruleSetById(id.replace(/\++$/, ''));
  return parent ? changedKnobs(parent.rules, rules) : [];
}
