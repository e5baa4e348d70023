import { packFor } from '@hand-and-foot/engine';
import type { PositionProblem } from '@hand-and-foot/engine';
import type { Problem, Warning } from '@hand-and-foot/rulesets';
import { editorWords, warningWords } from '@hand-and-foot/words/editor';
import { interviewWords } from '@hand-and-foot/words/interview';
import { contextOf, eachInBoth, inBoth, type Said } from './said.ts';
import { allOf, card, type SomeOfEach } from './samples.ts';

const problemSamples: SomeOfEach<Problem, 'problem'> = {
  notJson: [
    { knob: 'file', line: 3, column: 3, need: 'comma', found: '"' },
    { knob: 'file', line: 1, column: 6, need: 'comma' },
  ],
  repeatedKey: [{ knob: 'draw', line: 2, column: 2 }],
  badWords: [
    { knob: 'words', longest: 20 },
    { knob: 'words', at: 'clean', longest: 20 },
  ],
  notRules: [{ knob: 'rules' }],
  unknownRuleSet: [
    { knob: 'parent', id: 'hose', nearest: 'house' },
    { knob: 'parent', id: 'hose' },
  ],
  tooManyParents: [{ knob: 'parent', most: 5 }],
  badChanges: [{ knob: 'changes' }],
  missingParent: [{ knob: 'parent' }],
  knobBesideChanges: [{ knob: 'draw' }],
  unknownKey: [{ knob: 'hue' }, { knob: 'nmae', nearest: 'name' }],
  badName: [{ knob: 'name', longest: 60 }],
  unknownKnob: [{ knob: 'drew', nearest: 'draw' }],
  missingKnob: [{ knob: 'draw' }],
  wrongType: [
    { knob: 'draw', need: 'number' },
    { knob: 'deal', need: 'text' },
    { knob: 'piles', need: 'list' },
    { knob: 'pickUp', need: 'object' },
  ],
  outOfRange: [
    { knob: 'draw', value: 9, min: 1, max: 5, step: 1 },
    { knob: 'values', at: 'K', value: 7, min: 0, max: 500, step: 5 },
  ],
  notAChoice: [{ knob: 'deal', value: 'thrown', options: ['grabbed', 'drawn', 'dealt'] }],
  wrongLength: [{ knob: 'piles', have: 1, least: 2, most: 3 }],
  repeated: [{ knob: 'pickUpWith', value: 'pair' }],
  unknownField: [{ knob: 'meldStart', field: 'many' }],
  missingField: [{ knob: 'meldStart', field: 'cards' }],
  unknownKind: [{ knob: 'values', kind: '11' }],
  missingKind: [{ knob: 'values', kind: 'joker' }],
  unknownPlayers: [{ knob: 'decks', players: '17', fewest: 2, most: 16 }],
  playersDiffer: [{ knob: 'decks', players: 4 }],
  seatingImpossible: [
    { knob: 'seating', players: 5, seating: 'pairs' },
    { knob: 'seating', players: 5, seating: 'threes' },
    { knob: 'seating', players: 8, seating: 'teams3' },
    { knob: 'seating', players: 4, seating: 'fifthChanges' },
  ],
  tooManyDecks: [{ knob: 'decks', players: 6, most: 10 }],
  forPlayers: [
    {
      knob: 'forPlayers',
      players: 3,
      of: { problem: 'needsTwoPiles', knob: 'footPass', have: 3 },
    },
  ],
  tooManyDealt: [{ knob: 'piles', players: 8, need: 400, have: 270 }],
  noNaturals: [{ knob: 'roles' }],
  manyCaps: [{ knob: 'roles' }],
  noThrees: [{ knob: 'threes' }],
  threesDiffer: [{ knob: 'threes' }],
  negativeValue: [{ knob: 'values', kind: 'red3' }],
  needsTwoPiles: [{ knob: 'footPass', have: 3 }],
  upcardNever: [{ knob: 'upcard' }],
  noWayToTake: [{ knob: 'pickUpWith' }],
  startBeyondBook: [{ knob: 'meldStart', cards: 7, bookSize: 5 }],
  naturalsBeyondStart: [{ knob: 'meldStart', naturals: 4, cards: 3 }],
  stepsUnordered: [{ knob: 'opening', at: 'steps.1' }],
  cannotOpen: [{ knob: 'opening' }],
  mightNeverEnd: [{ knob: 'draw' }],
  rankNotNatural: [{ knob: 'rankBonus', at: '0', kind: 'joker' }],
  wildHasNoRank: [{ knob: 'rankBonus', at: '0' }],
  bookImpossible: [{ knob: 'booksNeeded', players: 4, kind: 'wild' }],
  tooManyBooks: [
    { knob: 'booksNeeded', players: 4, round: 1, kind: 'any', need: 9, most: 8 },
    { knob: 'booksNeeded', players: 4, round: 2, kind: 'clean', rank: '7', need: 2, most: 1 },
  ],
  tooManyBooksTogether: [{ knob: 'booksNeeded', players: 4, round: 2 }],
};

