import { packFor } from '@hand-and-foot/engine';
import type { Pack, Rules } from '@hand-and-foot/engine';
import { catalogue, changedKnobs } from '@hand-and-foot/rulesets';
import type { Group, RuleSet } from '@hand-and-foot/rulesets';

/** A part of the rules in sentences. */
export interface RulesSection {
  title: string;
  lines: RulesLine[];
}

export interface RulesLine {
  text: string;
  /** The sentence's knob; none for sentences that hold under all rules. */
  knob?: keyof Rules;
  /** Our decision and its reason, if the sheet left it open. */
  ruling?: string;
}

/** Everything the sentences of one knob are made from. */
export interface Telling {
  ruleSet: RuleSet;
  pack: Pack;
}

/** For each knob of a group, its sentences. */
export type Tellings<K extends keyof Rules> = {
  [Knob in K]: (value: Rules[Knob], telling: Telling) => string[];
};

/** The rules page in a language. */
export interface RulesPage {
  titles: Record<Group, string>;
  /** Sentences that hold under all rules. */
  always: Partial<Record<Group, string>>;
  /** Typed by every knob: one without a sentence does not compile. */
  tellings: Tellings<keyof Rules>;
  /** The title of the rulings that belong to no knob. */
  rulings: string;
}

/** A rule set told in sentences, with our rulings beside them. */
export function tellRules(page: RulesPage, ruleSet: RuleSet): RulesSection[] {
  const telling = { ruleSet, pack: packFor(ruleSet.rules.pack) };
  const sections = Object.entries(page.titles).map(([group, title]) => ({
    title,
    lines: linesOf(page, group as Group, telling),
  }));
  const play = ruleSet.rulings.filter(({ knob }) => knob === 'play');
  if (play.length === 0) return sections;
  return [...sections, { title: page.rulings, lines: play.map(({ note }) => ({ text: note })) }];
}

function linesOf({ always, tellings }: RulesPage, group: Group, telling: Telling): RulesLine[] {
  const first = always[group];
  return [
    ...(first === undefined ? [] : [{ text: first }]),
    ...catalogue
      .filter((entry) => entry.group === group)
      .flatMap(({ knob }) => linesOfKnob(tellings, knob, telling)),
  ];
}

function linesOfKnob(
  tellings: Tellings<keyof Rules>,
  knob: keyof Rules,
  telling: Telling,
): RulesLine[] {
  const { rules, rulings } = telling.ruleSet;
  const say = tellings[knob] as (value: unknown, telling: Telling) => string[];
  const notes = rulings.filter((ruling) => ruling.knob === knob).map(({ note }) => note);
  return say(rules[knob], telling).map((text, index) => ({
    text,
    knob,
    ...(index === 0 && notes.length > 0 && { ruling: notes.join(' ') }),
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
export function tellDifferences(
  { tellings }: RulesPage,
  here: RuleSet,
  there: RuleSet,
): RulesDifference[] {
  const textsOf = (ruleSet: RuleSet, knob: keyof Rules): string[] =>
    linesOfKnob(tellings, knob, { ruleSet, pack: packFor(ruleSet.rules.pack) }).map(
      ({ text }) => text,
    );
  return changedKnobs(there.rules, here.rules).map((knob) => {
    const [own, others] = [textsOf(here, knob), textsOf(there, knob)];
    return {
      knob,
      here: own.filter((text) => !others.includes(text)),
      there: others.filter((text) => !own.includes(text)),
    };
  });
}
