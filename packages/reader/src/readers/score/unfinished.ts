import { fact, type Reader } from '../../fact.ts';

const LOOSE = String.raw`(?:(?:unfinished|incomplete|uncompleted|partial|loose) (?:melds?|sets?|groups?|piles?|book)|melds? (?:that (?:is|are) |of )?(?:not (?:finished|complete|completed|yet a|a) ?(?:book)?|less than 7 cards))`;

/** Cards in melds that are no books yet. */
export const unfinished: Reader = [
  {
    says: /\bonly (?:the )?(?:cards in )?(?:completed?|finished|full) book (?:count|score|are (?:counted|scored))\b/,
    means: () => [fact('unfinished', '', 'none')],
  },
  {
    says: new RegExp(
      String.raw`\b${LOOSE} (?:count|score|are worth|is worth|counts|scores)s? (?:for )?(?:nothing|0|no points)\b`,
    ),
    means: () => [fact('unfinished', '', 'none')],
  },
  {
    says: new RegExp(
      String.raw`\b${LOOSE} (?:(?:count|score)s? (?:against (?:you|your team)|minus|negative|as minus)|(?:is|are) (?:subtracted|deducted))`,
    ),
    means: () => [fact('unfinished', '', 'minus')],
  },
];
