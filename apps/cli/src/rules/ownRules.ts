import type { Rules } from '@hand-and-foot/engine';
import { changedKnobs, knownRuleSet, type RuleSet } from '@hand-and-foot/rulesets';
import type { RulesSpeech } from '@hand-and-foot/words';
import { publishedIn } from '@hand-and-foot/words/gallery';

/**
 * Rules as somebody reads them. A family's own drop the notes on what another sheet leaves open: for their players,
 * this is the sheet.
 */
export function asSheet(ruleSet: RuleSet, { language }: RulesSpeech): RuleSet {
  const isKnown = knownRuleSet(ruleSet.id)?.name === ruleSet.name;
  return isKnown ? inLanguage(ruleSet, language) : { ...ruleSet, rulings: [] };
}

/** A published game has its texts with it, so it is translated before it is told. */
export function inLanguage(ruleSet: RuleSet, language: string): RuleSet {
  return publishedIn(language === 'es' ? 'es' : 'en', ruleSet);
}

/** Knobs that differ from the rule set they're based on. */
export function changesIn({ id, rules }: RuleSet): (keyof Rules)[] {
  const parent = knownRuleSet(id.replace(/\++$/, ''));
  return parent ? changedKnobs(parent.rules, rules) : [];
}
