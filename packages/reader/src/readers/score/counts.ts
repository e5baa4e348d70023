import { fact, type Reader } from '../../fact.ts';

export const counts: Reader = [
  {
    says: /\bonly (?:the )?cards (?:left )?in your hand(?: and (?:your )?foot)? (?:count|are counted)(?: against you)?\b/,
    means: () => [fact('counts', 'held', true)],
  },
  {
    says: /\b(?:lowest|low|fewest|least) (?:(?:total|final|overall|game) )?(?:scores?|totals?|points)(?: (?:in the end|at the end(?: of the game)?))? wins?\b/,
    means: () => [fact('counts', '', 'lowWins')],
  },
];
