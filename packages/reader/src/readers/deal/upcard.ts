import { fact, type Fact, type Reader } from '../../fact.ts';

const REPLACE =
  /\bif (?:it|this|this card|the card) (?:is|turns out to be) (?:a |an )?([^.]*?)(?:,? then|,? it |,? this |, (?!an? |or ))[^.]*\b(?:bur(?:y|ied)|replaced?|another|goes back|mixed|turn up)\b/;

export const upcard: Reader = [
  {
    says: /\bno card is turned up\b|\b(?:there is )?no upcard\b|\bnot turn (?:up|over) a card\b|\bdiscardpile starts empty\b/,
    means: () => [fact('upcard', 'turn', 'none')],
  },
  {
    says: /\b(?:turn(?:ed|s)?|flip(?:ped)?) (?:1|a|the top) (?:card )?(?:card )?(?:is )?(?:turned )?(?:face-? ?up|up|over)(?: to (?:start|begin) (?:a |the )?(?:discardpile|discards?))?|\b1 card is turned (?:face )?up(?: to (?:start|begin) the (?:discardpile|discards))?|\btop card of (?:the )?drawpile is turned (?:face )?up(?: to start the discardpile)?|\ban? upcard starts the discardpile\b/,
    means: () => [fact('upcard', 'turn', 'one')],
  },
  {
    says: REPLACE,
    under: /\b(?:turn\w*|upcard|discardpile|discards)\b/,
    means: ([, kinds]) => replaced(kinds!),
  },
];

function replaced(kinds: string): Fact[] {
  const names = [
    ...(/\bwilds\b|\bwild\b/.test(kinds) ? ['2', 'joker'] : []),
    ...(/\btwos\b/.test(kinds) ? ['2'] : []),
    ...(/\bjokers\b/.test(kinds) ? ['joker'] : []),
    ...(/\bblackthrees\b|(?<!red|black)threes\b/.test(kinds) ? ['black3'] : []),
    ...(/\bredthrees\b|(?<!red|black)threes\b/.test(kinds) ? ['red3'] : []),
  ];
  return names.length === 0 ? [] : [fact('upcard', 'replace', [...new Set(names)])];
}
