import type { TableRules } from '@hand-and-foot/protocol';
import { changedKnobs, ruleSetById } from '@hand-and-foot/rulesets';

/** Rules in a request to a server: an id, changes to a parent, or whole. */
export function rulesSource({ id, name, parent, rules }: TableRules): unknown {
  const known = ruleSetById(id);
  if (known && changedKnobs(known.rules, rules).length === 0) return id;
  const sheet = ruleSetById(parent ?? '');
  if (!sheet) return { id, name, rules };
  const changed = changedKnobs(sheet.rules, rules).map((knob) => [knob, rules[knob]]);
  return { parent: sheet.id, name, changes: Object.fromEntries(changed) as unknown };
}
