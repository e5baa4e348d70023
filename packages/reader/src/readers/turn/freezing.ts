import { fact, type Reader } from '../../fact.ts';

const REST = String.raw`(?:.*?\b(?:natural pair|pair|2 naturals)\b(?: (?:in|from) (?:your|the) hand)?(?: .*?top (?:card|discard))?)?`;

const THREES = String.raw`\b(redthrees|blackthrees)`;

export const freezing: Reader = [
  {
    // "A red three freezes the pile, too".
    says: new RegExp(
      String.raw`${THREES}(?: card)?(?: (?:also|too|in it|thrown on it|on the discardpile|in the discardpile))* (?:freezes?|will freeze|also freezes?)(?: (?:it|the discardpile|pile))?(?: (?:too|as well))?${REST}`,
    ),
    means: ([, threes]) => [fact('freezing', `by.${threes!.replace('threes', '3')}`, true)],
  },
  {
    says: new RegExp(
      String.raw`\b(?:discardpile|it) is (?:also )?frozen (?:too )?(?:when|if|by|after) (?:a |somebody discards |someone discards )*${THREES}(?: is discarded| lies in it| is in it)?\b`,
    ),
    means: ([, threes]) => [fact('freezing', `by.${threes!.replace('threes', '3')}`, true)],
  },
  {
    says: new RegExp(
      String.raw`\b(?:discard(?:ing|ed)? )?(?:a )?wilds?(?: card)? ?(?:(?:thrown |placed |discarded |discard |put )?(?:on|onto|in|into) (?:the )?discardpile)?,?(?: it)? ?(?:freezes?|will freeze)(?: (?:it|the discardpile|pile))?(?: for every(?:one|body))?(?: until (?:someone|somebody|a player) (?:take|takes)s? it)?${REST}`,
    ),
    means: () => [fact('freezing', '', 'byWild')],
    denied: () => [fact('freezing', '', 'never')],
  },
  {
    says: new RegExp(
      String.raw`\b(?:discardpile|it) is frozen (?:when|if|by|after) (?:a )?(?:discarded )?wilds?(?: (?:card )?(?:lies in it|is (?:in it|discarded|on it|thrown on it)|is discarded))?\b${REST}`,
    ),
    means: () => [fact('freezing', '', 'byWild')],
    denied: () => [fact('freezing', '', 'never')],
  },
  {
    says: /\bwilds? (?:card )?(?:on the discardpile )?(?:does )?not freeze (?:it|the discardpile)\b|\bthe discardpile is never frozen\b|\b(?:no|not) freez(?:e|ing)(?: the discardpile)?\b/,
    means: () => [fact('freezing', '', 'never')],
  },
  {
    // The pair is the usual price for a frozen pile.
    says: /^then (?:you )?(?:need|must have|takes) (?:a )?(?:natural pair|2 naturals)\b/,
    means: (_, { before }) =>
      /\bfrozen\b|\bfreez/.test(before) ? [fact('freezing', '', 'byWild')] : [],
  },
];
