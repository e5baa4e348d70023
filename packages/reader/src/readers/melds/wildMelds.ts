import { fact, type Reader } from '../../fact.ts';

export const wildMelds: Reader = [
  {
    says: /\b(?:can |may )?(?:have )?atmost ([1-4]) wild book\b/,
    means: ([, most]) => [fact('wildMelds', '', Number(most))],
  },
  {
    says: /\b(?:no|not (?:allowed|have|make)(?: any)?|cannot (?:make|have|meld)(?: a| any)?|we have no|nope,? no) (?:all )?wild book\b|\bcannot (?:meld|make|play)(?: a book of)? (?:just |only )?wilds (?:by themselves|alone|only)\b|\bbook cannot be made (?:with threes or )?entirely of wilds\b|\bcannot make a (?:set|meld|book) of wilds\b/,
    means: () => [fact('wildMelds', '', 0)],
  },
  {
    says: /\b(?:all )?wild book (?:is|are) (?:not allowed|forbidden|not played)\b/,
    means: () => [fact('wildMelds', '', 0)],
  },
  {
    says: /\bwild book (?:is|are) (?:allowed|ok|fine|permitted)\b|\b(?:you )?(?:can|may) (?:make|meld|have) (?:a |1 )?wild book\b/,
    means: () => [fact('wildMelds', '', 1)],
  },
];
