/**
 * Common parts of rules, each with a letter of its own in the first links: control characters, which JSON never holds.
 * The order is part of every such link, so nothing here may be changed or moved.
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

/** The text of a link in its first form; undefined if it is no UTF-8. */
export function spellOutA(bytes: readonly number[]): string | undefined {
  const escaped = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return WORDS.reduceRight(
      (long, word, index) => long.replaceAll(String.fromCharCode(index + 1), word),
      decodeURIComponent(escaped),
    );
  } catch {
    return undefined;
  }
}
