import { ruleSets } from '@hand-and-foot/rulesets';
import type { Command } from 'commander';
import { paintFor, wantsColours } from '../paint.ts';
import type { Screen } from '../screen.ts';
import { chooseRuleSet } from '../table.ts';
import { listLines, rulesLines } from './lines.ts';

export function registerRules(program: Command): void {
  program
    .command('rules')
    .summary('read the rules: the list of rule sets, or one of them')
    .description(
      'Reads the rules: without an ID the list of rule sets, with one its rules in sentences.',
    )
    .argument('[id]', 'a rule set, or a JSON file with rules')
    .option('--json', 'as data')
    .action((id: string | undefined, { json }: { json?: boolean }) => {
      process.stdout.write(`${json ? asData(id) : asText(id)}\n`);
    });
}

function asData(id: string | undefined): string {
  return JSON.stringify(id === undefined ? ruleSets : chooseRuleSet(id), null, 2);
}

function asText(id: string | undefined): string {
  const screen: Screen = {
    paint: paintFor(wantsColours(process.stdout, process.env)),
    width: Math.min(100, Math.max(40, (process.stdout.columns ?? 80) - 1)),
  };
  const lines =
    id === undefined
      ? [...listLines(ruleSets, screen), '', 'One in full: hand-and-foot rules house']
      : rulesLines(chooseRuleSet(id), screen);
  return lines.join('\n');
}
