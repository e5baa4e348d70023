import type { BookKind, Seating } from '@hand-and-foot/engine';

/**
 * A fault in rules somebody wrote, as data for a sentence. `knob` is where to look; `at` is the place inside
 * its value, such as `4` or `points.2`, if there is one.
 */
export type Problem = JsonProblem | SourceProblem | ShapeProblem | SenseProblem;

/** The text isn't JSON, or names something twice; where, counted from 1. */
export type JsonProblem =
  | {
      problem: 'notJson';
      knob: 'file';
      line: number;
      column: number;
      need: 'value' | 'key' | 'colon' | 'comma' | 'quote' | 'end' | 'shallower';
      found?: string;
    }
  | { problem: 'repeatedKey'; knob: string; line: number; column: number };

/** The rules could not be found or read at all. */
export type SourceProblem =
  | { problem: 'notRules'; knob: 'rules' }
  | { problem: 'unknownRuleSet'; knob: 'parent'; id: string; nearest?: string }
  | { problem: 'tooManyParents'; knob: 'parent'; most: number }
  | { problem: 'badChanges'; knob: 'changes' }
  | { problem: 'missingParent'; knob: 'parent' }
  | { problem: 'knobBesideChanges'; knob: string }
  | { problem: 'unknownKey'; knob: string; nearest?: string }
  | { problem: 'badName'; knob: 'id' | 'name' | 'summary'; longest: number }
  | { problem: 'badWords'; knob: 'words'; at?: string; longest: number };

/** A value is not of the form its knob asks for. */
export type ShapeProblem =
  | { problem: 'unknownKnob'; knob: string; nearest?: string }
  | { problem: 'missingKnob'; knob: string }
  | { problem: 'wrongType'; knob: string; at?: string; need: ValueType }
  | {
      problem: 'outOfRange';
      knob: string;
      at?: string;
      value: number;
      min: number;
      max: number;
      step: number;
    }
  | { problem: 'notAChoice'; knob: string; at?: string; value: string; options: string[] }
  | { problem: 'wrongLength'; knob: string; at?: string; have: number; least: number; most: number }
  | { problem: 'repeated'; knob: string; at?: string; value: string }
  | { problem: 'unknownField'; knob: string; at?: string; field: string; nearest?: string }
  | { problem: 'missingField'; knob: string; at?: string; field: string }
  | { problem: 'unknownKind'; knob: string; at?: string; kind: string; nearest?: string }
  | { problem: 'missingKind'; knob: string; at?: string; kind: string }
  | { problem: 'unknownPlayers'; knob: string; players: string; fewest: number; most: number };

export type ValueType = 'number' | 'text' | 'list' | 'object';

/** Knobs that name the rank of a book. */
export type RankKnob = 'booksNeeded' | 'rankBonus' | 'byRank' | 'discardBarred' | 'laid';

/** Each value is in order, but together nobody could play them. */
export type SenseProblem =
  /** A fault of the rules that so many players have. */
  | { problem: 'forPlayers'; knob: 'forPlayers'; players: number; of: Problem }
  | { problem: 'playersDiffer'; knob: 'decks' | 'seating'; players: number }
  | { problem: 'seatingImpossible'; knob: 'seating'; players: number; seating: Seating }
  | { problem: 'tooManyDecks'; knob: 'decks'; players: number; most: number }
  | {
      problem: 'tooManyDealt';
      knob: 'piles' | 'setAside';
      players: number;
      need: number;
      have: number;
    }
  | { problem: 'noNaturals'; knob: 'roles' }
  | { problem: 'noThrees'; knob: 'threes' }
  | { problem: 'threesDiffer'; knob: 'threes' }
  | { problem: 'manyCaps'; knob: 'roles' }
  | { problem: 'negativeValue'; knob: 'values'; kind: string }
  | { problem: 'needsTwoPiles'; knob: 'handChoice' | 'footPass'; have: number }
  | { problem: 'upcardNever'; knob: 'upcard' }
  | { problem: 'noWayToTake'; knob: 'pickUpWith' }
  | {
      problem: 'startBeyondBook';
      knob: 'meldStart' | 'byRank';
      at?: string;
      cards: number;
      bookSize: number;
    }
  | {
      problem: 'naturalsBeyondStart';
      knob: 'meldStart' | 'byRank';
      at?: string;
      naturals: number;
      cards: number;
    }
  | { problem: 'stepsUnordered'; knob: 'opening'; at: string }
  | { problem: 'cannotOpen'; knob: 'opening' }
  | { problem: 'mightNeverEnd'; knob: 'emptyStock' | 'draw' }
  | {
      problem: 'rankNotNatural';
      knob: RankKnob;
      at: string;
      kind: string;
    }
  | { problem: 'wildHasNoRank'; knob: RankKnob; at: string }
  | { problem: 'bookImpossible'; knob: 'booksNeeded'; players: number; kind: BookKind }
  | {
      problem: 'tooManyBooks';
      knob: 'booksNeeded';
      players: number;
      round: number;
      kind: BookKind | 'any';
      rank?: string;
      need: number;
      most: number;
    }
  | { problem: 'tooManyBooksTogether'; knob: 'booksNeeded'; players: number; round: number };
