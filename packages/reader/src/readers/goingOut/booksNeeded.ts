import { fact, type Fact, type Phrase, type Reader } from '../../fact.ts';
import type { Sentence } from '../../sentence.ts';
import { roundsIn } from '../rounds.ts';

const ABOUT = /\bgo out\b|\bto out\b|\bfinishing\b|\bto end the round\b/;
const NEED =
  /\b(?:need\w*|require\w*|must have|must|only if|have to have|has to have|before|unless|without|to go out|go out (?:with|requires|:)|for finishing|possess|completing|complete)\b/;
const ITEM = String.raw`\b(\d{1,2}|a|an) (clean|dirty|wild|red|black|natural|mixed|pure)\b(?: book)?`;

type Kind = 'clean' | 'dirty' | 'wild' | 'any';
const KINDS: Readonly<Record<string, Kind>> = {
  clean: 'clean',
  red: 'clean',
  natural: 'clean',
  pure: 'clean',
  dirty: 'dirty',
  black: 'dirty',
  mixed: 'dirty',
  wild: 'wild',
};

const isAbout = ({ plain, under }: Sentence): boolean =>
  (ABOUT.test(plain) || (ABOUT.test(under) && /\bneed\w*|\brequire\w*|^\d/.test(plain))) &&
  NEED.test(`${under} ${plain}`);

const count = (said: string): number => (/^an?$/.test(said) ? 1 : Number(said));

/** The rounds a number of books is for: those named in its own clause, or nearest before it. */
function roundsAt({ plain }: Sentence, at: number, end: number): number[] {
  const clause = plain
    .slice(0, at)
    .split(/[;.]|, but /)
    .at(-1)!;
  const after = /^[^;.,]{0,20}?\b(?:in|on|for) (?:the )?(round\w* [\w-]+(?: and \d)?)/.exec(
    plain.slice(end),
  );
  const inClause = roundsIn(clause);
  return inClause.length > 0 ? inClause : roundsIn(after?.[1] ?? '');
}

function needed(kind: string, books: number, rounds: readonly number[]): Fact[] {
  if (books > 12) return [];
  if (rounds.length === 0) return [fact('booksNeeded', kind, books)];
  return rounds.map((round) => fact('booksNeeded', `${kind}.${round}`, books));
}

const byKind: Phrase = {
  says: new RegExp(ITEM),
  notUnder: /\bscores?\b \d|\bworth \d|\bfor example\b/,
  means: (match, sentence) => {
    if (!isAbout(sentence) && !requiresBooks(sentence)) return [];
    const [said, books, kind] = match;
    const rounds = roundsAt(sentence, match.index!, match.index! + said.length);
    return needed(KINDS[kind!]! + partnersOnly(sentence), count(books!), rounds);
  },
};

/** "A clean and dirty book". */
const alsoDirty: Phrase = {
  says: /(?<=\ba clean(?: book)?) and (?:a )?dirty\b(?: book)?/,
  means: (_, sentence) => (isAbout(sentence) ? needed('dirty', 1, []) : []),
};

const ofRank: Phrase = {
  says: /\b(\d|a) book of ([4-9])s\b/,
  means: (match, sentence) =>
    isAbout(sentence) ? needed(`any.${match[2]!}`, count(match[1]!), []) : [],
};

/** A version of the game for partners has its own numbers. */
function partnersOnly({ plain, under }: Sentence): string {
  return /\bpartner(?:ship)?s? version\b|\bplay(?:ing)? (?:in|with|as) (?:pairs|partners)\b|\bwork in pairs\b/.test(
    `${under} ${plain}`,
  )
    ? ':partners'
    : '';
}

/** "two of each", "two books of each kind". */
const ofEach: Phrase = {
  says: /\b(\d) (?:book )?of each(?: kind)?\b|\b(\d) each\b/,
  means: (match, sentence) => {
    if (!isAbout(sentence)) return [];
    const books = Number(match[1] ?? match[2]);
    const rounds = roundsAt(sentence, match.index!, match.index! + match[0].length);
    return ['clean', 'dirty'].flatMap((kind) => needed(kind, books, rounds));
  },
};

const none: Phrase = {
  says: /\byou (?:need|require) (?:none|no book)\b/,
  means: (match, sentence) => {
    const rounds = roundsAt(sentence, match.index!, match.index! + match[0].length);
    return ['clean', 'dirty'].flatMap((kind) => needed(kind, 0, rounds));
  },
};

const once: Phrase = {
  says: /\b(?:each|a|1|no|one) book (?:counts only once|counts? twice|only counts once|cannot count for (?:2|two)(?: of them)?|counts for only 1|can only count once)\b/,
  means: () => [fact('booksShared', '', 'no')],
};

export const booksNeeded: Reader = [byKind, alsoDirty, ofRank, ofEach, none, once];

/** "In round four, three clean books are required" goes on about going out. */
function requiresBooks({ plain, under, before }: Sentence): boolean {
  return /\brequired\b|\bneeded?\b/.test(plain) && ABOUT.test(`${under} ${before}`);
}
