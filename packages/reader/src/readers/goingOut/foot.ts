import { fact, type Reader } from '../../fact.ts';

export const foot: Reader = [
  {
    says: /\bface ?-?down until (?:your|the) hand (?:has been|is) (?:used up|played|empty|gone|finished)\b/,
    means: () => [fact('footBy', '', 'emptyHand')],
  },
  {
    says: /\b(?:not look at|not touch|stays? face ?down|cannot play) ?(?:your |the )?(?:foot)?(?: face ?down)? until (?:your|you have played your|the|you have played) (?:whole |entire )?hand(?: is (?:gone|empty|finished|played))?\b/,
    means: () => [fact('footBy', '', 'emptyHand')],
  },
  {
    says: /\byou get your foot (?:when|once|after) you (?:yourself )?(?:have )?(?:complete|finish)(?:d)?(?: yourself)? (?:your 1st|your first|a) book\b(,? on your next turn)?/,
    means: ([, next]) => [
      fact('footBy', '', 'ownBook'),
      ...(next === undefined ? [] : [fact('footTaken', '', 'nextTurn')]),
    ],
  },
  {
    says: /\b(?:you )?take your foot (?:when|once|after|as soon as) you (?:yourself )?(?:have )?(?:complete|finish|make|made|completed|finished) (?:your 1st|your first|a|1) book\b/,
    means: () => [fact('footBy', '', 'ownBook')],
  },
  {
    says: /\b(?:must|need to|have to) announce (?:that you are playing )?your foot\b|\bneed to announce that you are playing your (?:')?foot\b/,
    means: () => [fact('footAnnounced', '', 'yes')],
  },
  {
    says: /\bno obligation to announce\b(?: that you are playing your foot)?/,
    means: () => [fact('footAnnounced', '', 'no')],
  },
];
