import type { Reason } from '@hand-and-foot/bots';
import type { BookKind, Card, Event, Kind, Pack, Refusal } from '@hand-and-foot/engine';
import type { TableRefusal } from '@hand-and-foot/protocol';
import type { RuleSet } from '@hand-and-foot/rulesets';
import type { ButtonContext, ButtonText, Press } from './button.ts';
import type { Context } from './context.ts';
import type { Goal } from './goal.ts';
import type { ScoreLine } from './scoreSheet.ts';
import type { Owner, Slot } from './slot.ts';
import type { SmallWords } from './smallWords.ts';
import type { Stack } from './stack.ts';

/** A language: every sentence of play, in it. What one language says, every other must. */
export interface Speech extends SmallWords {
  // Cards
  /** The name of `count` cards of a kind: "nine", "red threes", "Lords". */
  readonly nameOfKind: (pack: Pack, kind: Kind, count: number) => string;
  /** A card in little room: "9♥", "joker", "Lady". */
  readonly sayCard: (pack: Pack, card: Card) => string;
  /** A card as it is read out: "5 of diamonds". */
  readonly sayCardInFull: (pack: Pack, card: Card) => string;

  // Books, in the words of the rule set
  /** "clean book", "red books". */
  readonly nameOfBook: (ruleSet: RuleSet, kind: BookKind | 'any', count: number) => string;
  /** The adjective for `count` books of a kind: "clean", "red". */
  readonly qualityOf: (ruleSet: RuleSet, kind: BookKind, count?: number) => string;

  // Play
  /** Why not: the rule, the fact it meets, and what can be done instead. */
  readonly sayRefusal: (refusal: Refusal | TableRefusal, context: Context) => string;
  /** An event as a sentence; undefined if nothing needs saying. */
  readonly sayEvent: (event: Event, context: Context) => string | undefined;
  /** A seat's whole turn in one sentence; undefined if there is nothing to tell. */
  readonly sayTurn: (events: readonly Event[], context: Context) => string | undefined;
  /** Why a player does what it does, in a sentence. */
  readonly sayReason: (reason: Reason, context: Context) => string;

  // Things on the screen, for people who see it and people who hear it
  /** "Kings, 3, 2 chosen". */
  readonly sayStack: (stack: Stack, context: Context) => string;
  /** "Our kings, 5 cards, 1 wild, 2 short of a book, dirty". */
  readonly saySlot: (slot: Slot, context: Context) => string;
  /** A button's text: "Add 2 kings", and below it "Completes a dirty book". */
  readonly sayAction: (action: Press, context: ButtonContext) => ButtonText;
  /** Something that going out asks for, in few words: "1 of 2 dirty". We ourselves, if nobody is named. */
  readonly sayGoal: (goal: Goal, context: Context, owner?: Owner) => string;
  /** The lines of the score sheet that these rules have. */
  readonly sayScoreSheet: (ruleSet: RuleSet) => ScoreLine[];
}
