import { fact, type Reader } from '../../fact.ts';

const EMPTY = String.raw`(?:drawpile|deck|stack)s? (?:is|are) (?:gone|empty|exhausted|used up|finished)|(?:drawpile|deck)s? runs? out|(?:drawpile|deck)s? runs? dry`;

export const emptyStock: Reader = [
  {
    says: new RegExp(
      String.raw`\b(?:when|if|once) (?:the )?(?:${EMPTY}),? (?:an?other|a new|a fresh|1 more) deck (?:is|gets) (?:shuffled in|added|mixed in|used)\b`,
    ),
    means: () => [fact('emptyStock', '', 'addDeck')],
  },
  {
    says: new RegExp(
      String.raw`\b(?:when|if|once) (?:the )?(?:${EMPTY}),? (?:then )?(?:play (?:continues|goes on)|(?:you )?(?:keep|go on|continue) play(?:ing)?) (?:until (?:nobody|no player|a player|someone) (?:else )?(?:can|cannot|can not) take (?:the )?(?:discardpile|discards)|(?:as long as|while) (?:\w+ ){1,4}(?:can|is able to|are able to) take (?:the )?(?:discardpile|discards))`,
    ),
    means: () => [fact('emptyStock', '', 'playOn')],
  },
  {
    says: new RegExp(
      String.raw`\b(?:when|if|once) (?:the )?(?:${EMPTY}),? (?:then )?(?:the )?(?:round|hand|game|play)(?: is)? (?:over|ends?|finished)\b`,
    ),
    means: () => [fact('emptyStock', '', 'endsRound')],
  },
  {
    says: new RegExp(
      String.raw`\b(?:when|if|once) (?:the )?(?:${EMPTY}),? (?:we |you |then )?(?:re)?shuffles? (?:the )?(?:discards|discardpile)(?: and (?:keep going|go on|continue|use (?:it|them) as a new (?:deck|drawpile)))?`,
    ),
    means: () => [fact('emptyStock', '', 'reshuffle')],
  },
];
