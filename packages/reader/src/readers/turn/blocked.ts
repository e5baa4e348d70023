import type { KindName } from '@hand-and-foot/engine';
import { fact, type Reader } from '../../fact.ts';

const CARDS = String.raw`((?:(?:a |an |any |1 |, |or |and |, or |by )*(?:wilds?(?: card)?|twos|jokers|redthrees|blackthrees|threes|2)\b ?){1,5})`;
const TOP = String.raw`(?:is |are |as |lies |lie )?(?:on top|showing|the top card)(?: of (?:it|the discardpile))?`;
const CLOSED = String.raw`(?:cannot|can not|may not|not|no|never|nobody can) (?:be )?take(?:n)?(?: (?:up )?(?:it|them|the discardpile|from the discardpile))?`;

const block = (kinds: readonly KindName[]) =>
  kinds.map((kind) => fact('pickUpBlockedBy', kind, true));

const free = (kinds: readonly KindName[]) =>
  kinds.map((kind) => fact('pickUpBlockedBy', kind, false));

export const blocked: Reader = [
  {
    says: new RegExp(
      String.raw`${CARDS}(?:does |do )?not (?:block|stop)(?: the discardpile| it)?\b`,
    ),
    means: ([, cards]) => free(kindsIn(cards!)),
  },
  {
    says: new RegExp(
      String.raw`\bdiscardpile ${CLOSED} (?:if|when|while) (?:the )?top card is ${CARDS}`,
    ),
    means: ([, cards]) => block(kindsIn(cards!)),
  },
  {
    says: new RegExp(
      String.raw`${CARDS}(?:on top )?(?:also )?(?:blocks?|stops?)(?: the| it)?(?: discardpile)?\b`,
    ),
    means: ([, cards]) => block(kindsIn(cards!)),
  },
  {
    says: new RegExp(String.raw`${CARDS}${TOP} (?:${CLOSED}|blocks?(?: the discardpile)?)`),
    means: ([, cards]) => block(kindsIn(cards!)),
  },
  {
    says: new RegExp(
      String.raw`\b${CLOSED} (?:if|when|while) ${CARDS}${TOP}|\bno taking? (?:up )?the discardpile (?:if|when) ${CARDS}${TOP}`,
    ),
    means: ([, one, other]) => block(kindsIn((one ?? other)!)),
  },
  {
    says: new RegExp(
      String.raw`\bif ${CARDS}${TOP},? (?:you )?(?:cannot|nobody can|can not)\b(?: take (?:it|the discardpile))?`,
    ),
    means: ([, cards]) => block(kindsIn(cards!)),
  },
  {
    says: new RegExp(
      String.raw`\b(?:a )?(?:discard)?pile topped (?:by|with) ${CARDS}(?:may not|cannot) be take\b`,
    ),
    means: ([, cards]) => block(kindsIn(cards!)),
  },
  {
    says: new RegExp(String.raw`\b(?:and )?block(?:s)? (?:the )?discardpile\b`),
    under: /\b(?:red|black)?threes\b/,
    means: (_, { plain }) =>
      block(kindsIn((/(?:red|black)?threes(?!.*threes)/.exec(plain) ?? [''])[0])),
  },
];

function kindsIn(cards: string): KindName[] {
  return [
    ...(/\bwilds?\b|\btwos\b|\b2\b/.test(cards) ? ['2'] : []),
    ...(/\bwilds?\b|\bjokers\b/.test(cards) ? ['joker'] : []),
    ...(/\bblackthrees\b|\bthrees\b/.test(cards) ? ['black3'] : []),
    ...(/\bredthrees\b|\bthrees\b/.test(cards) ? ['red3'] : []),
  ];
}
