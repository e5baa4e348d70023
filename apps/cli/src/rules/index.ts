import {
  exampleId,
  examples,
  gallery,
  knownRuleSets,
  resolveRules,
  ruleSets,
  type RuleSet,
} from '@hand-and-foot/rulesets';
import { englishRules, type RulesSpeech } from '@hand-and-foot/words';
import { spanishRules } from '@hand-and-foot/words/es';
import { Option, type Command } from 'commander';
import { paintFor, wantsColours } from '../paint.ts';
import type { Screen } from '../screen.ts';
import { chooseRuleSet, RULES_SOURCE } from '../table.ts';
import { registerCheck } from './check.ts';
import { differenceLines } from './differenceLines.ts';
import { registerInterview } from './interview.ts';
import { listLines, rulesLines } from './lines.ts';
import { inLanguage } from './ownRules.ts';
import { registerPrint } from './print.ts';
import { sentences } from '../sentences.ts';
import { registerRead } from './read.ts';
import { registerSchema } from './schema.ts';
import { registerTry } from './try/index.ts';

export function registerRules(program: Command): void {
  const rules = program
    .command('rules')
    .summary('list all rule sets, or read one')
    .description(
      'Lists rule sets, published games and examples. With an ID, shows those rules in plain English.',
    )
    .argument('[id]', RULES_SOURCE)
    .option('--json', 'print as JSON')
    // Options after diff, check or print belong to those commands.
    .enablePositionalOptions()
    .action((id: string | undefined, { json }: { json?: boolean }) => {
      process.stdout.write(`${json ? asData(id) : asText(id)}\n`);
    });
  rules
    .command('diff')
    .summary('what’s different between two rule sets')
    .description(
      'Shows what’s different in the second rule set: lines from the first start with a minus, lines from the second with a plus.',
    )
    .argument('<one>', RULES_SOURCE)
    .argument('<other>', RULES_SOURCE)
    .option('--json', 'print as JSON')
    .addOption(languageOption())
    .action((one: string, other: string, { lang, json }: { lang: Language; json?: boolean }) => {
      const speech = SPEECHES[lang];
      const [here, there] = [one, other].map((id) => inLanguage(chooseRuleSet(id), lang)) as [
        RuleSet,
        RuleSet,
      ];
      const { sayDifferences, sayRuleSet } = speech;
      const names = [sayRuleSet(there).name, sayRuleSet(here).name] as const;
      process.stdout.write(
        json
          ? `${JSON.stringify(sayDifferences(here, there), null, 2)}\n`
          : `${differenceLines(sayDifferences(there, here), names, speech, screenHere()).join('\n')}\n`,
      );
    });
  registerCheck(rules, RULES_SOURCE);
  registerPrint(rules, RULES_SOURCE, languageOption(), (lang) => SPEECHES[lang]);
  registerInterview(rules, languageOption(), (lang) => SPEECHES[lang]);
  registerRead(rules, languageOption(), (lang) => SPEECHES[lang], screenHere);
  registerTry(rules, RULES_SOURCE);
  registerSchema(rules);
}

export type Language = 'en' | 'es';

const SPEECHES: Readonly<Record<Language, RulesSpeech>> = { en: englishRules, es: spanishRules };

function languageOption(): Option {
  return new Option('--lang <language>', 'en or es').choices(['en', 'es']).default('en');
}

function screenHere(): Screen {
  return {
    paint: paintFor(wantsColours(process.stdout, process.env)),
    width: Math.min(100, Math.max(40, (process.stdout.columns ?? 80) - 1)),
  };
}

function asData(id: string | undefined): string {
  return JSON.stringify(id === undefined ? knownRuleSets : chooseRuleSet(id), null, 2);
}

function asText(id: string | undefined): string {
  const screen = screenHere();
  return (id === undefined ? everyRuleSet(screen) : rulesLines(chooseRuleSet(id), screen)).join(
    '\n',
  );
}

function everyRuleSet(screen: Screen): string[] {
  return [
    ...listLines(ruleSets, screen),
    '',
    screen.paint.bold(sentences.rules.published),
    ...listLines(gallery, screen),
    '',
    screen.paint.bold(sentences.rules.examples),
    ...listLines(examples.map(exampleId).map(exampleSet), screen),
    '',
    sentences.rules.oneInFull,
  ];
}

/** An example under the id by which commands know it. */
function exampleSet(id: string): RuleSet {
  const resolved = resolveRules(id);
  if (!resolved.ok) throw new Error(`the example ${id} can't be played`);
  return { ...resolved.ruleSet, id };
}
