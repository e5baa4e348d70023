import { hasSuits, type Card, type Kind, type Pack } from '@hand-and-foot/engine';
import { nameOfKind } from '@hand-and-foot/words';
import { quoted } from '../layout.ts';
import { sentences } from '../sentences.ts';

/** A typed card: one or more kinds, in a suit or in any. */
export interface TypedCard {
  /** More than one if the word is ambiguous, as a bare three is. */
  kinds: readonly Kind[];
  face?: Card;
}

/** Typed text that makes no sense, and what to type instead. */
export interface Puzzle {
  puzzle: string;
}

const STANDARD = {
  '10': 'T',
  jo: 'joker',
  '*': 'joker',
  r3: 'red3',
  b3: 'black3',
  red: 'red3',
  black: 'black3',
  deuce: '2',
  deuces: '2',
};
const SHORT: Record<Pack['id'], Record<string, string>> = {
  standard: STANDARD,
  'two-jokers': { ...STANDARD, bj: 'joker', lj: 'littleJoker', little: 'littleJoker' },
  'lords-and-ladies': { '*': 'joker', v: 'villain', je: 'jester', jo: 'joker', ld: 'lord' },
};
const SUIT_SIGNS: Record<string, string> = { '♥': 'h', '♦': 'd', '♣': 'c', '♠': 's' };
const FILLERS = new Set(['and', 'with', 'the', '+', '&', 'of']);

/** Reads cards such as `9 9h k*`, `999`, `9x3` and `joker`. */
export function readCards(pack: Pack, words: readonly string[]): TypedCard[] | Puzzle {
  const cards: TypedCard[] = [];
  for (const word of joined(pack, words)) {
    if (FILLERS.has(word)) continue;
    const read = readWord(pack, word);
    if (!read) return { puzzle: noSuchCard(pack, word) };
    cards.push(...read);
  }
  return cards;
}

/** Names of two words as one: "little joker", "red three", "black 3". */
function joined(pack: Pack, words: readonly string[]): string[] {
  const [word, next, ...rest] = words;
  if (word === undefined) return [];
  const name =
    next !== undefined &&
    /^[a-z]{3,}$/.test(word) &&
    [`${word} ${next}`, word + next].find((each) => kindsNamed(pack, each).length > 0);
  return name ? [name, ...joined(pack, rest)] : [word, ...joined(pack, words.slice(1))];
}

function readWord(pack: Pack, word: string): TypedCard[] | undefined {
  const one = readCard(pack, word);
  if (one) return [one];
  const times = /^(.+?)[x×](\d{1,2})$/.exec(word);
  const repeated = times && readCard(pack, times[1]!);
  if (repeated) return Array<TypedCard>(Number(times[2])).fill(repeated);
  if (!hasSuits(pack.id) || !/^[2-9tjqka*]{2,24}$/.test(word)) return undefined;
  return Array.from(word).map((letter) => readCard(pack, letter)!);
}

function readCard(pack: Pack, word: string): TypedCard | undefined {
  const kinds = kindsNamed(pack, word);
  if (kinds.length > 0) return { kinds };
  const plain = word.replace(/[♥♦♣♠]$/, (sign) => SUIT_SIGNS[sign]!).replace(/^10/, 't');
  const face = pack.faces.findIndex((name) => name.toLowerCase() === plain);
  return face < 0 ? undefined : { kinds: [pack.kindOf[face]!], face };
}

/** Kinds that a word such as `9`, `nines`, `k` or `3` can mean. */
export function kindsNamed(pack: Pack, word: string): Kind[] {
  const meant = SHORT[pack.id][word] ?? word;
  const exact = pack.kinds.findIndex((name) => name.toLowerCase() === meant.toLowerCase());
  if (exact >= 0) return [exact];
  return [...pack.kinds.keys()].filter((kind) => {
    const names = [nameOfKind(pack, kind, 1), nameOfKind(pack, kind, 2)].map((name) =>
      name.toLowerCase(),
    );
    if (names.includes(meant)) return true;
    return /^(3|threes?)$/.test(meant) && names[0]!.endsWith(' three');
  });
}

/** The word for a kind. */
export function wordFor(pack: Pack, kind: Kind): string {
  const name = pack.kinds[kind]!;
  return name === 'T' ? '10' : name.length === 1 ? name.toLowerCase() : name;
}

const CARDS: Record<Pack['id'], string> = {
  standard: sentences.play.standardCards,
  'two-jokers': sentences.play.twoJokersCards,
  'lords-and-ladies': sentences.play.lordsCards,
};

function noSuchCard(pack: Pack, word: string): string {
  return sentences.play.noSuchCard(quoted(word), CARDS[pack.id]);
}
