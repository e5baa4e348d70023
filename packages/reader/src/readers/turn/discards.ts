import { fact, type Reader } from '../../fact.ts';

export const discards: Reader = [
  {
    says: /\bdiscard(?:s|ing)? 2 cards\b|\b2 discards (?:a|each|every|per) turn\b/,
    notUnder: /\bonly|\bunless|\bif\b/,
    means: () => [fact('discards', '', 2)],
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
    says: /\b([4-9])s (?:may not|cannot) be discarded until (every|each|any|your own|your) (?:team|side|player)?s? ?(?:has|have)? ?a book of \1s\b(,? (?:and |but )?never as your last (?:card|discard))?/,
    means: ([, rank, whose, last]) => [
      fact('discardBarred', rank!, { every: 'every', each: 'every', any: 'any' }[whose!] ?? 'own'),
      ...(last === undefined ? [] : [fact('discardBarred', `${rank!}.last`, 'no')]),
    ],
  },
];
