import { cardsToGrab } from '@hand-and-foot/engine';
import type { Moment } from './moment.ts';

/** Rows that show the top of the deck, with one letter each. */
const ROWS = 15;
const LETTERS = 'abcdefghijklmno';
/** A full deck would be this many rows high; nobody grabs more than these rows. */
const FULL_HEIGHT = 90;
const GRAB_HEIGHT = 9;

/** The deck as the person grabbing sees it: its edge only, without numbers or a scale. */
export function deckLines(moment: Moment): string[] {
  const top = topRow(moment);
  const rows = Math.ceil(cardsLeft(moment) / cardsInRow(moment));
  return Array.from(LETTERS).map((letter, row) => {
    if (row < top || row >= top + rows) return `   ${letter}`;
    return `   ${letter}  ${' '.repeat(unevenness(moment, row))}════════════════════`;
  });
}

/** A letter next to the deck, as an example of what to type. */
export function letterBeside(moment: Moment): string {
  const last = topRow(moment) + Math.ceil(cardsLeft(moment) / cardsInRow(moment)) - 1;
  return LETTERS[Math.min(Math.floor(ROWS / 2), last)]!;
}

/** The depth at a letter, or between two letters; undefined if the word means neither. */
export function depthTyped(word: string, moment: Moment): number | 'above' | undefined {
  if (/^(0?\.\d+|0|1)$/.test(word)) return Number(word);
  const first = LETTERS.indexOf(word[0] ?? '-');
  if (first < 0 || word.length > 2) return undefined;
  if (word.length === 2 && LETTERS[first + 1] !== word[1]) return undefined;
  const rows = first - topRow(moment) + word.length / 2;
  return rows <= 0 ? 'above' : Math.min(1, (rows * cardsInRow(moment)) / cardsLeft(moment));
}

/** The deck's height changes a little each time, so nobody can memorize a letter. */
function topRow({ seated, view }: Moment): number {
  return (mixed(seated.seed, view.round) % (ROWS - GRAB_HEIGHT - 2)) + 1;
}

function unevenness({ seated, view }: Moment, row: number): number {
  return mixed(seated.seed, view.round * 100 + row) % 2;
}

function cardsInRow({ seated }: Moment): number {
  const { terms } = seated;
  return Math.max(terms.deckSize / FULL_HEIGHT, cardsToGrab(terms) / GRAB_HEIGHT);
}

function cardsLeft({ view }: Moment): number {
  return view.stock.reduce((sum, size) => sum + size, 0);
}

/** Looks random but stays the same when the game is resumed. */
function mixed(text: string, number: number): number {
  let word = number + 1;
  for (const letter of text) word = Math.imul(word ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return (word ^ (word >>> 15)) >>> 0;
}
