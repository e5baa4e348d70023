import type { Rules } from '@hand-and-foot/engine';
import type { RuleSet } from '../ruleSet.ts';

/** One question for people who don't want a form. Its words belong to each language. */
export interface Question {
  id: string;
  options: readonly Option[];
  /** Whether the answers so far leave nothing to ask. */
  skipped?: (answers: Answers) => boolean;
}

export interface Option {
  id: string;
  /** Whether these rules play so already. */
  holds: (rules: Rules) => boolean;
  /** The changes that make rules play that way. */
  changes: (rules: Rules) => Partial<Rules>;
}

/** By question, the option that was chosen. */
export type Answers = Readonly<Record<string, string>>;

/** The rule set nearest to the answers, and the changes it needs to match them. */
export interface Found {
  parent: RuleSet;
  changes: Partial<Rules>;
}
