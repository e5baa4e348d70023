import type { PositionProblem } from '@hand-and-foot/engine';
import type { Problem, RuleSet } from '@hand-and-foot/rulesets';
import type { Context } from './context.ts';
import type { RulesDifference, RulesSection } from './rulesPage.ts';

/** What a language says about rules, apart from play: whoever only plays does without. */
export interface RulesSpeech {
  /** Its tag, as in `lang="en"`. */
  readonly language: string;
  /** A rule set told in sentences made from its data, with our rulings beside them. */
  readonly sayRules: (ruleSet: RuleSet) => RulesSection[];
  /** What the first rule set plays otherwise than the second. */
  readonly sayDifferences: (here: RuleSet, there: RuleSet) => RulesDifference[];
  /** That two rule sets, by their names, do not differ. */
  readonly sayAlike: (one: string, other: string) => string;
  /** What is wrong with a knob and what to do. */
  readonly sayProblem: (problem: Problem) => string;
  readonly sayRuleSet: (ruleSet: RuleSet) => { name: string; summary: string };
  /** What stands on a printed sheet besides its sentences. */
  readonly sheet: SheetWords;
  /** Why a position that somebody set up is impossible. */
  readonly sayPositionProblem: (problem: PositionProblem, context: Context) => string;
}

export interface SheetWords {
  readonly game: string;
  /** What the star beside a line means. */
  readonly legend: string;
  readonly score: string;
  readonly round: string;
  readonly total: string;
  readonly side: string;
}
