import { ruleSetById, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import type { TableRules } from '@hand-and-foot/protocol';

/** The rule set of a table: its own rules and name, with the words of the sheet they come from. */
export function ruleSetOf({ id, name, parent, rules }: TableRules): RuleSet {
  const sheet = ruleSetById(id) ?? ruleSetById(parent ?? '') ?? ruleSets[0]!;
  return { ...sheet, id, name, rules };
}
