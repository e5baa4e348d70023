import { fact, type Reader } from '../../fact.ts';

export const counts: Reader = [
  {
    says: /\b(?:lowest|low|fewest|least) (?:(?:total|final|overall|game) )?(?:scores?|totals?|points)(?: (?:in the end|at the end(?: of the game)?))? wins?\b/,
    means: () => [fact('counts', '', 'lowWins')],
  },
];
