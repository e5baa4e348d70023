import { fact, type Fact, type Phrase, type Reader } from '../../fact.ts';
import { BOOK_KINDS } from '../bookKinds.ts';

const KIND = String.raw`(clean|dirty|wild(?= book)|red|black|natural|mixed|pure)`;
const SCORES = String.raw`(?: ?[:=,(-] ?| (?:book|melds?|pile|1|is|are|worth|scores?|counts?|counts? for|equals?|pays?|bring|brings|gives?|give|points|value|=|a|as|at|for|you|gets?)(?=[ :=,])){0,6}`;
const AMOUNT = String.raw` ?(\d{3,4})\b(?: points)?`;

const worth = (kind: string, amount: string | undefined): Fact[] => {
  const bonus = Number(amount);
  return bonus < 100 || bonus > 5000 || bonus % 5 !== 0
    ? []
    : [fact('bookBonus', BOOK_KINDS[kind]!, bonus)];
};

const byKind: Phrase = {
  says: new RegExp(String.raw`\b${KIND}s?(?! ?[4-9]s)${SCORES}${AMOUNT}(?: now)?`),
  notUnder: /\bthrees\b.*\b(?:red|black)\b(?!.*book)|\badded to\b|\bcapped?\b/,
  means: ([said, kind, amount], { plain, under, before }) => {
    if (/\bof [4-9]s\b/.test(said)) return [];
    // Of twos and jokers mixed.
    if (kind === 'mixed' && /^(?:an? )?wild book\b/.test(plain)) return worth('wild', amount);
    const isBook = /\bbook\b|\bbonus\b|\bclean\b|\bdirty\b/.test(`${under} ${before} ${plain}`);
    return isBook ? worth(kind!, amount) : [];
  },
};

/** "Only wild cards give 1000". */
const wildOnly: Phrase = {
  says: /\bwilds (?:book |= ?|, ?|: ?)?(\d{4})\b/,
  under: /\bbook\b/,
  means: ([, amount]) => worth('wild', amount),
};

const thenDirty: Phrase = {
  says: /\b(?:,|and) dirty book (\d{3})\b/,
  means: ([, amount]) => worth('dirty', amount),
};

/** "7s", "aces". */
function rankOf(name: string): string {
  return name === '10s' ? 'T' : name[0]!.toUpperCase();
}

const NATURAL = /\b(?:natural|clean|pure|red)\b/;

/** "Sevens 1,500", either way unless it says that they are clean. */
const ofRank: Phrase = {
  says: /\b(?:(clean|natural|pure|dirty|mixed) )?(?:book of )?([4-9]s|10s|aces|kings|queens|jacks)\b(?: \([^)]*\)|, pure or not,?)?(?: ?[:=,(-] ?| (?:is|are|worth|scores?|gives?|brings?|points)(?= )){0,3} ?(\d{3,4})\b(?:, pure or not)?/,
  means: ([said, kind, rank, amount], { plain, under }) => {
    if (kind === undefined && !/\bbook\b/.test(`${under} ${plain}`)) return [];
    const bonus = Number(amount);
    if (bonus < 300) return [];
    const kinds = kindsOf(said, kind);
    return kinds.map((each) => fact('rankBonus', `${rankOf(rank!)}.${each}`, bonus));
  },
};

const WILDS: Readonly<Record<string, string>> = { twos: '2', jokers: 'joker' };

/** "A book of seven jokers is worth 4,000", "all twos 2,000". */
const pureWild: Phrase = {
  says: /\b(?:book (?:made )?(?:only )?of (?:7 |all |only |just |pure )?|all |only |pure |7 )(jokers|twos)(?: book)?(?: \(?(?:pure|only|alone)\)?)?(?: ?[:=,(-] ?| (?:is|are|worth|scores?|gives?|brings?|pays?|points)(?= )){0,3} ?(\d{4})\b(?: points)?/,
  under: /\bbook\b/,
  means: ([, kind, amount]) => {
    const bonus = Number(amount);
    return bonus <= 5000 && bonus % 5 === 0
      ? [fact('rankBonus', `${WILDS[kind!]!}.wild`, bonus)]
      : [];
  },
};

export const bookBonus: Reader = [byKind, wildOnly, thenDirty, ofRank, pureWild];

function kindsOf(said: string, kind: string | undefined): string[] {
  if (/pure or not|either way/.test(said)) return ['clean', 'dirty'];
  if (kind === 'dirty' || kind === 'mixed') return ['dirty'];
  return NATURAL.test(said) ? ['clean'] : ['clean', 'dirty'];
}
