import { randomBytes } from 'node:crypto';
import { botNames } from '@hand-and-foot/bots';
import { seatingsFor, seatingFor } from '@hand-and-foot/engine';
import { knownRuleSets, playersOf, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import { listed, listedNumbers } from '@hand-and-foot/words';
import { botsToChoose, isBot, splitNames } from '../bots/players.ts';
import { Complaint } from '../complaint.ts';
import {
  chooseRuleSet,
  chooseTable,
  USUAL_RULES,
  usualPlayers,
  wholeNumber,
  type TableOptions,
} from '../table.ts';
import { quoted, wrap } from '../layout.ts';
import { namesFor, type Seated } from './seated.ts';
import type { Terminal } from './terminal.ts';
import { sentences } from '../sentences.ts';

export interface PlayOptions extends TableOptions {
  bots?: string;
  seed?: string;
  name?: string;
  new?: boolean;
  resume?: boolean;
}

const TABLE_OPTIONS = ['rules', 'players', 'partners', 'bots', 'seed'] as const;

/** The options given for a new game's table. */
export function tableOptionsGiven(options: PlayOptions): string[] {
  return TABLE_OPTIONS.filter((option) => options[option] !== undefined);
}

/** Rejects impossible options before asking anything. */
export function checkOptions(options: PlayOptions): void {
  if (options.resume) checkResume(options);
  const bots = options.bots === undefined ? [] : botsNamed(options.bots);
  checkBots(bots, mostSeats(options));
}

function checkResume(options: PlayOptions): void {
  if (options.new)
    throw new Complaint('Choose either --resume, to continue a game, or --new, to start one.');
  const [given] = [...tableOptionsGiven(options), ...(options.name === undefined ? [] : ['name'])];
  if (given !== undefined)
    throw new Complaint(
      `--resume keeps the table as it is, so leave out --${given}, or start over with --new.`,
    );
}

/** Most players the table can have, judging by the options. */
function mostSeats(options: PlayOptions): number {
  const { rules, players } = options;
  if (rules !== undefined && players !== undefined) return chooseTable(options).terms.players;
  const chosen = rules === undefined ? ruleSets : [chooseRuleSet(rules)];
  const all = chosen.flatMap(playersWith(options.partners ?? false));
  // No number of players has partners, so the complaint is the same as at a table.
  if (all.length === 0) chooseTable(options);
  const numbers = [...new Set(all)].sort((a, b) => a - b);
  if (players === undefined) return Math.max(...numbers);
  const count = wholeNumber('--players', players, 1);
  if (numbers.includes(count)) return count;
  throw new Complaint(`No rule set works with ${count} players; choose ${listedNumbers(numbers)}.`);
}

function playersWith(partners: boolean): (ruleSet: RuleSet) => number[] {
  return ({ rules }) =>
    playersOf(rules).filter((players) => seatingFor(rules, players, partners) !== undefined);
}

function checkBots(bots: readonly string[], players: number): void {
  if (bots.length < players) return;
  throw new Complaint(
    `--bots names ${bots.length} bots, but there’s room for only ${players - 1}.`,
  );
}

/** A table for a new game, from the options and from questions about the rest. */
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
  if (options.bots !== undefined) checkBots(makers, terms.players);
  const seed = options.seed ?? randomBytes(6).toString('hex');
  const names = namesFor(terms.players, nameTyped(options.name), seed);
  return {
    ruleSet,
    terms,
    names,
    you: 0,
    bots: names.map((_, seat) => (seat === 0 ? undefined : makers[(seat - 1) % makers.length])),
    seed,
  };
}

function botsNamed(typed: string): string[] {
  const names = splitNames(typed);
  const unknown = names.find((name) => !isBot(name));
  if (unknown === undefined) return names;
  throw new Complaint(`There’s no bot "${quoted(unknown)}"; choose ${botsToChoose()}.`);
}

function nameTyped(typed = ''): string {
  return quoted(typed).slice(0, 16) || 'You';
}

async function askRules(terminal: Terminal): Promise<string | undefined> {
  const lines = ruleSets.flatMap(({ name, summary }, at) =>
    wrap(`${name}. ${summary}`, terminal.width, `  ${at + 1}  `, '     '),
  );
  terminal.write(`${sentences.play.whichRules}\n${lines.join('\n')}\n`);
  const usual = ruleSets.findIndex(({ id }) => id === USUAL_RULES) + 1;
  for (;;) {
    const line = await terminal.ask(`1 to ${ruleSets.length}, Enter for ${usual} › `);
    if (line === undefined) return undefined;
    const chosen = ruleSetTyped(line.trim().toLowerCase(), usual);
    if (chosen) return chosen.id;
    terminal.write(`${sentences.play.numberOrName(ruleSets.length)}\n`);
  }
}

function ruleSetTyped(typed: string, usual: number): RuleSet | undefined {
  if (typed === '') return ruleSets[usual - 1];
  return (
    ruleSets[Number(typed) - 1] ??
    knownRuleSets.find(
      ({ id, name }) => id.startsWith(typed) || name.toLowerCase().startsWith(typed),
    )
  );
}

async function askPlayers(
  ruleSet: RuleSet,
  options: PlayOptions,
  terminal: Terminal,
): Promise<TableOptions | undefined> {
  const numbers = playersOf(ruleSet.rules);
  const usual = usualPlayers(numbers);
  const free = numbers.filter((players) => seatingsFor(ruleSet.rules, players).length > 1);
  const asPartners = listed(options.partners ? [] : free.map((n) => `${n}p`), 'or');
  const pairs = asPartners === '' ? '' : `, ${asPartners} for partners`;
  const prompt = `How many players? ${listedNumbers(numbers)}${pairs}, Enter for ${usual} › `;
  for (;;) {
    const line = await terminal.ask(prompt);
    if (line === undefined) return undefined;
    const [, players, p] = /^\s*(\d*)\s*(p(?:artners?)?)?\s*$/i.exec(line) ?? [];
    const count = players === '' ? usual : Number(players);
    const partners = options.partners === true || p !== undefined;
    if (
      numbers.includes(count) &&
      (!partners || seatingFor(ruleSet.rules, count, true) !== undefined)
    )
      return { players: String(count), partners };
    const { playedBy } = sentences.play;
    terminal.write(`${playedBy(ruleSet.name, listedNumbers(numbers), asPartners)}\n`);
  }
}
