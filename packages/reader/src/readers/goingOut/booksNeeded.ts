import { fact, type Fact, type Phrase, type Reader } from '../../fact.ts';
import type { Sentence } from '../../sentence.ts';
import { BOOK_KINDS } from '../bookKinds.ts';
import { roundsNamed } from '../rounds.ts';

const ABOUT = /\bgo out\b|\bto out\b|\bfinishing\b|\bto end the round\b/;
const NEED =
  /\b(?:need\w*|require\w*|must have|must|only if|have to have|has to have|before|unless|without|to go out|go out (?:with|requires|:)|for finishing|possess|completing|complete)\b/;
const ITEM = String.raw`\b(\d{1,2}|a|an) (clean|dirty|wild|red|black|natural|mixed|pure)\b(?! book of [4-9]s)(?: book)?`;

const isAbout = ({ plain, under }: Sentence): boolean =>
  (ABOUT.test(plain) || (ABOUT.test(under) && /\bneed\w*|\brequire\w*|^\d/.test(plain))) &&
  NEED.test(`${under} ${plain}`);

const count = (said: string): number => (/^an?$/.test(said) ? 1 : Number(said));

/** The rounds a number of books is for: those named right after it, or in its clause before. */
function roundsAt({ plain }: Sentence, at: number, end: number): number[] {
  const after =
    /^(?: book)?,? (?:in|on|for|from) (?:the )?(round\w* [\w-]+(?: and \d(?! in round))?)/.exec(
      plain.slice(end),
    );
  if (after) return roundsNamed(after[1]!);
  const clause = plain
    .slice(0, at)
    .split(/[;.]|, but /)
    .at(-1)!;
  // Rounds right behind another number of books are for that one.
  const parts = clause
    .split(/\d (?:clean|dirty|wild)(?: book)?/)
    .filter((part) => !/^,? (?:in|on|for|from) /.test(part) || part === clause);
  const rounds = parts.map(roundsNamed).filter((each) => each.length > 0);
  return rounds.at(-1) ?? [];
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
    return needed(BOOK_KINDS[kind!]! + partnersOnly(sentence), count(books!), rounds);
  },
};

/** "1 clean book in rounds 1 to 3 and 2 in round 4". */
const inLaterRounds: Phrase = {
  says: /(?<=\bround\w* [\w-]+(?: and \d)?)(?:,| and|, and) (\d) in (rounds? [\w-]+(?: and \d)?(?! in round))/,
  means: ({ 1: books, 2: rounds, index }, sentence) => {
    const named = sentence.plain.slice(0, index).matchAll(new RegExp(ITEM, 'g'));
    const kinds = new Set([...named].map(([, , kind]) => BOOK_KINDS[kind!]!));
    if (kinds.size !== 1 || !isAbout(sentence)) return [];
    const [kind] = kinds;
    return needed(kind! + partnersOnly(sentence), Number(books), roundsNamed(rounds!));
  },
};

/** "A clean and dirty book". */
const alsoDirty: Phrase = {
  says: /(?<=\ba clean(?: book)?) and dirty\b(?: book)?/,
  means: ({ 0: said, index }, sentence) =>
    isAbout(sentence) ? needed('dirty', 1, roundsAt(sentence, index!, index! + said.length)) : [],
};

const ofRank: Phrase = {
  says: /\b(\d|a) (?:(clean|dirty) )?book of ([4-9])s\b/,
  means: ([, books, kind = 'any', rank], sentence) =>
    isAbout(sentence)
      ? needed(kind === 'any' ? `any.${rank!}` : `${kind} of ${rank!}`, count(books!), [])
      : [],
};

/** A version of the game for partners has its own numbers. */
function partnersOnly({ plain, under }: Sentence): string {
  return /^with partners\b/.test(plain) ||
    /\bpartner(?:ship)?s? version\b|\bplay(?:ing)? (?:in|with|as) (?:pairs|partners)\b|\bwork in pairs\b/.test(
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
  says: /\b(?:each|a|1|no|one) book (?:counts only once|counts? twice|only counts once|cannot count for (?:2|two)(?: of them)?|counts for only 1|can only count once|can meet only 1 of these requirements)\b/,
  means: () => [fact('booksShared', '', 'no')],
};

export const booksNeeded: Reader = [byKind, inLaterRounds, alsoDirty, ofRank, ofEach, none, once];

/** "In round four, three clean books are required" goes on about going out. */
function requiresBooks({ plain, under, before }: Sentence): boolean {
  return /\brequired\b|\bneeded?\b/.test(plain) && ABOUT.test(`${under} ${before}`);
}
