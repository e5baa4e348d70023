import type { Finding } from './fact.ts';
import { isLoose } from './clause.ts';
import { holdsEverywhere } from './everywhere.ts';
import type { Sentence } from './sentence.ts';

/**
 * read: all of it was understood. partly: some of it. unread: it's about the rules, but nothing was understood.
 * conflict: it contradicts another sentence. aside: it isn't about the rules.
 */
export type SentenceState = 'read' | 'partly' | 'unread' | 'conflict' | 'aside';

/** Words that a sentence about the rules has. */
const OF_RULES =
  /\b(?:cards?|melds?|book|discard\w*|draw\w*|drawpile|foot|feet|knee|wilds|jokers|naturals|points?|go out|go down|deal\w*|decks?|partners?|rounds?|scores?|scoring|threes|redthrees|blackthrees|twos|aces|kings|take|pairs?|freez\w*|frozen|open\w*|minimum|bonus|deck|hands?|piles?|sets?|groups?|players?|rank|suit|laid|lay)\b/;

/** Words left over that would change the rule. */
const WEIGHTY =
  /\b(?:\d+|no|not|never|cannot|without|unless|except|until|only|but|if|must|instead|before|after|when)\b/;

/** Words that surround rules and say nothing more. */
const LIGHT =
  /^no ?,|\bif you (?:get|are) (?:stuck|caught) with(?: a)?\b|\b(?:after (?:the )?(?:shuffle|deal|that)|after which|at the (?:same|beginning)|when (?:you|they|it)|as soon as|no matter|not only|each|1 at a time|of \d+ cards)\b/g;

/** How far the findings of a sentence go. */
export function stateOf(sentence: Sentence, found: readonly Finding[]): SentenceState {
  if (found.length === 0) return isAside(sentence) ? 'aside' : 'unread';
  return WEIGHTY.test(rest(sentence.plain, found).replace(LIGHT, ' ')) ? 'partly' : 'read';
}

function isAside(sentence: Sentence): boolean {
  if (isLoose(sentence) || isTitle(sentence)) return true;
  return !OF_RULES.test(sentence.plain) || holdsEverywhere(sentence.plain);
}

/** A heading or a label says nothing by itself. */
function isTitle({ text, plain }: Sentence): boolean {
  if (text.startsWith('#') || text.endsWith(':')) return true;
  return (
    !/[.!?]$/.test(text) &&
    plain.split(' ').length <= 7 &&
    !/\d/.test(plain) &&
    !WEIGHTY.test(plain)
  );
}

/** The sentence without the words that the findings are made from. */
function rest(plain: string, found: readonly Finding[]): string {
  return found.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    plain,
  );
}
