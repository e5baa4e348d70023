import { hasDenial } from '../../clause.ts';
import { fact, type Fact, type Phrase, type Reader } from '../../fact.ts';
import type { Sentence } from '../../sentence.ts';
import { roundsNamed } from '../rounds.ts';

const ABOUT =
  /\bminimums?\b|\bopening\b|\b(?:to |must |you )open\b|\binitial meld\b|\b1st meld\b|\bfirst (?:meld|lay-?down|laying)\b|\bmeld (?:requirements?|of atleast)\b|\bgo down\b|\bget down\b|\blay(?:ing)? down\b|\bcome down\b|\bon the board\b|\brequirements?\b|\bpoints needed\b|\bto start play\b|\bto lay down\b|\bpoints meld\b|\bmust meld\b/;
const NOT_ABOUT = /\bgo out\b|\bdeal\b.*\bbonus\b|\bbook\b.*\b(?:500|300)\b/;
const POINTS = String.raw`\b(\d{2,3})\b(?! (?:cards|decks|for))`;

const isMinimum = (points: number): boolean => points >= 15 && points <= 300 && points % 5 === 0;

function inRounds(pairs: readonly (readonly [number, number])[]): Fact[] {
  return pairs
    .filter(([round, points]) => round >= 1 && round <= 12 && isMinimum(points))
    .map(([round, points]) => fact('opening', String(round), points));
}

/** "round 1 = 50", and a round that stands after its points. */
const byRound: Phrase = {
  says: new RegExp(
    String.raw`(?:\brounds? )?\b(?:round ([1-9])(?: and ([1-9]))?|round last)\b[^.\d]{0,40}?${POINTS}(?: points)?(?: (?:and|,) (\d{2,3}) (?:points )?respectively)?|${POINTS}(?: points)?(?: (?:in|for)) (?:the )?(?:round ([1-9])|round last)\b`,
  ),
  under: new RegExp(`${ABOUT.source}|^(?:(?!points needed).)*: round [1-6] \\(?\\d{2,3}\\)?`),
  notUnder: NOT_ABOUT,
  means: (match, sentence) => {
    if (isLadder(sentence)) return [];
    const [, round, also, points, respectively, before, later] = match;
    if (before !== undefined) return inRounds([[Number(later ?? 4), Number(before)]]);
    const first = Number(round ?? 4);
    const second = respectively ?? points;
    return inRounds([
      [first, Number(points)],
      ...(also === undefined ? [] : [[Number(also), Number(second)] as const]),
    ]);
  },
};

/** "50 / 90 / 120 / 150": three or more, rising, nothing said against it. */
const ladder: Phrase = {
  says: /^.*$/,
  under: ABOUT,
  notUnder: NOT_ABOUT,
  means: (_, sentence) =>
    isLadder(sentence)
      ? minimumsIn(sentence).map((points, index) => fact('opening', String(index + 1), points))
      : [],
};

const always: Phrase = {
  says: new RegExp(
    String.raw`${POINTS}(?: points)? (?:every|each|in every|in each|for every) (?:round|hand|time)\b|\b(?:the same|always)\b[^.\d]{0,30}${POINTS}(?: points)?`,
  ),
  under: ABOUT,
  notUnder: NOT_ABOUT,
  means: ([, one, other]) => base('every', Number(one ?? other)),
};

/** A single number, told without a round. */
const single: Phrase = {
  says: new RegExp(
    String.raw`^(?!.*\brounds?\b)(?!.*\bscore of\b)(?!.*\bexample\b)[^\d]*${POINTS}(?: points)?[^\d]*$`,
  ),
  under: ABOUT,
  notUnder: new RegExp(`${NOT_ABOUT.source}|\\bbonus\\b|\\bwild\\b|\\bjokers\\b`),
  means: ([said, points], { plain, under }) => {
    if (
      hasDenial(plain) ||
      /\b(?:every|each|same|always)\b/.test(plain) ||
      /\b(?:book|threes|draw)\b/.test(said)
    )
      return [];
    const [round] = roundsNamed(under);
    return base(round === undefined ? 'base' : String(round), Number(points));
  },
};

const byScore: Phrase = {
  says: new RegExp(
    String.raw`\b(?:(under)|from|with|at|after|over|above|once|reach(?:ed|ing)?)(?: you have| a| your)?(?: score of| total of)? ?(\d{3,6})(?: points)?(?: or more)?(?: (?:it must have|you need|it is|you must have|need|needs|points|,|:))*[ ,:=]*${POINTS}`,
  ),
  under: ABOUT,
  notUnder: NOT_ABOUT,
  means: ([, under, score, points]) =>
    isMinimum(Number(points)) && Number(score) >= 400
      ? [fact('opening', `from.${under === undefined ? Number(score) : 0}`, Number(points))]
      : [],
};

export const opening: Reader = [byRound, ladder, always, single, byScore];

function base(at: string, points: number): Fact[] {
  return isMinimum(points) ? [fact('opening', at, points)] : [];
}

function isLadder(sentence: Sentence): boolean {
  const minimums = minimumsIn(sentence);
  if (minimums.length < 3 || minimums.length > 6 || hasDenial(sentence.plain)) return false;
  return minimums.every((points, index) => index === 0 || points > minimums[index - 1]!);
}

/** All amounts of the sentence, if nothing else in it is a number of that size. */
function minimumsIn({ plain }: Sentence): number[] {
  if (/\b(?:score|total) of\b|\bjokers\b|\b\d{4,}\b|\b(?:after|from) \d{3}/.test(plain)) return [];
  const numbers = [...plain.matchAll(/\b\d{2,3}\b/g)].map(([digits]) => Number(digits));
  return numbers.every(isMinimum) ? numbers : [];
}
