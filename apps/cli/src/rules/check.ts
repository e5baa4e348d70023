import { playersOf, resolveRules } from '@hand-and-foot/rulesets';
import { listedNumbers, sayProblem } from '@hand-and-foot/words';
import type { Command } from 'commander';
import { rulesFrom } from '../table.ts';

export function registerCheck(rules: Command, source: string): void {
  rules
    .command('check')
    .summary('can these rules be played?')
    .description(
      'Says whether rules can be played, and everything that stands against it. Ends with 1 if they cannot.',
    )
    .argument('<file>', source)
    .option('--json', 'as data')
    .action((file: string, { json }: { json?: boolean }) => {
      const resolved = resolveRules(rulesFrom(file));
      process.stdout.write(json ? `${JSON.stringify(resolved)}\n` : sayFinding(resolved));
      if (!resolved.ok) process.exitCode = 1;
    });
}

function sayFinding(resolved: ReturnType<typeof resolveRules>): string {
  if (!resolved.ok) return resolved.problems.map((problem) => `${sayProblem(problem)}\n`).join('');
  const { name, rules } = resolved.ruleSet;
  return `${name} can be played, by ${listedNumbers(playersOf(rules))} players.\n`;
}
