import { fact, type Fact, type Reader } from '../../fact.ts';

const limit = (kind: string, value: number): Fact[] => [fact('wildLimits', kind, value)];
const IN = String.raw`(?: (?:in|per|to|for|of the cards in|with) (?:a|any|each|1|it|the)? ?(?:melds?|book|set|group|row|pile|it|canasta|1)?\b)?`;

export const wildLimits: Reader = [
  {
    says: /\bno wilds? (?:card )?(?:before|until) (?:there are |it has |you have )?(?:atleast )?([3-9]) naturals\b/,
    means: ([, naturals]) => limit('from', Number(naturals)),
  },
  {
    says: new RegExp(
      String.raw`\batmost ([1-5]) (?:of the cards in it can be )?wilds?\b(?! book)${IN}|\b(?:a )?max(?:imum)?,? (?:of )?([1-5]) wilds\b${IN}|\batmost ([1-5])(?: cards)? (?:of the cards )?in (?:it|a meld|a book) (?:can|may) be wilds?\b`,
    ),
    notUnder: /\bset of 3 may\b(?!.*book)|\btake\b.*\bdiscardpile\b/,
    means: ([, one, two, three]) => limit('most', Number(one ?? two ?? three)),
  },
  {
    says: /\b(?:in 1 row )?may be ([1-5]) wilds atmost\b|\batmost ([1-5]) wilds\b(?! book)|\b(?:dirty book|book|melds?) (?:may have |can have |has |have )atmost ([1-5]) wilds?\b(?! book)/,
    means: ([, one, two, three]) => limit('most', Number(one ?? two ?? three)),
  },
  {
    says: /\b(?:at ?least )?([1-3]) more (?:naturals?|natural card) (?:card )?than (?:there are )?wilds?\b(?: cards?)?/,
    means: ([, by]) => limit('lead', Number(by)),
  },
  {
    says: /\bnaturals (?:must |have to |always |should )*(?:outnumber|be more than) (?:the )?wilds\b(?: in (?:every|each|any|a) meld)?|\b(?:always )?(?:need |have |must have )?(?:to have )?more naturals than wilds\b(?: in (?:a|any|each|every) melds?)?|\bfewer wilds than naturals\b/,
    means: () => limit('lead', 1),
  },
  {
    says: /\b(?:never|not|cannot|no) (?:\w+ ){0,3}?more wilds(?: cards)? than naturals\b(?: in (?:a|any|each|every) melds?)?|\bwilds (?:may|can|must|should) ?(?:not|never)? outnumber (?:the )?naturals\b|\bwilds cannot outnumber (?:the )?naturals\b/,
    means: ([said]) => (/not|never|no /.test(said) ? limit('lead', 0) : []),
  },
  {
    says: /\bwilds may not outnumber naturals\b/,
    means: () => limit('lead', 0),
  },
  {
    says: /\b(?:atleast )?2 naturals (?:for|per|to) (?:every|each|1) wilds?(?: card)?\b|\b(?:atleast )?twice as many naturals(?: cards)? as wilds\b/,
    means: () => limit('perWild', 2),
  },
  {
    says: /\bwilds (?:may|can) be used only with atleast ([3-6]) naturals\b|\b(?:only )?(?:with|along with|after) atleast ([3-6]) naturals\b/,
    under: /\bwilds\b/,
    means: ([, one, other]) => limit('from', Number(one ?? other)),
  },
];
