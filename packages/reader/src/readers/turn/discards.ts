import { fact, type Reader } from '../../fact.ts';

export const discards: Reader = [
  {
    says: /\bdiscard(?:s|ing)? 2 cards\b|\b2 discards (?:a|each|every|per) turn\b/,
    notUnder: /\bonly|\bunless|\bif\b/,
    means: () => [fact('discards', '', 2)],
  },
  {
    says: /\bdraws? [2-5](?: cards)?,? and (?:then )?discards? 2\b/,
    means: () => [fact('discards', '', 2)],
  },
  {
    says: /\b(?:you )?(?:can |may )?never discard (?:an? )?(wilds|jokers|twos)(?: (?:or|and) (?:an? )?(jokers|twos))?\b|\b(wilds|jokers|twos)(?: (?:or|and) (jokers|twos))? (?:cannot|can never|may never|must never|may not) be discarded\b(?! (?:until|unless|before|if))/,
    notUnder: /\bas your last\b|\bunless\b|\buntil\b/,
    means: ([, ...kinds]) =>
      kinds
        .filter(Boolean)
        .flatMap((kind) => (kind === 'wilds' ? ['joker', '2'] : [kind === 'twos' ? '2' : 'joker']))
        .map((kind) => fact('discardBarred', kind, 'roundEnds')),
  },
  {
    says: /\b(red|black)threes (?:\w+ ){0,6}?(?:should|must|have to) be discarded before (?:all|any) other cards?\b/,
    means: ([, three]) => [fact('discardFirst', `${three!}3`, true)],
  },
  {
    says: /\bif you have a (red|black)threes, (?:it|they) (?:has|have|must|should) (?:to )?go before any other cards?\b/,
    means: ([, three]) => [fact('discardFirst', `${three!}3`, true)],
  },
  {
    says: /\b([4-9])s (?:may not|cannot) be discarded until (every|each|any|your own|your) (?:team|side|player)?s? ?(?:has|have)? ?a book of \1s\b(,? (?:and |but )?(?:can )?never (?:as|be) your last (?:card|discard))?/,
    means: ([, rank, whose, last]) => [
      fact('discardBarred', rank!, { every: 'every', each: 'every', any: 'any' }[whose!] ?? 'own'),
      ...(last === undefined ? [] : [fact('discardBarred', `${rank!}.last`, 'no')]),
    ],
  },
];