const warningSamples: SomeOfEach<Warning, 'warning'> = {
  openingBeyondHand: [{ knob: 'opening', need: 500, most: 440, cards: 13 }],
  bookBeyondHand: [{ knob: 'opening', need: 7, cards: 6 }],
  openingFalls: [{ knob: 'opening' }],
  booksFall: [{ knob: 'booksNeeded', round: 2 }],
  roundsNeverPlayed: [
    { knob: 'opening', have: 4, rounds: 3 },
    { knob: 'opening', have: 2, rounds: 1 },
  ],
  wildsForFew: [
    { knob: 'booksNeeded', players: 4, sides: 4, can: 1 },
    { knob: 'booksNeeded', players: 4, sides: 4, can: 0 },
  ],
  cardsForFew: [{ knob: 'booksNeeded', players: 4, sides: 4, can: 2 }],
  stockShort: [
    { knob: 'piles', players: 4, left: 10, need: 16 },
    { knob: 'piles', players: 4, left: 1, need: 16 },
  ],
  noMelds: [{ knob: 'meldStart', players: 2 }],
  noBooks: [{ knob: 'bookSize', players: 2 }],
  wildsIdle: [{ knob: 'wildLimits' }],
  bookBelowCards: [{ knob: 'bookBonus', kind: 'clean', bonus: 30, cards: 35 }],
  dirtyAboveClean: [{ knob: 'bookBonus', clean: 300, dirty: 500 }],
  wildBookUnpaid: [{ knob: 'bookBonus' }],
  wildBookNever: [{ knob: 'bookBonus', bonus: 1000 }],
  caughtBelowValue: [{ knob: 'caught', kind: 'A', caught: 5, value: 20 }],
  wildBelowNaturals: [{ knob: 'values', kind: 'joker', value: 0, natural: 20 }],
  pickUpNever: [{ knob: 'pickUpAtLeast' }, { knob: 'pickUpBlockedBy' }],
  idle: [
    { knob: 'exactGrab' },
    { knob: 'jokersPerDeck' },
    { knob: 'drawFrom' },
    { knob: 'allLaid' },
    { knob: 'laid' },
    { knob: 'outBarredBy' },
    { knob: 'starterUpcard' },
    { knob: 'freezing' },
    { knob: 'discardFirst' },
  ],
};

const impossibleSamples: SomeOfEach<PositionProblem, 'problem'> = {
  wrongLength: [{ field: 'hands', have: 3, need: 4 }],
  outOfRange: [{ field: 'turn', have: 9, least: 0, most: 3 }],
  tooManyCopies: [{ card: card('9h'), have: 6, most: 5 }],
  tooManyStockPiles: [
    { have: 3, most: 2 },
    { have: 2, most: 1 },
  ],
  heldButLaid: [{ seat: 1, card: card('3h') }],
  notLaidHere: [{ side: 0, card: card('9h') }],
  badMeld: [{ side: 0, meld: 1, refusal: { why: 'mixedRanks' } }],
  badCap: [{ side: 0, meld: 1 }],
  frozenWithoutWild: [{}],
  neverFrozen: [{}],
  neverAsked: [{}],
  wronglyAsked: [{}],
  wronglyDiscarding: [{}],
  wronglyOut: [{}],
  wronglyFinished: [{}],
  wronglyDown: [{}],
  kneeMisplaced: [{ seat: 1 }],
  dealing: [{}],
};

/** The rules editor: its labels, what it objects to, and the questions that lead to it. */
export function editorSaid(): Said[] {
  const pack = packFor('standard');
  const words = (path: string, pick: (language: 'en' | 'es') => Readonly<Record<string, string>>) =>
    Object.keys(pick('en')).flatMap((key) =>
      inBoth('editor', `${path}${key}`, ({ language }) => pick(language)[key] ?? '(missing)'),
    );
  return [
    ...words('', (language) => editorWords[language].knobs),
    ...Object.keys(editorWords.en.options).flatMap((path) =>
      words(`${path} = `, (language) => editorWords[language].options[path] ?? {}),
    ),
    ...words('', (language) => editorWords[language].fields),
    ...Object.keys(interviewWords.en).flatMap((id) =>
      eachInBoth('editor', `question ${id}`, ({ language }) => {
        const { ask, options } = interviewWords[language][id]!;
        return [ask, ...Object.values(options)];
      }),
    ),
    ...allOf<Warning, 'warning'>('warning', warningSamples).flatMap((warning) =>
      inBoth('editor', warning.warning, ({ language }) => warningWords[language](warning, pack)),
    ),
    ...allOf<Problem, 'problem'>('problem', problemSamples).flatMap((problem) =>
      inBoth('editor', problem.problem, ({ rules }) => rules.sayProblem(problem)),
    ),
  ];
}

/** Positions that somebody wrote by hand and that can't be. */
export function positionsSaid(): Said[] {
  return allOf<PositionProblem, 'problem'>('problem', impossibleSamples).flatMap((problem) =>
    inBoth('records', problem.problem, ({ rules }) =>
      rules.sayPositionProblem(problem, contextOf('house')),
    ),
  );
}
