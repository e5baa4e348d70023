import { examples, resolveRules, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import type { RulesSection, RulesSummary } from '@hand-and-foot/words';
import { eachInBoth, inBoth, ruleSetNamed, type Said } from './said.ts';

/** Rules pages: every rule set whole, and of the examples the lines that differ. */
export function rulesSaid(): Said[] {
  return [
    ...ruleSets.flatMap((ruleSet) => pageSaid(ruleSet)),
    ...examples.flatMap(({ name, parent, changes }) => {
      const resolved = resolveRules({ name, parent, changes });
      return resolved.ok ? differencesSaid(resolved.ruleSet, ruleSetNamed(parent)) : [];
    }),
    ...inBoth('rules', 'no differences', ({ rules }) => rules.sayAlike('Singles', 'Our Singles')),
    ...eachInBoth('rules', 'printed', ({ rules }) => Object.values<string>({ ...rules.sheet })),
  ];
}

function pageSaid(ruleSet: RuleSet): Said[] {
  return [
    ...eachInBoth('rules', ruleSet.id, ({ speech }) => Object.values(speech.sayRuleSet(ruleSet))),
    ...eachInBoth('rules', ruleSet.id, ({ rules }) => summaryTexts(rules.saySummary(ruleSet))),
    ...eachInBoth('rules', ruleSet.id, ({ rules }) =>
      rules.sayRules(ruleSet).flatMap(sectionTexts),
    ),
  ];
}

function summaryTexts({ aim, tables }: RulesSummary): string[] {
  return [
    aim,
    ...tables.flatMap(({ title, rows }) => [
      title,
      ...rows.map(({ what, is }) => `${what}: ${is}`),
    ]),
  ];
}

function sectionTexts({ title, lines }: RulesSection): string[] {
  return [
    title,
    ...lines.flatMap(({ text, ruling }) => (ruling === undefined ? [text] : [text, ruling])),
  ];
}

function differencesSaid(here: RuleSet, there: RuleSet): Said[] {
  return eachInBoth('rules', here.name, ({ rules }) =>
    rules.sayDifferences(here, there).flatMap(({ here: texts }) => texts),
  );
}
