import type { PositionProblem, Rules } from '@hand-and-foot/engine';
import type { Problem, RuleSet } from '@hand-and-foot/rulesets';
import type { Context } from './context.ts';
import type { RulesDifference, RulesSection } from './rulesPage.ts';
import type { RulesSummary } from './rulesSummary.ts';

/** A language's sentences about rules. Kept apart from play because a game never loads them. */
export interface RulesSpeech {
  /** Its tag, as in `lang="en"`. */
  readonly language: string;
  /** A rule set told in sentences made from its data, with our rulings beside them. */
  readonly sayRules: (ruleSet: RuleSet) => RulesSection[];
  /** The rules at a glance. */
  readonly saySummary: (ruleSet: RuleSet) => RulesSummary;
  /** How one knob reads, even if it's about something that can't happen under these rules. */
  readonly sayKnob: (ruleSet: RuleSet, knob: keyof Rules) => string[];
  /** The differences of the first rule set from the second. */
  readonly sayDifferences: (here: RuleSet, there: RuleSet) => RulesDifference[];
  /** That two rule sets, by their names, do not differ. */
  readonly sayAlike: (one: string, other: string) => string;
  /** A problem with a knob, and what to do about it. */
  readonly sayProblem: (problem: Problem) => string;
  readonly sayRuleSet: (ruleSet: RuleSet) => { name: string; summary: string };
  /** The words on a printed sheet beside its sentences. */
  readonly sheet: SheetWords;
  /** Why a position that somebody set up is impossible. */
  readonly sayPositionProblem: (problem: PositionProblem, context: Context) => string;
}

export interface SheetWords {
  readonly game: string;
  /** Explains the star beside a line. */
  readonly legend: string;
  readonly score: string;
  readonly round: string;
  readonly total: string;
  /** Heads of the columns, where people play with partners and where they don't. */
  readonly team: string;
  readonly player: string;
}
