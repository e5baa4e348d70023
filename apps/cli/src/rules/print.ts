import { printedSheet, type RulesSpeech } from '@hand-and-foot/words';
import { Option, type Command } from 'commander';
import { paintFor } from '../paint.ts';
import { chooseRuleSet } from '../table.ts';
import type { Language } from './index.ts';
import { rulesLines } from './lines.ts';
import { asSheet } from './ownRules.ts';

const WIDTH = 80;

export function registerPrint(
  rules: Command,
  source: string,
  language: Option,
  speechIn: (language: Language) => RulesSpeech,
): void {
  rules
    .command('print')
    .summary('print the rules for your table')
    .description('Prints the rules as text, or as a web page for your printer.')
    .argument('<id>', source)
    .addOption(
      new Option('--format <format>', 'text or html').choices(['text', 'html']).default('text'),
    )
    .addOption(language)
    .action((id: string, { format, lang }: { format: 'text' | 'html'; lang: Language }) => {
      const ruleSet = chooseRuleSet(id);
      const speech = speechIn(lang);
      const text =
        format === 'html'
          ? printedSheet(asSheet(ruleSet, speech), speech)
          : rulesLines(ruleSet, { paint: paintFor(false), width: WIDTH }, speech).join('\n');
      process.stdout.write(`${text}\n`);
    });
}
