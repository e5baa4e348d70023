import { fact, type Fact, type Reader } from '../../fact.ts';

const ABOUT = /\bdiscardpile\b|\bdiscards\b|\btake\b/;
const top = (cards: string | undefined): Fact[] => [
  fact('pickUp', '', { take: 'top', cards: Number(cards) }),
];

export const pickUp: Reader = [
  {
    says: /\b(?:take|get|gets) (?:only )?(?:the )?(?:top|last|first|1st) (\d{1,2})(?: cards?)?(?: (?:of|from|in|off) the (?:discardpile|discards))?(?: instead)?(?:,? or all (?:of (?:it|them) )?if (?:there are )?fewer)?\b|\b(?:the |its )?top (\d{1,2}) cards? (?:of|from|in|must be take from) the (?:discardpile|discards)(?:,? or all (?:of it )?if (?:there are )?fewer)?/,
    notUnder: /\bmay not use\b/,
    means: ([said, one, other]) => [
      ...top(one ?? other),
      ...(/\bfewer\b/.test(said) ? [fact('pickUpAtLeast', '', 1)] : []),
    ],
  },
  {
    says: /\btake top (\d{1,2}) (?:cards )?from (?:the )?discard(?:pile)?\b|\byou take (\d{1,2})(?=$|[.,])/,
    under: ABOUT,
    notUnder: /\bdraw\b.*\byou take\b/,
    means: ([, one, other], { plain }) =>
      other !== undefined && !/\bdiscardpile\b|\bmatch\b/.test(plain) ? [] : top(one ?? other),
  },
  {
    says: /\btake (?:only )?the (?:1st|first|top) card (?:of|in|from|on) the discardpile\b/,
    notUnder: /\bif it\b|\bas long as\b|\btop \d|\bas (?:the 1st|the first|1)\b/,
    means: () => top('1'),
  },
  {
    says: /\btake the (?:1st|first|top) card of the discardpile as (?:the (?:1st|first) card you draw|1 of (?:the|your) (?:2|\d) cards)(,? unless it would (?:complete|finish) a book)?/,
    means: ([, unless]) => [
      fact('pickUp', '', { take: 'card', mayComplete: unless === undefined ? 'yes' : 'no' }),
    ],
  },
  {
    says: /\btake (?:up )?(?:the )?(?:whole|entire|complete)(?: thing| (?:discardpile|discards|pile|stack))?\b|\btake (?:it all|all of (?:it|the discardpile)|the discardpile,? all of it)\b|\byou take all of it\b|\btake : (?:the )?(?:entire|whole|all)(?: pile| discardpile)?|\b(?:entire|whole) discardpile\b/,
    under: ABOUT,
    means: () => [fact('pickUp', '', { take: 'all' })],
  },
  {
    says: /\btake the discardpile\b(?=.*\b(?:you|and) take all\b)/,
    means: () => [fact('pickUp', '', { take: 'all' })],
  },
  {
    says: /\b(?:cannot|never|no|not|nobody) (?:ever )?take(?:s)? (?:the |from the )?discardpile(?: ever| at all)?(?=$|[.!])/,
    means: ([said]) =>
      /ever|at all|nobody|no /.test(said) ? [fact('pickUp', '', { take: 'nothing' })] : [],
  },
  {
    says: /\b(?:only )?(?:when|if|once|unless) (?:it|the discardpile|there) (?:holds|has|contains|are|have) (?:atleast|a minimum of|less than|fewer than)? ?(\d{1,2})(?: cards)?(?: in (?:it|the discardpile))?\b|\batleast (\d{1,2}) cards (?:in|must be in) the discardpile\b|\bif (?:it|the discardpile) has a (\d) \(\d\) card minimum/,
    under: /\btake\b|\bdiscardpile if\b|\bin the discardpile\b/,
    notUnder: /\bis called\b/,
    means: ([, one, two, three]) => [fact('pickUpAtLeast', '', Number(one ?? two ?? three))],
  },
  {
    says: /\bcannot take the discardpile if it has less than (\d{1,2}) cards\b/,
    means: ([, least]) => [fact('pickUpAtLeast', '', Number(least))],
  },
  {
    says: /\bif there(?:'s| is| are) (?:less|fewer)(?: than \d+)?,? (?:you )?(?:just )?take (?:them )?all(?: of them)?\b|\bor (?:all|as many as there are|the whole discardpile) if (?:there are )?fewer\b/,
    means: () => [fact('pickUpAtLeast', '', 1)],
  },
  {
    says: /\b(?:must|has to) (?:always )?(?:start|begin|form|make) a new meld\b(?: even if you already have that rank)?/,
    under: ABOUT,
    follows: true,
    means: () => [fact('pickUpMeld', '', 'new')],
  },
];
