import type { Reason } from '@hand-and-foot/bots';
import type { Card, Event, Kind, Pack, PositionProblem, Refusal } from '@hand-and-foot/engine';
import type { TableRefusal } from '@hand-and-foot/protocol';
import type { Problem, RuleSet } from '@hand-and-foot/rulesets';
import type { Context } from './context.ts';
import type { RulesSection } from './rulesPage.ts';

/** A language: every sentence there is, in it. What one language says, every other must. */
export interface Speech {
  /** Its tag, as in `lang="en"`. */
  readonly language: string;

  // Small words
  /** A number with its thousands told apart. */
  figure(amount: number): string;
  /** "a, b and c", "a, b or c". */
  listed(items: readonly string[], joining?: 'and' | 'or'): string;
  /** "2 to 8", "4 or 6". */
  listedNumbers(numbers: readonly number[]): string;

  // Cards
  /** What so many cards of a kind are called: "nine", "red threes", "Lords". */
  nameOfKind(pack: Pack, kind: Kind, count: number): string;
  /** A card in little room: "9♥", "joker", "Lady". */
  sayCard(pack: Pack, card: Card): string;
  /** A card as it is read out: "5 of diamonds". */
  sayCardInFull(pack: Pack, card: Card): string;

  // Rules
  /** What a rule set is called, and what it is like. */
  sayRuleSet(ruleSet: RuleSet): { name: string; summary: string };
  /** A rule set told in sentences made from its data, with our rulings beside them. */
  sayRules(ruleSet: RuleSet): RulesSection[];
  /** What is wrong with a knob and what to do. */
  sayProblem(problem: Problem): string;
  /** Why a position that somebody set up is impossible. */
  sayPositionProblem(problem: PositionProblem, context: Context): string;

  // Play
  /** Why not: the rule, the fact it meets, and what can be done instead. */
  sayRefusal(refusal: Refusal | TableRefusal, context: Context): string;
  /** What happened, in a sentence; undefined where nothing need be said. */
  sayEvent(event: Event, context: Context): string | undefined;
  /** Why a player does what it does, in a sentence. */
  sayReason(reason: Reason, context: Context): string;
}
