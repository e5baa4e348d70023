const VERBS = {
  draw: ['d', 'stock'],
  take: ['t', 'pickup', 'pick'],
  upcard: ['u'],
  lay: ['l', 'meld'],
  add: ['a', 'put', 'play'],
  cap: ['c', 'crown'],
  ask: ['out'],
  yes: ['y'],
  no: ['n'],
  discard: ['x', 'throw', 'drop'],
  end: ['e', 'pass', 'done'],
  grab: ['g', 'cut'],
  hand: ['cards'],
  hint: ['h', 'hints', 'legal', 'moves'],
  table: ['b', 'board', 'look', 'show'],
  melds: ['m', 'books', 'sets', 'groups'],
  discards: ['pile'],
  score: ['s', 'scores', 'points'],
  rules: ['r'],
  help: ['?', 'commands'],
  quit: ['q', 'exit', 'leave', 'bye'],
} as const;

export type VerbName = keyof typeof VERBS;

const names = Object.keys(VERBS) as VerbName[];

/** A line in words, small letters, commas apart. */
export function wordsOf(line: string): string[] {
  return line.toLowerCase().replaceAll(/[,;]/g, ' , ').split(/\s+/).filter(Boolean);
}

/** The verb that the word is, a short form of it or its beginning. */
export function verbNamed(word: string): VerbName | undefined {
  const exact = names.find(
    (name) => name === word || (VERBS[name] as readonly string[]).includes(word),
  );
  if (exact) return exact;
  const begun = word.length > 1 ? names.filter((name) => name.startsWith(word)) : [];
  return begun.length === 1 ? begun[0] : undefined;
}

/** The verb that may have been meant by a word that is none. */
export function verbLike(word: string): VerbName | undefined {
  const near = names
    .map((name) => ({ name, edits: editsBetween(word.slice(0, 20), name) }))
    .sort((a, b) => a.edits - b.edits)[0]!;
  return near.edits <= Math.max(1, Math.floor(word.length / 3)) ? near.name : undefined;
}

/** Levenshtein distance. */
function editsBetween(word: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swapped = row[j - 1]! + (word[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swapped, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
