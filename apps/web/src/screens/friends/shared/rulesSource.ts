import type { TableRules } from '@hand-and-foot/protocol';
import { changedKnobs, changesTo, ruleSetById } from '@hand-and-foot/rulesets';

/** Rules in a request to a server: an id, changes to a parent, or whole. */
export function rulesSource({ id, name, parent, rules }: TableRules): unknown {
  const known = ruleSetById(id);
  if (known && changedKnobs(known.rules, rules).length === 0) return id;
  const sheet = ruleSetById(parent ?? '');
  if (!sheet) return { id, name, rules };
  return { parent: sheet.id, name, changes: changesTo(sheet.rules, rules) };
}
