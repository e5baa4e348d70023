import type { Kind, KindName, Pack } from '@hand-and-foot/engine';
import type { Noun } from '@hand-and-foot/rulesets';
import { kindsInRuns } from '../kindRuns.ts';
import { listed, withArticle } from './list.ts';
import { counted, WILD_CARD } from './number.ts';

const NUMBERS: Record<string, Noun> = {
  '1': { one: 'one', many: 'ones' },
  '2': { one: 'two', many: 'twos' },
  '3': { one: 'three', many: 'threes' },
  '4': { one: 'four', many: 'fours' },
  '5': { one: 'five', many: 'fives' },
  '6': { one: 'six', many: 'sixes' },
  '7': { one: 'seven', many: 'sevens' },
  '8': { one: 'eight', many: 'eights' },
  '9': { one: 'nine', many: 'nines' },
};

const STANDARD: Record<KindName, Noun> = {
  ...NUMBERS,
  T: { one: 'ten', many: 'tens' },
  J: { one: 'jack', many: 'jacks' },
  Q: { one: 'queen', many: 'queens' },
  K: { one: 'king', many: 'kings' },
  A: { one: 'ace', many: 'aces' },
  joker: { one: 'joker', many: 'jokers' },
  black3: { one: 'black three', many: 'black threes' },
  red3: { one: 'red three', many: 'red threes' },
};

const NAMES: Record<Pack['id'], Record<KindName, Noun>> = {
  standard: STANDARD,
  'two-jokers': {
    ...STANDARD,
    joker: { one: 'big joker', many: 'big jokers' },
    littleJoker: { one: 'little joker', many: 'little jokers' },
  },
  'lords-and-ladies': {
    ...NUMBERS,
    '10': { one: 'ten', many: 'tens' },
    '11': { one: 'eleven', many: 'elevens' },
    '12': { one: 'twelve', many: 'twelves' },
    lord: { one: 'Lord', many: 'Lords' },
    jester: { one: 'Jester', many: 'Jesters' },
    joker: { one: 'Joker', many: 'Jokers' },
    lady: { one: 'Lady', many: 'Ladies' },
    villain: { one: 'Villain', many: 'Villains' },
  },
};

/** The name of `count` cards of a kind: "nine", "red threes", "Lords". */
export function nameOfKind(pack: Pack, kind: Kind, count: number): string {
  const noun = nounOfKind(pack, kind);
  return count === 1 ? noun.one : noun.many;
}

/** A meld without a rank is all wild, and so are its cards. */
function nounOfKind(pack: Pack, kind: Kind): Noun {
  const name = pack.kinds[kind] ?? '';
  return NAMES[pack.id][pack.oneThree && name === 'black3' ? '3' : name] ?? WILD_CARD;
}

/** "3 nines". */
export function countedKind(pack: Pack, kind: Kind, count: number): string {
  return counted(count, nounOfKind(pack, kind));
}

/** Kinds in the order of their pack, neighbours drawn together: "fours through aces, jokers". */
export function listedKinds(pack: Pack, names: readonly KindName[]): string {
  const nameOf = (kind: Kind): string => nameOfKind(pack, kind, 2);
  return listed(
    kindsInRuns(pack, names, nameOf, (first, last) => `${nameOf(first)} through ${nameOf(last)}`),
  );
}

/** One of them: "a two, a joker or a red three". */
export function oneOfKinds(pack: Pack, names: readonly KindName[]): string {
  const nameOf = (kind: Kind): string => nameOfKind(pack, kind, 1);
  const each = (kind: Kind): string => withArticle(nameOf(kind));
  const inRun = (first: Kind, last: Kind): string =>
    `anything from ${each(first)} to ${each(last)}`;
  return listed(kindsInRuns(pack, names, each, inRun), 'or');
}
