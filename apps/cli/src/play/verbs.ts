import { nearest } from '@hand-and-foot/rulesets';

const VERBS = {
  draw: ['d', 'stock'],
  take: ['t', 'pickup', 'pick'],
  upcard: ['u'],
  meld: ['l', 'lay'],
  add: ['a', 'put', 'play'],
  cap: ['c', 'crown'],
  ask: ['out'],
  yes: ['y'],
  no: ['n'],
  discard: ['x', 'throw', 'drop'],
  end: ['e', 'pass', 'done'],
  undo: ['z', 'back'],
  grab: ['g', 'cut'],
  hand: ['cards'],
  hint: ['h', 'hints', 'legal', 'moves'],
  table: ['b', 'board', 'look', 'show'],
  melds: ['m', 'books', 'sets', 'groups'],
  pile: ['discards'],
  score: ['s', 'scores', 'points'],
  rules: ['r'],
  help: ['?', 'commands'],
  quit: ['q', 'exit', 'leave', 'bye'],
} as const;

export type VerbName = keyof typeof VERBS;

const names = Object.keys(VERBS) as VerbName[];

/** Splits a line into lowercase words, with commas on their own. */
export function wordsOf(line: string): string[] {
  return line.toLowerCase().replaceAll(/[,;]/g, ' , ').split(/\s+/).filter(Boolean);
}

/** The verb for a word, its abbreviation or its beginning. */
export function verbNamed(word: string): VerbName | undefined {
  const exact = names.find(
    (name) => name === word || (VERBS[name] as readonly string[]).includes(word),
  );
  if (exact) return exact;
  const begun = word.length > 1 ? names.filter((name) => name.startsWith(word)) : [];
  return begun.length === 1 ? begun[0] : undefined;
}

/** The verb closest to a mistyped word; verbs are short, so it must be very close. */
export function verbLike(word: string): VerbName | undefined {
  return nearest(word, names, Math.max(1, Math.floor(word.length / 3)));
}
