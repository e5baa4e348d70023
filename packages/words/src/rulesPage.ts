import { packFor } from '@hand-and-foot/engine';
import type { BookKind, Kind, KindName, Pack, Rules } from '@hand-and-foot/engine';
import { catalogue, changedKnobs } from '@hand-and-foot/rulesets';
import type { Group, RuleSet } from '@hand-and-foot/rulesets';
import { canHappen } from './canHappen.ts';

/** A part of the rules in sentences. */
export interface RulesSection {
  title: string;
  lines: RulesLine[];
}

export interface RulesLine {
  text: string;
  /** The sentence's knob; none for sentences that hold under all rules. */
  knob?: keyof Rules;
  /** Our decision and its reason, if the sheet left it open; below the last line of its knob. */
  ruling?: string;
}

/** Everything the sentences of one knob are made from. */
export interface Telling {
  ruleSet: RuleSet;
  pack: Pack;
}

/** A telling with the sentences of any knob under other rules. */
interface WholeTelling extends Telling {
  tell: (knob: keyof Rules, rules: Rules) => string[];
}

/** "two clean books", "one dirty book of sevens", "three books". */
export type BooksOf = (
  telling: Telling,
  count: number,
  kind: BookKind | 'any',
  rank?: Kind,
) => string;

/** For each knob of a group, its sentences. */
export type Tellings<K extends keyof Rules> = {
  [Knob in K]: (value: Rules[Knob], telling: WholeTelling) => string[];
};

/** The rules page in a language. */
export interface RulesPage {
  titles: (ruleSet: RuleSet) => Record<Group, string>;
  /** Sentences that need no knob. */
  always: Partial<Record<Group, (rules: Rules) => string>>;
  /** Typed by every knob: one without a sentence does not compile. */
  tellings: Tellings<keyof Rules>;
  /** The title of the rulings that belong to no knob. */
  rulings: string;
}

/** A rule set told in sentences, with our rulings beside them; nothing is said of what can't happen. */
export function tellRules(page: RulesPage, ruleSet: RuleSet): RulesSection[] {
  const telling = tellingOf(page, ruleSet);
  const sections = Object.entries(page.titles(ruleSet)).map(([group, title]) => ({
    title,
    lines: linesOf(page, group as Group, telling),
  }));
  const play = ruleSet.rulings.filter(({ knob }) => knob === 'play');
  if (play.length === 0) return sections;
  return [...sections, { title: page.rulings, lines: play.map(({ note }) => ({ text: note })) }];
}

function linesOf(
  { always, tellings }: RulesPage,
  group: Group,
  telling: WholeTelling,
): RulesLine[] {
  const { rules, rulings } = telling.ruleSet;
  const first = always[group];
  const isTold = (knob: keyof Rules): boolean =>
    canHappen(knob, rules) || rulings.some((ruling) => ruling.knob === knob);
  return [
    ...(first === undefined ? [] : [{ text: first(rules) }]),
    ...catalogue
      .filter((entry) => entry.group === group && isTold(entry.knob))
      .flatMap(({ knob }) => linesOfKnob(tellings, knob, telling)),
  ];
}

/** The sentences of one knob, even if they are about something that can't happen under these rules. */
export function tellKnob(page: RulesPage, ruleSet: RuleSet, knob: keyof Rules): string[] {
  return linesOfKnob(page.tellings, knob, tellingOf(page, ruleSet)).map(({ text }) => text);
}

function tellingOf(page: RulesPage, ruleSet: RuleSet): WholeTelling {
  return {
    ruleSet,
    pack: packFor(ruleSet.rules.pack),
    tell: (knob, rules) => tellKnob(page, { ...ruleSet, rules }, knob),
  };
}

function linesOfKnob(
  tellings: Tellings<keyof Rules>,
  knob: keyof Rules,
  telling: WholeTelling,
): RulesLine[] {
  const { rules, rulings } = telling.ruleSet;
  const say = tellings[knob] as (value: unknown, telling: WholeTelling) => string[];
  const notes = rulings.filter((ruling) => ruling.knob === knob).map(({ note }) => note);
  return say(rules[knob], telling).map((text, index, { length }) => ({
    text,
    knob,
    ...(index === length - 1 && notes.length > 0 && { ruling: notes.join(' ') }),
  }));
}

/** A line of the rules that two rule sets play differently. */
export interface RulesDifference {
  knob: keyof Rules;
  /** The sentences of one, and of the other instead. */
  here: string[];
  there: string[];
}

/** The differences of one rule set from another, line by line. */
export function tellDifferences(page: RulesPage, here: RuleSet, there: RuleSet): RulesDifference[] {
  return changedKnobs(there.rules, here.rules).map((knob) => {
    const [own, others] = [tellKnob(page, here, knob), tellKnob(page, there, knob)];
    return {
      knob,
      here: own.filter((text) => !others.includes(text)),
      there: others.filter((text) => !own.includes(text)),
    };
  });
}

/** The kind of this name, where there is one. */
export function kindNamed({ pack }: Telling, name: KindName | undefined): Kind | undefined {
  return name === undefined ? undefined : pack.kinds.indexOf(name);
}
