import type { PositionProblem } from '@hand-and-foot/engine';
import type { Problem, RuleSet } from '@hand-and-foot/rulesets';
import type { Context } from './context.ts';
import type { RulesSection } from './rulesPage.ts';

/** What a language says about rules, apart from play: whoever only plays does without. */
export interface RulesSpeech {
  /** Its tag, as in `lang="en"`. */
  readonly language: string;
  /** A rule set told in sentences made from its data, with our rulings beside them. */
  readonly sayRules: (ruleSet: RuleSet) => RulesSection[];
  /** What is wrong with a knob and what to do. */
  readonly sayProblem: (problem: Problem) => string;
  /** Why a position that somebody set up is impossible. */
  readonly sayPositionProblem: (problem: PositionProblem, context: Context) => string;
}
