import type { RuleSet } from '@hand-and-foot/rulesets';

/** A language's numbers, lists and names of rule sets: enough to choose a game, without the sentences of play. */
export interface SmallWords {
  /** Its tag, as in `lang="en"`. */
  readonly language: string;
  /** A number with its thousands told apart. */
  readonly figure: (amount: number) => string;
  /** "a, b and c", "a, b or c". */
  readonly listed: (items: readonly string[], joining?: 'and' | 'or') => string;
  /** "2 to 8", "4 or 6". */
  readonly listedNumbers: (numbers: readonly number[]) => string;
  /** A rule set's name and summary. There is more about rules in `RulesSpeech`. */
  readonly sayRuleSet: (ruleSet: RuleSet) => { name: string; summary: string };
}
