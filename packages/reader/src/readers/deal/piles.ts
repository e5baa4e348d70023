import { fact, type Fact, type Reader } from '../../fact.ts';

const sizes = (...piles: (string | undefined)[]): Fact[] => {
  const found = piles.map(Number);
  return found.every((size) => size >= 5 && size <= 20) ? [fact('piles', '', found)] : [];
};

const CARDS = String.raw`(?: cards?| more)*(?: each)?`;
const TO = String.raw`(?: to (?:each player|every(?:one|body)|you))?`;
const IN = (pile: string) =>
  String.raw`(?: go(?:es)?)?(?: are)? ?(?:in|as|for|to)? ?(?:the |your |a )?(?:1st )?${pile}`;

export const piles: Reader = [
  {
    says: /\bhand of (\d{1,2})(?: cards)?,?(?: and)?(?: (?:a|1))?(?: knee of (\d{1,2})(?: cards)?,?(?: and)?(?: (?:a|1))?)? foot of (\d{1,2})(?: cards)?\b/,
    means: ([, hand, knee, foot]) =>
      knee === undefined ? sizes(hand, foot) : sizes(hand, knee, foot),
  },
  {
    // Three piles, or a size before each name: "13 cards in the hand and 11 in the foot".
    says: new RegExp(
      String.raw`\b(\d{1,2})${CARDS}${TO}${IN('hand')}\b[, ]*(?:and )?(\d{1,2})${CARDS}${IN('knee')}\b[, ]*(?:and )?(\d{1,2})${CARDS}${IN('foot')}\b`,
    ),
    means: ([, hand, knee, foot]) => sizes(hand, knee, foot),
  },
  {
    says: new RegExp(
      String.raw`\b(\d{1,2})${CARDS}${TO}${IN('hand')}\b,?\.?(?: to (?:each player|every(?:one|body)))? ?(?:and )?(\d{1,2})${CARDS}${IN('foot')}\b`,
    ),
    means: ([, hand, foot]) => sizes(hand, foot),
  },
  {
    says: /\bhand ?[:=,]? ?(\d{1,2})(?: cards)?[ ,.;/]*(?:and )?(?:knee ?[:=,]? ?(\d{1,2})(?: cards)?[ ,.;/]*(?:and )?)?foot ?[:=,]? ?(\d{1,2})(?: cards)?\b/,
    means: ([, hand, knee, foot]) =>
      knee === undefined ? sizes(hand, foot) : sizes(hand, knee, foot),
  },
  {
    // "two piles of thirteen cards".
    says: /\b(2|3) (?:\w+ )?(?:piles|stacks|hands|sets|packets) of (\d{1,2})(?: cards)?(?: each| cards each)?\b/,
    means: ([, count, size]) => sizes(...Array<string | undefined>(Number(count)).fill(size)),
  },
  {
    // "dealt 11 cards… another 11": one size for both.
    says: /\b(\d{1,2}) (?:cards )?(?:\w+ ){0,6}?hand,? and (?:another |a further )?(\d{1,2}) (?:more |cards )?(?:\w+ ){0,6}?foot\b/,
    means: ([, hand, foot]) => sizes(hand, foot),
  },
  {
    says: /\b(\d{1,2}) ?(?:\+|and|\/) ?(\d{1,2})(?: ?(?:\+|and|\/) ?(\d{1,2}))?(?: cards)? ?\(?(?:hand and foot|hand, knee and foot|hand\/foot)/,
    means: ([, hand, knee, foot]) =>
      foot === undefined ? sizes(hand, knee) : sizes(hand, knee, foot),
  },
];
