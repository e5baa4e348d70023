import { packFor } from '@hand-and-foot/engine';
import { playersOf, resolveRules, warningsOf, type RuleSet } from '@hand-and-foot/rulesets';
import { listedNumbers, sayProblem } from '@hand-and-foot/words';
import { warningWords } from '@hand-and-foot/words/editor';
import type { Command } from 'commander';
import { rulesFrom } from '../table.ts';

export function registerCheck(rules: Command, source: string): void {
  rules
    .command('check')
    .summary('do these rules work?')
    .description(
      'Says whether rules work. If they don’t, lists everything that’s wrong. If they do, lists anything that looks like a mistake. Exits with 1 if they don’t work.',
    )
    .argument('<file>', source)
    .option('--json', 'print as JSON')
    .action((file: string, { json }: { json?: boolean }) => {
      const resolved = resolveRules(rulesFrom(file));
      const found = resolved.ok
        ? { ...resolved, warnings: warningsOf(resolved.ruleSet.rules) }
        : resolved;
      process.stdout.write(json ? `${JSON.stringify(found)}\n` : sayFinding(resolved));
      if (!resolved.ok) process.exitCode = 1;
    });
}

function sayFinding(resolved: ReturnType<typeof resolveRules>): string {
  if (!resolved.ok) return resolved.problems.map((problem) => `${sayProblem(problem)}\n`).join('');
  const { name, rules } = resolved.ruleSet;
  return [
    `${name} can be played, with ${listedNumbers(playersOf(rules))} players.\n`,
    ...warningLines(resolved.ruleSet).map((line) => `${line}\n`),
  ].join('');
}

function warningLines({ rules }: RuleSet): string[] {
  const pack = packFor(rules.pack);
  return warningsOf(rules).map((warning) => `${warning.knob}: ${warningWords.en(warning, pack)}`);
}
