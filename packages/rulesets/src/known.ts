import { gallery } from './gallery/gallery.ts';
import type { RuleSet } from './ruleSet.ts';
import { ruleSetById, ruleSets } from './ruleSets.ts';

/** Every rule set that has an id: the sheets, then the published games. */
export const knownRuleSets: readonly RuleSet[] = [...ruleSets, ...gallery];

export function knownRuleSet(id: string): RuleSet | undefined {
  return knownRuleSets.find((ruleSet) => ruleSet.id === id);
}

/** The known rule set that rules with this id were changed from. */
export function rootOf(id: string): RuleSet | undefined {
  return knownRuleSet(id.replace(/\++$/, ''));
}

/** The sheet that rules with this id are built on. */
export function sheetBehind(id: string): RuleSet | undefined {
  const root = rootOf(id);
  const published = gallery.find((game) => game.id === root?.id);
  return published ? ruleSetById(published.parent) : root;
}
