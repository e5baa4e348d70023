import { fact, type Reader } from '../../fact.ts';

/** The turns that others still have when a player goes out. */
export const afterOut: Reader = [
  {
    says: /\b(?:when|after|once) (?:a |1 |any )?(?:player|person|somebody|someone|you) (?:has )?go(?:es)? out,? (?:all (?:the )?other players|every(?:one|body) else|the others|each other player|all others) (?:get|gets|have|has|take|takes) (?:1|one|a) (?:more|last|final) turn\b(?: each)?/,
    means: () => [fact('afterOut', '', 'lap')],
  },
];
