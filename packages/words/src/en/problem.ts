import type { Problem } from '@hand-and-foot/rulesets';
import { listed } from './list.ts';
import { countAlone, figure } from './number.ts';

type Sayings = {
  [Name in Problem['problem']]: (problem: Extract<Problem, { problem: Name }>) => string;
};

const TYPES = {
  number: 'a number',
  text: 'a word in quotes',
  list: 'a list, in square brackets',
  object: 'an object, in braces',
};

const SEATING_NEEDS = {
  alone: 'seats for everyone',
  pairs: 'an even number of players, four or more',
  threes: 'six players',
  fifthChanges: 'five players',
};

const sayings: Sayings = {
  notRules: () => 'must be the name of a rule set, or an object with every knob',
  unknownRuleSet: ({ id, nearest }) => `there is no rule set "${id}"${meant(nearest)}`,
  tooManyParents: ({ most }) => `rules may be changed from changed rules ${most} deep, no deeper`,
  badChanges: () => 'must be an object that names knobs and their new values',
  missingParent: () => 'is missing; name the rule set that is changed, such as "house"',
  knobBesideChanges: () => 'belongs under "changes"; move it there',
  unknownKey: ({ nearest }) =>
    `has no meaning beside a parent${meant(nearest) || '; knobs belong under "changes"'}`,
  badName: ({ longest }) => `must be a text of 1 to ${longest} letters`,
  unknownKnob: ({ nearest }) => `there is no such knob${meant(nearest)}`,
  missingKnob: () => 'is missing; give it a value',
  wrongType: ({ need }) => `must be ${TYPES[need]}`,
  outOfRange: ({ value, min, max, step }) => `must be ${rangeOf(min, max, step)}; it is ${value}`,
  notAChoice: ({ value, options }) =>
    `must be ${listed(
      options.map((option) => `"${option}"`),
      'or',
    )}; it is "${value}"`,
  wrongLength: ({ have, least, most }) => `must have ${least} to ${most} entries; it has ${have}`,
  repeated: ({ value }) => `has "${value}" twice; keep one`,
  unknownField: ({ field, nearest }) => `has no place for "${field}"${meant(nearest)}`,
  missingField: ({ field }) => `needs "${field}"; add it`,
  unknownKind: ({ kind, nearest }) => `the pack has no cards called "${kind}"${meant(nearest)}`,
  missingKind: ({ kind }) => `needs a value for "${kind}"`,
  unknownPlayers: ({ players, fewest, most }) =>
    `is given for "${players}" players; a table seats ${fewest} to ${most}`,
  playersDiffer: ({ players }) => `needs an entry for ${players} players, who are named elsewhere`,
  seatingImpossible: ({ players, seating }) =>
    `"${seating}" needs ${SEATING_NEEDS[seating]}; it is given for ${players}`,
  tooManyDealt: ({ players, need, have }) =>
    `${players} players would need ${figure(need)} cards with the first draw; the deck has ${figure(have)}. Use smaller piles or more decks`,
  manyCaps: () => 'only one card may cap books, and it must have a single face, as the Lady has',
  noNaturals: () => 'no kind of card is "natural", so nothing could be melded. Make some so',
  negativeValue: ({ kind }) => `only cards that are "laid" may cost points; raise "${kind}" to 0`,
  needsTwoPiles: ({ have }) => `this needs exactly two piles; there are ${countAlone(have)}`,
  upcardNever: () => 'every kind of card would be replaced. Let some stay',
  noWayToTake: () => 'discards may be taken, but in no way. Name at least one',
  startBeyondBook: ({ cards, bookSize }) =>
    `a meld would begin with ${cards} cards, beyond the ${bookSize} of a book. Ask for fewer`,
  naturalsBeyondStart: ({ naturals, cards }) =>
    `asks for ${naturals} naturals among ${cards} cards. Ask for fewer`,
  stepsUnordered: () => 'the steps must rise from one to the next. Put them in order',
  cannotOpen: () => 'no card that may be melded counts any points. Raise some values, or ask for 0',
  mightNeverEnd: () =>
    'one card in and one card out, turn after turn, may never end the round. Let players draw at least two',
  rankNotNatural: ({ kind }) => `"${kind}" is not a natural rank, so it has no books`,
  wildHasNoRank: () => 'a wild book has no rank. Leave the rank out',
  bookImpossible: ({ kind, players }) =>
    `no ${kind} book can be made with ${players} players, so nobody could go out`,
  tooManyBooks: ({ kind, rank, players, round, need, most }) =>
    `round ${round} asks for ${need} ${bookName(kind, rank)}; with ${players} players a side can have ${most} at most`,
  tooManyBooksTogether: ({ players, round }) =>
    `the books of round ${round} cannot all be held together with ${players} players. Ask for fewer`,
};

/** A problem with a knob, and what to do about it: "draw: must be a whole number from 1 to 5; it is 9." */
export function sayProblem(problem: Problem): string {
  const say = sayings[problem.problem] as (each: Problem) => string;
  const place = 'at' in problem && problem.at !== undefined ? `, ${problem.at}` : '';
  return ended(`${problem.knob}${place}: ${say(problem)}`);
}

function rangeOf(min: number, max: number, step: number): string {
  const range = `a whole number from ${min} to ${max}`;
  return step === 1 ? range : `${range}, in steps of ${step}`;
}

function meant(nearest: string | undefined): string {
  return nearest === undefined ? '' : `. Did you mean "${nearest}"?`;
}

function bookName(kind: string, rank: string | undefined): string {
  const name = kind === 'any' ? 'books' : `${kind} books`;
  return rank === undefined ? name : `${name} of "${rank}"`;
}

function ended(sentence: string): string {
  return sentence.endsWith('?') ? sentence : `${sentence}.`;
}
