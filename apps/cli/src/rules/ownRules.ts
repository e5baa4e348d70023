import type { Rules } from '@hand-and-foot/engine';
import { changedKnobs, ruleSetById, type RuleSet } from '@hand-and-foot/rulesets';

/**
 * A family's own rules drop the notes on what another sheet leaves open: for their players, this is
 * the sheet.
 */
export function asSheet(ruleSet: RuleSet): RuleSet {
  const isKnown = ruleSetById(ruleSet.id)?.name === ruleSet.name;
  return isKnown ? ruleSet : { ...ruleSet, rulings: [] };
}

/** Knobs that differ from the rule set they're based on. */
export function changesIn({ id, rules }: RuleSet): (keyof Rules)[] {
  const parent = ruleSetById(id.replace(/\++$/, ''));
  return parent ? changedKnobs(parent.rules, rules) : [];
}
