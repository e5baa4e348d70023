import { ruleSetById, type RuleSet } from '@hand-and-foot/rulesets';

/** The rules for a new table's wish: by id if it's known by that, else whole. */
export function rulesSource({ id, name, rules }: Pick<RuleSet, 'id' | 'name' | 'rules'>): unknown {
  const known = ruleSetById(id);
  return known && JSON.stringify(known.rules) === JSON.stringify(rules) ? id : { id, name, rules };
}
