import { fact, type Fact, type Phrase, type Reader } from '../../fact.ts';
import { numbersIn } from '../numbersIn.ts';

const MOST = 16;

/** Several numbers in one sentence are cases, not a list. */
const cases = (plain: string): number => plain.match(/\b\d{1,2} players\b/g)?.length ?? 0;

const among = (numbers: readonly number[]): Fact[] =>
  numbers.every((number) => number >= 2 && number <= MOST)
    ? [
        fact(
          'seating',
          'players',
          [...new Set(numbers)].sort((a, b) => a - b),
        ),
      ]
    : [];

/** "with 4 players" begins a condition, and "each 4 players" is none of these. */
const PLAYED = String.raw`(?<!\b(?:recommended|with|if|when|where|only|needs?|over|every|each|per|or|to|-|atleast|atmost|least) )`;
const WHO = String.raw`(?:players|of us\b|play(?:ers)?\b|can play)(?! play(?:s|ing)? (?:alone|individually|in|as|with|for))`;

/** A condition that goes on up to the numbers. */
const CONDITION = /\b(?:with|if|when|where)(?: there are)?(?: \d{1,2},?)*(?: or| and| to)? ?$/;

const list: Phrase = {
  says: new RegExp(String.raw`${PLAYED}\b(\d{1,2}(?:(?:, | or |, or | and |/)\d{1,2})*) ${WHO}`),
  means: ({ 1: numbers, index }, { plain }) =>
    cases(plain) > 1 || CONDITION.test(plain.slice(0, index)) ? [] : among(numbersIn(numbers!)),
};

const range: Phrase = {
  says: new RegExp(String.raw`${PLAYED}\b(\d{1,2}) ?(?:-|to|through) ?(\d{1,2}) ${WHO}`),
  means: ({ 1: first, 2: last, index }, { plain }) =>
    CONDITION.test(plain.slice(0, index)) ? [] : among(numbersIn(`${first}-${last}`)),
};

const labelled: Phrase = {
  says: /^(?:number of )?players ?: ?(\d{1,2}(?:(?:, | or |, or |\/)\d{1,2})*)(?! ?(?:-|to))/,
  means: ([, numbers]) => among(numbersIn(numbers!)),
};

const labelledRange: Phrase = {
  says: /^(?:number of )?players ?: ?(\d{1,2}) ?(?:-|to) ?(\d{1,2})/,
  means: ([, first, last]) => among(numbersIn(`${first}-${last}`)),
};

export const players: Reader = [range, list, labelled, labelledRange];
