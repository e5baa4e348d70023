import { teamsIn, type Seating } from '@hand-and-foot/engine';
import type { Problem } from '@hand-and-foot/rulesets';
import { problemsSaid, type ProblemSayings } from '../problemSayings.ts';
import { listed } from './list.ts';
import { figure } from './number.ts';

const TYPES = {
  number: 'a number',
  text: 'a word in quotes',
  list: 'a list, in square brackets',
  object: 'an object, in braces',
};

const SEATING_NEEDS: Partial<Record<Seating, string>> = {
  alone: 'seats for everyone',
  pairs: 'an even number of players, 4 or more',
  threes: '6 players',
  fifthChanges: '5 players',
};

const needsOf = (seating: Seating): string =>
  SEATING_NEEDS[seating] ?? `a number of players that makes ${teamsIn(seating)} teams of 2 or more`;

const JSON_NEEDS = {
  value: 'a value: a number, a word in quotes, a list or an object',
  key: 'a name in quotes',
  colon: 'a colon',
  comma: 'a comma or a closing bracket',
  quote: 'a word with a quote at both ends',
  end: 'the end of the file',
  shallower: 'fewer levels of brackets',
};

const sayings: ProblemSayings = {
  notJson: ({ line, column, need, found }) =>
    `line ${line}, column ${column} needs ${JSON_NEEDS[need]}, but ${found === undefined ? 'the file ends there' : `it has ${JSON.stringify(found)}`}`,
  repeatedKey: ({ line, column }) =>
    `appears a second time at line ${line}, column ${column}; keep one`,
  notRules: () => 'must be the name of a rule set, or an object with every setting',
  unknownRuleSet: ({ id, nearest }) => `there’s no rule set "${id}"${meant(nearest)}`,
  tooManyParents: ({ most }) => `rules can build on other changed rules only ${most} levels deep`,
  badChanges: () => 'must be an object with settings and their new values',
  missingParent: () => 'is missing; name the rule set you’re changing, such as "house"',
  knobBesideChanges: () => 'goes under "changes"; move it there',
  unknownKey: ({ nearest }) =>
    `doesn’t belong next to "parent"${meant(nearest) || '; settings go under "changes"'}`,
  badName: ({ longest }) => `must be 1 to ${longest} letters long`,
  badWords: ({ at, longest }) =>
    at === undefined
      ? 'must be an object with meld, book, clean, dirty or wild'
      : `must be meld, book (each with "one" and "many"), clean, dirty or wild, with 1 to ${longest} letters`,
  unknownKnob: ({ nearest }) => `there’s no such setting${meant(nearest)}`,
  missingKnob: () => 'is missing; give it a value',
  wrongType: ({ need }) => `must be ${TYPES[need]}`,
  outOfRange: ({ value, min, max, step }) => `must be ${rangeOf(min, max, step)}; it’s ${value}`,
  notAChoice: ({ value, options }) =>
    `must be ${listed(
      options.map((option) => `"${option}"`),
      'or',
    )}; it’s "${value}"`,
  wrongLength: ({ have, least, most }) =>
    `must have ${least} ${most - least === 1 ? 'or' : 'to'} ${most} entries; it has ${have}`,
  repeated: ({ value }) => `has "${value}" twice; keep one`,
  unknownField: ({ field, nearest }) => `has no place for "${field}"${meant(nearest)}`,
  missingField: ({ field }) => `needs "${field}"; add it`,
  unknownKind: ({ kind, nearest }) => `the deck has no cards called "${kind}"${meant(nearest)}`,
  missingKind: ({ kind }) => `needs a value for "${kind}"`,
  unknownPlayers: ({ players, fewest, most }) =>
    `is for "${players}" players; a table has ${fewest} to ${most}`,
  forPlayers: ({ players, of }) => `with ${players} players, ${sayProblem(of).replace(/\.$/, '')}`,
  playersDiffer: ({ players }) => `needs an entry for ${players} players, like the other settings`,
  seatingImpossible: ({ players, seating }) =>
    `"${seating}" needs ${needsOf(seating)}; this is for ${players}`,
  tooManyDecks: ({ players, most }) =>
    `${players} players can have at most ${most} decks of this kind, because each one is so large`,
  tooManyDealt: ({ knob, players, need, have }) =>
    `${players} players need ${figure(need)} cards, counting the first draw; there are only ${figure(have)}. ${knob === 'piles' ? 'Use smaller piles or more decks' : 'Set fewer aside, or use more decks'}`,
  manyCaps: () =>
    'only one kind of card can cap books, and it must have a single face, like the Lady',
  noNaturals: () => 'no card is "natural", so nothing could be melded. Make some natural',
  noThrees: () => 'this deck has no threes. Set threes to "apart"',
  threesDiffer: () =>
    'red and black threes can be one rank only if both are natural and worth the same. Change their roles or values',
  negativeValue: ({ kind }) =>
    `only cards that go straight to the table can be worth less than 0; raise "${kind}" to 0`,
  needsTwoPiles: ({ have }) => `this needs exactly 2 piles; there are ${have}`,
  upcardNever: () => 'every card would be replaced. Let some stay',
  noWayToTake: () =>
    'the pile can be picked up, but no way to do it is chosen. Choose at least one',
  startBeyondBook: ({ cards, bookSize }) =>
    `a meld would start with ${cards} cards, but a book has only ${bookSize}. Ask for fewer`,
  naturalsBeyondStart: ({ naturals, cards }) =>
    `asks for ${naturals} natural cards out of ${cards}. Ask for fewer`,
  stepsUnordered: () => 'the steps must go up. Put them in order',
  cannotOpen: () => 'no card you can meld is worth any points. Raise some values, or ask for 0',
  mightNeverEnd: () =>
    'if you discard as many cards as you draw, a round could go on forever. Let players draw more, or end the round when the draw pile runs out',
  rankNotNatural: ({ kind }) => `"${kind}" isn’t natural, so it has no books`,
  wildHasNoRank: () => 'a wild book has no rank. Leave the rank out',
  bookImpossible: ({ kind, players }) =>
    `with ${players} players, nobody can make a ${kind} book, so nobody could go out`,
  tooManyBooks: ({ kind, rank, players, round, need, most }) =>
    `round ${round} asks for ${need} ${bookName(kind, rank, need)}; with ${players} players, a team can have at most ${most}`,
  tooManyBooksTogether: ({ players, round }) =>
    `with ${players} players, nobody can make all the books that round ${round} asks for. Ask for fewer`,
};

/** A problem with a knob, and what to do about it: "draw: must be a whole number from 1 to 5; it is 9." */
export const sayProblem: (problem: Problem) => string = problemsSaid(sayings);

function rangeOf(min: number, max: number, step: number): string {
  const range = `a whole number from ${min} to ${max}`;
  return step === 1 ? range : `${range}, in steps of ${step}`;
}

function meant(nearest: string | undefined): string {
  return nearest === undefined ? '' : `. Did you mean "${nearest}"?`;
}

function bookName(kind: string, rank: string | undefined, count: number): string {
  const book = count === 1 ? 'book' : 'books';
  const name = kind === 'any' ? book : `${kind} ${book}`;
  return rank === undefined ? name : `${name} of "${rank}"`;
}
