import { packFor } from '@hand-and-foot/engine';
import type { PositionProblem } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import type { Problem } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { spanishRules as spanish } from './es.ts';
import { englishRules as english } from './index.ts';

/** One of each, so that none can be added without being read here. */
const problems: {
  [Name in Problem['problem']]: Omit<Extract<Problem, { problem: Name }>, 'problem'>;
} = {
  notJson: { knob: 'file', line: 3, column: 3, need: 'comma', found: '"' },
  repeatedKey: { knob: 'draw', line: 2, column: 2 },
  badWords: { knob: 'words', at: 'clean', longest: 20 },
  notRules: { knob: 'rules' },
  unknownRuleSet: { knob: 'parent', id: 'hose', nearest: 'house' },
  tooManyParents: { knob: 'parent', most: 5 },
  badChanges: { knob: 'changes' },
  missingParent: { knob: 'parent' },
  knobBesideChanges: { knob: 'draw' },
  unknownKey: { knob: 'colour' },
  badName: { knob: 'name', longest: 60 },
  unknownKnob: { knob: 'drew', nearest: 'draw' },
  missingKnob: { knob: 'draw' },
  wrongType: { knob: 'draw', need: 'number' },
  outOfRange: { knob: 'draw', value: 9, min: 1, max: 5, step: 1 },
  notAChoice: { knob: 'deal', value: 'thrown', options: ['drawn', 'dealt'] },
  wrongLength: { knob: 'piles', have: 1, least: 2, most: 3 },
  repeated: { knob: 'pickUpWith', value: 'pair' },
  unknownField: { knob: 'meldStart', field: 'many' },
  missingField: { knob: 'meldStart', field: 'cards' },
  unknownKind: { knob: 'values', kind: '11' },
  missingKind: { knob: 'values', kind: 'joker' },
  unknownPlayers: { knob: 'decks', players: '17', fewest: 2, most: 16 },
  playersDiffer: { knob: 'decks', players: 4 },
  seatingImpossible: { knob: 'seating', players: 5, seating: 'pairs' },
  forPlayers: {
    knob: 'forPlayers',
    players: 3,
    of: { problem: 'needsTwoPiles', knob: 'footPass', have: 3 },
  },
  tooManyDealt: { knob: 'piles', players: 8, need: 400, have: 270 },
  noNaturals: { knob: 'roles' },
  manyCaps: { knob: 'roles' },
  noThrees: { knob: 'threes' },
  threesDiffer: { knob: 'threes' },
  negativeValue: { knob: 'values', kind: 'red3' },
  tooManyDecks: { knob: 'decks', players: 6, most: 10 },
  needsTwoPiles: { knob: 'footPass', have: 3 },
  upcardNever: { knob: 'upcard' },
  noWayToTake: { knob: 'pickUpWith' },
  startBeyondBook: { knob: 'meldStart', cards: 7, bookSize: 5 },
  naturalsBeyondStart: { knob: 'meldStart', naturals: 4, cards: 3 },
  stepsUnordered: { knob: 'opening', at: 'steps.1' },
  cannotOpen: { knob: 'opening' },
  mightNeverEnd: { knob: 'draw' },
  rankNotNatural: { knob: 'rankBonus', at: '0', kind: 'joker' },
  wildHasNoRank: { knob: 'rankBonus', at: '0' },
  bookImpossible: { knob: 'booksNeeded', players: 4, kind: 'wild' },
  tooManyBooks: { knob: 'booksNeeded', players: 4, round: 1, kind: 'any', need: 9, most: 8 },
  tooManyBooksTogether: { knob: 'booksNeeded', players: 4, round: 2 },
};

const impossible: {
  [Name in PositionProblem['problem']]: Omit<
    Extract<PositionProblem, { problem: Name }>,
    'problem'
  >;
} = {
  wrongLength: { field: 'hands', have: 3, need: 4 },
  outOfRange: { field: 'turn', have: 9, least: 0, most: 3 },
  tooManyCopies: { card: 5, have: 6, most: 5 },
  tooManyStockPiles: { have: 3, most: 2 },
  heldButLaid: { seat: 1, card: 5 },
  notLaidHere: { side: 0, card: 5 },
  badMeld: { side: 0, meld: 1, refusal: { why: 'mixedRanks' } },
  badCap: { side: 0, meld: 1 },
  frozenWithoutWild: {},
  neverFrozen: {},
  neverAsked: {},
  wronglyAsked: {},
  wronglyDiscarding: {},
  wronglyOut: {},
  wronglyFinished: {},
  wronglyDown: {},
  kneeMisplaced: { seat: 1 },
  dealing: {},
};

const ruleSet = ruleSetById('house')!;
const context = { ruleSet, pack: packFor('standard'), names: ['Ana', 'Eva', 'Inés', 'Luis'] };

/** Words that no Spanish sentence has outside of quotes, where names from the data stand. */
const ENGLISH =
  /\b(the|of|and|or|is|are|you|with|for|not|from|must|may|has|needs?|there|cards?|books?|wilds?|rounds?|players?|hand|foot|stock|discards?|rules?)\b/i;

test.each(Object.entries(problems))('%s is told in both languages', (problem, rest) => {
  const whole = { problem, ...rest } as Problem;
  const inSpanish = spanish.sayProblem(whole);
  expect(inSpanish).not.toBe(english.sayProblem(whole));
  expect(inSpanish).toMatch(/^[\w, .]+: .*[.?]$/);
  expect(inSpanish.replace(/^.*?: /, '').replaceAll(/«.*?»/g, '')).not.toMatch(ENGLISH);
  for (const said of [inSpanish, english.sayProblem(whole)])
    expect(said).not.toMatch(/undefined|NaN|\[object/);
});

test.each(Object.entries(impossible))('a position with %s is told in both', (problem, rest) => {
  const whole = { problem, ...rest } as PositionProblem;
  const inSpanish = spanish.sayPositionProblem(whole, context);
  expect(inSpanish).not.toBe(english.sayPositionProblem(whole, context));
  expect(inSpanish.replace(/^(hands|turn) /, '').replaceAll(/«.*?»/g, '')).not.toMatch(ENGLISH);
  for (const said of [inSpanish, english.sayPositionProblem(whole, context)])
    expect(said).not.toMatch(/undefined|NaN|\[object/);
});
