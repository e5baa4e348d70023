import { ruleSetById, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import type { TableRules } from '@hand-and-foot/protocol';

/** A table's rule set: its own rules and name, with its parent's words. */
export function ruleSetOf({ id, name, parent, rules }: TableRules): RuleSet {
  const sheet = ruleSetById(id) ?? ruleSetById(parent ?? '') ?? ruleSets[0]!;
  return { ...sheet, id, name, rules };
}
