import { fact, type Reader } from '../../fact.ts';

export const stockPiles: Reader = [
  {
    says: /(?<!\bor )\b(?:make |split into |are |in |into )?(1|2|3|4) drawpiles?\b/,
    means: ([, piles]) => [fact('stockPiles', '', Number(piles))],
  },
  {
    says: /\bplaced? (?:\w+ ){0,8}?in (2|3|4) piles\b/,
    under: /\b(?:remaining|rest|center|middle|remainder)\b/,
    means: ([, piles]) => [fact('stockPiles', '', Number(piles))],
  },
  {
    says: /\b(?:take|draw)(?: (?:1|a) card)? (?:1 card )?from (?:each|2 different|different)(?: of the)?(?: (2|3|4))?(?: piles| drawpiles?)?\b/,
    notUnder: /\b2[0-9] cards\b|\buntil\b/,
    means: ([said, piles]) => [
      fact('drawFrom', '', 'different'),
      // A card from each is as many as there are piles; "from different piles" says nothing of how many.
      ...(/(?:1|a) card/.test(said) || /from each/.test(said) ? [fact('draw', '', 2)] : []),
      ...(piles === undefined ? [] : [fact('stockPiles', '', Number(piles))]),
    ],
  },
  {
    says: /\bdraw from either (?:pile|drawpile)(?: in the middle)?|\bboth (?:cards )?from the same (?:pile|drawpile) or (?:1 card from each|1 from each)(?: pile)?/,
    means: () => [fact('drawFrom', '', 'any')],
  },
];
