import { loadNet } from '@hand-and-foot/bots';
import { dailyDeal, isDate, type DailyDeal } from '@hand-and-foot/lab';
import { knownRuleSet } from '@hand-and-foot/rulesets';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { quoted } from '../layout.ts';
import { dataFolder } from '../play/dataFolder.ts';
import { openTerminal } from '../play/terminal.ts';
import { sentences } from '../sentences.ts';
import { rulesFrom, USUAL_RULES } from '../table.ts';
import { describe, playDaily } from './daily.ts';

interface Options {
  date?: string;
  rules: string;
  json?: boolean;
}

export function registerDaily(program: Command): void {
  program
    .command('daily')
    .summary('play today’s deal, the same cards for everyone')
    .description(
      'Plays one round against bots, with the same cards for everyone on this date and with these rules. Only your first try counts. Your result is how many points you finish ahead of or behind Expert, who plays your seat with the same cards.',
    )
    .option('--date <date>', 'another day, such as 2026-11-18 (today by default)')
    .option('--rules <id>', 'the ID of a rule set', USUAL_RULES)
    .option('--json', 'print one JSON object instead of playing')
    .action(run);
}

async function run({ date = today(new Date()), rules, json }: Options): Promise<void> {
  const deal = dealTyped(date, rules);
  await loadNet();
  const folder = dataFolder(process.env, process.platform);
  if (json) {
    process.stdout.write(`${JSON.stringify(describe(deal, folder))}\n`);
    return;
  }
  const terminal = openTerminal();
  try {
    await playDaily(deal, terminal, folder);
  } finally {
    terminal.close();
  }
}

/** The deal that was asked for, or a complaint that says what to type. */
export function dealTyped(date: string, rules: string): DailyDeal {
  if (!isDate(date)) throw new Complaint(sentences.daily.noSuchDate(quoted(date)));
  const ruleSet = knownRuleSet(rules);
  if (ruleSet) return dailyDeal(date, ruleSet);
  // A name nobody knows gets the usual complaint, with the nearest one.
  rulesFrom(rules);
  throw new Complaint(sentences.daily.needsId);
}

/** The day on this person's calendar. */
function today(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
