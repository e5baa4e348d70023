/**
 * What rules are mostly made of, each with a letter of its own in links: control characters, which JSON never holds.
 * The order is part of every link that was ever made: nothing here may be changed or moved, and more is no use.
 */
const WORDS = [
  '":{"',
  '","',
  '":"',
  '":',
  ',"',
  '["house",{"',
  '["singles",{"',
  '["six-deck",{"',
  '["closed-books",{"',
  '["lords-and-ladies",{"',
  'pickUp',
  'bookBonus',
  'booksNeeded',
  'opening',
  'wildLimits',
  'count',
  'naturals',
  'points',
  'clean',
  'dirty',
  'joker',
  'kind',
  'natural',
  '500',
  '300',
  '100',
  'meld',
  'wild',
  'Rules',
] as const;

const letterOf = (index: number): string => String.fromCharCode(index + 1);

export function shorten(text: string): string {
  return WORDS.reduce((short, word, index) => short.replaceAll(word, letterOf(index)), text);
}

export function spellOut(text: string): string {
  return WORDS.reduceRight((long, word, index) => long.replaceAll(letterOf(index), word), text);
}
