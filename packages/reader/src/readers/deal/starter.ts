import { fact, type Reader } from '../../fact.ts';

export const starter: Reader = [
  {
    // "The player who goes out starts the next round".
    says: /\b(?:the )?(?:player|one|person|team)s? (?:who|that) (?:go out|won|wins)(?: (?:1st|the round))? (?:starts|begins|goes 1st(?: in)?|plays 1st(?: in)?|leads) (?:the )?(?:next|following) (?:round|hand|game|deal)\b/,
    means: () => [fact('nextStarter', '', 'wentOut')],
  },
  {
    says: /\bplayer (?:to|on) the (?:left of the dealer|dealer's left|left side of the dealer|left of dealer)(?: (?:goes|plays|starts|begins)(?: 1st)?)?|\bleft of (?:the )?dealer (?:starts|begins|goes 1st|plays 1st)/,
    notUnder: /\bpass\w*\b/,
    means: (_, { before }) => [
      fact(
        'starter',
        '',
        /\bhigh(?:est)?(?: card| 1)? deals\b/.test(before) ? 'leftOfHighCard' : 'leftOfDealer',
      ),
    ],
  },
  {
    says: /\bhighest card deals and starts\b|\b(?:player with the )?high(?:est)? (?:card|1) (?:starts|goes 1st|begins|plays 1st)\b/,
    means: () => [fact('starter', '', 'highCard')],
  },
  {
    says: /\bhigh(?:est)? (?:card|1) (?:draw )?(?:to determine (?:the )?(?:1st )?dealer|deals(?: 1st)?)\b(?! and starts)/,
    means: () => [fact('starter', '', 'leftOfHighCard')],
  },
];
