import { readFileSync } from 'node:fs';
import { seatingFor, termsFor, type Seating, type Terms } from '@hand-and-foot/engine';
import {
  exampleById,
  knownRuleSet,
  oneRound,
  playersOf,
  readJson,
  readLink,
  resolveRules,
  ruleSets,
  type RuleSet,
} from '@hand-and-foot/rulesets';
import { listed, listedNumbers, sayProblem } from '@hand-and-foot/words';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';

/** Typed choices of rules and players. */
export interface TableOptions {
  rules?: string | undefined;
  players?: string | undefined;
  partners?: boolean | undefined;
  /** Whether the game ends after its first round. */
  oneRound?: boolean | undefined;
}

export interface ChosenTable {
  ruleSet: RuleSet;
  terms: Terms;
}

export const USUAL_RULES = 'house';
const USUAL_PLAYERS = 4;

/** Help text: ways to name rules. */
export const RULES_SOURCE = 'the ID of a rule set, a rules file (JSON), or a link to rules';

/** Adds the options that `chooseTable` reads. */
export function withTableOptions(command: Command): Command {
  return command
    .option('--rules <id>', RULES_SOURCE, USUAL_RULES)
    .option('--players <number>', 'how many players')
    .option('--partners', 'play with partners, where the rules let you choose');
}

export function chooseTable(options: TableOptions): ChosenTable {
  const named = chooseRuleSet(options.rules ?? USUAL_RULES);
  const ruleSet = options.oneRound ? oneRound(named) : named;
  const players = choosePlayers(ruleSet, options.players);
  const seating = chooseSeating(ruleSet, players, options.partners ?? false);
  return { ruleSet, terms: termsFor(ruleSet.rules, { players, seating }) };
}

/** "House Rules, 4 players with partners". */
export function titleOf({ ruleSet, terms }: ChosenTable): string {
  const partners = terms.seating === 'alone' ? '' : ' with partners';
  return `${ruleSet.name}, ${terms.players} players${partners}`;
}

/** The rule set with this id, in this file, or in this link. */
export function chooseRuleSet(source: string): RuleSet {
  const resolved = resolveRules(rulesFrom(source));
  if (resolved.ok) return resolved.ruleSet;
  const [first, ...others] = resolved.problems;
  const more = others.length > 0 ? ` (${others.length} more after this one)` : '';
  throw new Complaint(`The rules in ${source} don’t work${more}: ${sayProblem(first!)}`);
}

/** The rules a person named, not checked yet. */
export function rulesFrom(source: string): unknown {
  if (isKnown(source)) return source;
  const linked = readLink(/#\/rules\/([\w-]+)$/.exec(source)?.[1] ?? source);
  if (linked !== undefined) return linked;
  if (isMeantAsLink(source))
    throw new Complaint(
      'Part of the link to the rules is missing. Copy it again, all the way to the end.',
    );
  if (/[/\\]|\.json$/i.test(source)) return readRules(source);
  throw unknownRuleSet(source);
}

function isKnown(id: string): boolean {
  return knownRuleSet(id) !== undefined || exampleById(id) !== undefined;
}

/** An address, or a link's mixed-case code; names of rule sets are all lowercase. */
function isMeantAsLink(source: string): boolean {
  return /^https?:|#\/rules\//i.test(source) || /^[ab](?=.*[A-Z])[\w-]{4,}$/.test(source);
}

function unknownRuleSet(id: string): Complaint {
  const resolved = resolveRules(id);
  const [problem] = resolved.ok ? [] : resolved.problems;
  const meant = problem && 'nearest' in problem && problem.nearest;
  const ids = ruleSets.map((known) => known.id);
  return new Complaint(
    meant
      ? `There’s no rule set "${id}". Did you mean ${meant}?`
      : `There’s no rule set "${id}". Choose ${listed(ids, 'or')}, or give the path of a JSON file or a link. To see more, type hand-and-foot rules.`,
  );
}

function readRules(path: string): unknown {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Complaint(`The rules file ${path} couldn’t be read. Check its name.`);
  }
  const read = readJson(text);
  if (read.ok) return read.value;
  const why = read.problem.problem === 'notJson' ? 'isn’t JSON' : 'says something twice';
  throw new Complaint(`The rules file ${path} ${why}. ${sayProblem(read.problem)}`);
}

function choosePlayers({ name, rules }: RuleSet, typed: string | undefined): number {
  const seated = playersOf(rules);
  if (typed === undefined) return usualPlayers(seated);
  const players = wholeNumber('--players', typed, 1);
  if (seated.includes(players)) return players;
  throw new Complaint(`${name} is for ${listedNumbers(seated)} players, not ${players}.`);
}

/** The usual number of players among these, when nobody says. */
export function usualPlayers(seated: readonly number[]): number {
  return seated.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : seated[0]!;
}

function chooseSeating({ name, rules }: RuleSet, players: number, partners: boolean): Seating {
  const seating = seatingFor(rules, players, partners);
  if (seating !== undefined) return seating;
  const others = playersOf(rules).filter((count) => seatingFor(rules, count, true));
  const instead = others.length > 0 ? `play with ${listedNumbers(others)}, or ` : '';
  throw new Complaint(
    `${name} has no partners with ${players} players; ${instead}leave --partners out.`,
  );
}

/** The whole number typed for an option. */
export function wholeNumber(option: string, typed: string, least: number): number {
  const number = Number(typed);
  if (/^\d+$/.test(typed) && Number.isSafeInteger(number) && number >= least) return number;
  throw new Complaint(`${option} takes a whole number, ${least} or more, not "${typed}".`);
}
