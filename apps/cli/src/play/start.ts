import { randomBytes } from 'node:crypto';
import { botNamed, botNames } from '@hand-and-foot/bots';
import { seatingFor } from '@hand-and-foot/engine';
import { playersOf, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import { listed, listedNumbers } from '@hand-and-foot/words';
import { Complaint } from '../complaint.ts';
import {
  chooseRuleSet,
  chooseTable,
  USUAL_RULES,
  usualPlayers,
  type TableOptions,
} from '../table.ts';
import { quoted, wrap } from '../layout.ts';
import { namesFor, type Seated } from './seated.ts';
import type { Terminal } from './terminal.ts';

export interface PlayOptions extends TableOptions {
  bots?: string;
  seed?: string;
  name?: string;
  new?: boolean;
  resume?: boolean;
}

/** A table for a new game, from the options and, where they leave it open, from questions. */
export async function newTable(
  options: PlayOptions,
  terminal: Terminal,
): Promise<Seated | undefined> {
  const makers = botsNamed(options.bots ?? botNames[0]!);
  const rules = options.rules ?? (await askRules(terminal));
  if (rules === undefined) return undefined;
  const asked =
    options.players === undefined
      ? await askPlayers(chooseRuleSet(rules), options, terminal)
      : options;
  if (!asked) return undefined;
  const { ruleSet, terms } = chooseTable({ ...asked, rules });
  const names = namesFor(terms.players, nameTyped(options.name));
  return {
    ruleSet,
    terms,
    names,
    you: 0,
    bots: names.map((_, seat) => (seat === 0 ? undefined : makers[(seat - 1) % makers.length])),
    seed: options.seed ?? randomBytes(6).toString('hex'),
  };
}

function botsNamed(typed: string): string[] {
  return typed.split(',').map((part) => {
    const name = part.trim();
    if (botNamed(name)) return name;
    throw new Complaint(
      `There is no bot "${quoted(name)}" to play against; choose ${listed(botNames, 'or')}.`,
    );
  });
}

function nameTyped(typed = ''): string {
  return quoted(typed).slice(0, 16) || 'You';
}

async function askRules(terminal: Terminal): Promise<string | undefined> {
  const lines = ruleSets.flatMap(({ name, summary }, at) =>
    wrap(`${name}. ${summary}`, terminal.width, `  ${at + 1}  `, '     '),
  );
  terminal.write(`Which rules?\n${lines.join('\n')}\n`);
  const usual = ruleSets.findIndex(({ id }) => id === USUAL_RULES) + 1;
  for (;;) {
    const line = await terminal.ask(`1 to ${ruleSets.length}, Enter for ${usual} › `);
    if (line === undefined) return undefined;
    const chosen = ruleSetTyped(line.trim().toLowerCase(), usual);
    if (chosen) return chosen.id;
    terminal.write(`Type a number from 1 to ${ruleSets.length}, or a name such as singles.\n`);
  }
}

function ruleSetTyped(typed: string, usual: number): RuleSet | undefined {
  if (typed === '') return ruleSets[usual - 1];
  return (
    ruleSets[Number(typed) - 1] ??
    ruleSets.find(({ id, name }) => id.startsWith(typed) || name.toLowerCase().startsWith(typed))
  );
}

async function askPlayers(
  ruleSet: RuleSet,
  options: PlayOptions,
  terminal: Terminal,
): Promise<TableOptions | undefined> {
  const numbers = playersOf(ruleSet.rules);
  const usual = usualPlayers(numbers);
  const free = numbers.filter((players) => ruleSet.rules.seating[players]!.length > 1);
  const pairs =
    free.length > 0 && !options.partners
      ? `, ${listed(
          free.map((n) => `${n}p`),
          'or',
        )} for partners`
      : '';
  const prompt = `How many players? ${listedNumbers(numbers)}${pairs}, Enter for ${usual} › `;
  for (;;) {
    const line = await terminal.ask(prompt);
    if (line === undefined) return undefined;
    const [, players, p] = /^\s*(\d*)\s*(p(?:artners?)?)?\s*$/i.exec(line) ?? [];
    const count = players === '' ? usual : Number(players);
    const partners = options.partners === true || p !== undefined;
    if (
      numbers.includes(count) &&
      (!partners || seatingFor(ruleSet.rules, count, true) !== 'alone')
    )
      return { players: String(count), partners };
    terminal.write(`${ruleSet.name} is played by ${listedNumbers(numbers)}${pairs}.\n`);
  }
}
