import { ruleSets } from '@hand-and-foot/rulesets';
import { english } from '@hand-and-foot/words';
import { spanish } from '@hand-and-foot/words/es';
import { expect, test } from 'vitest';
import { push as en } from './en/push.ts';
import { push as es } from './es/push.ts';

test.each(ruleSets)('a notification calls $name as the page does', (ruleSet) => {
  expect(en.rules[ruleSet.id] ?? ruleSet.name).toBe(english.sayRuleSet(ruleSet).name);
  expect(es.rules[ruleSet.id] ?? ruleSet.name).toBe(spanish.sayRuleSet(ruleSet).name);
});
