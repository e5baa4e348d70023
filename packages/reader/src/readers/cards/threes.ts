import { hasDenial } from '../../clause.ts';
import { fact, type Fact, type Phrase, type Reader } from '../../fact.ts';
import type { Sentence } from '../../sentence.ts';

type Three = 'red3' | 'black3';

const DEAD =
  /\b(?:cannot|not|never|no) (?:ever )?(?:be )?(?:meld\w*|played|laid|used)|\bdiscard only\b|\bonly (?:be )?(?:discard\w*|used to block|for discarding)|\b(?:just|only) (?:for )?discard\w*|\bonly used to block\b|\bhave no use\b/;
const LAID =
  /\b(?:laid|lay|play|played|put|placed?|goes|go|set|must be played|exposed)\b(?: (?:them|it|down|out|up|face up|aside|right away|immediately|at once|straight)\b,?)*(?: (?:on|onto|to) the table)?|\bon (?:the )?(?:table|board)\b/;
const REPLACED =
  /,?(?: and)? ?(?:are |is )?(?:immediately )?(?:replaced?|draw (?:a |an )?(?:replacement|another(?: card)?)|take (?:a |an)?(?: new|another)(?: card)?)\b(?: with (?:a|another) (?:new )?card(?: from the (?:drawpile|deck))?)?/;
const LAST_MELD =
  /\b(?:meld\w*|played|laid down)\b.*\b(?:only )?(?:when|in|as you|if you are|while) go out\b|\bonly meld\w* .*go out/;

/** The threes a sentence is about; a sentence that names none goes on about those before it. */
function threesIn({ plain, before }: Sentence): Three[] {
  const here = named(plain);
  if (here.length > 0 || !/\b(?:them|they|it|1)\b/.test(plain)) return here;
  return named(before).length === 1 ? named(before) : [];
}

function named(text: string): Three[] {
  const red = /\bredthrees\b/.test(text);
  const black = /\bblackthrees\b/.test(text);
  if (/(?<!red|black)\bthrees\b/.test(text)) return ['red3', 'black3'];
  return [...(red ? (['red3'] as const) : []), ...(black ? (['black3'] as const) : [])];
}

function role(says: RegExp, value: string, only?: Three): Phrase {
  return {
    says: new RegExp(`^.*(?:${says.source}).*$`),
    under: /threes\b/,
    notUnder:
      /\bon top\b|\btake\b.*\bdiscardpile\b|\bshowing\b|\bupcard\b|\b(?:from|in) (?:the|your) foot\b.*\breplace|\bnot replace\b/,
    means: (_, sentence) =>
      threesIn(sentence)
        .filter((three) => only === undefined || three === only)
        .filter(() => value === 'dead' || !hasDenial(sentence.plain))
        .map((three) => fact('roles', three, value)),
    denied: () => [],
  };
}

const AGAINST =
  /\bagainst\b|\bcaught\b|\bstuck\b|\bminus\b|\bnegative\b|\bpenalt|\bleft\b|\blose\b|\bcosts?\b/;

/** Points that a red three brings on the table. */
const worth: Phrase = {
  says: /\bredthrees?\b(?: \([^)]*\))?(?: (?:on the table|are|is|score|scores|count|counts|worth|laid|played|that are|to the table|and|for you|you have|bring))*[ :=,+]*(\d{2,3})(?: points)?(?: each| for you| bonus)?/,
  means: (match, { plain }) => {
    const clause = plain.slice(match.index).split(/,(?! \d)|\band costs\b/)[0]!;
    // "Red threes 500" may be a charge.
    const isGood =
      /\+|\beach\b|\bfor you\b|\bbonus\b|\bon the table\b|\blaid\b|\bplayed\b|\bworth\b|\bbring\b/;
    return AGAINST.test(clause) || !isGood.test(clause) ? [] : laidAt(Number(match[1]), plain);
  },
};

/** Said apart from the cards: "100 points each", after what is done with them. */
const worthEach: Phrase = {
  says: /\b(?:score|scores|bring|worth|count|,|are)? ?(\d{2,3})(?: points)? each\b/,
  under: /threes\b/,
  notUnder: AGAINST,
  means: ([, points], sentence) =>
    threesIn(sentence).join() === 'red3' ? laidAt(Number(points), sentence.plain) : [],
};

const eachRed: Phrase = {
  says: /\beach redthrees (?:is |are |counts? |scores? )?(?:worth )?(\d{2,3})\b/,
  means: ([, points], { plain }) => laidAt(Number(points), plain),
};

const sets: Phrase = {
  says: /\b(?:all )?(\d) (?:redthrees )?(?:are |for |score )?(\d{3,4})\b|\b(\d{3,4})(?: points)? for all (\d)\b/,
  under: /\bredthrees\b/,
  means: ([, cards, total, later, all]) => [
    fact('laid', `sets.${cards ?? all}`, Number(total ?? later)),
  ],
};

const doubled: Phrase = {
  says: /\ball (?:\d |of them |of the redthrees )?(?:count |are |score )?(?:worth )?double[d]?\b|\bdoubled? if (?:you|a team|1 team)(?: have| has)? all\b/,
  under: /\bredthrees\b/,
  means: () => [fact('allLaid', '', 'doubled')],
};

const withoutBook: Phrase = {
  says: /\bagainst you (?:if|unless) you (?:have no|do not have a|not have a|have a|not) book of (\d)s/,
  under: /\bredthrees\b|\bthey\b/,
  means: ([, rank]) => [fact('laid', `countIf.${rank}`, 'any')],
};

const onceOpened: Phrase = {
  says: /\b(?:once|after|when) (?:your team|your side|the team|you|they) (?:has |have )?(?:opened|melded|gone down|go down|is down|are down)\b/,
  under: /\bredthrees\b/,
  means: () => [fact('laid', 'from', 'opened')],
};

const notFromFoot: Phrase = {
  says: /\bnot replace (?:the )?redthrees (?:from|in|found in) (?:the|your) foot\b/,
  means: () => [fact('laid', 'replaced', ['deal', 'stock', 'pile'])],
};

export const threes: Reader = [
  role(DEAD, 'dead'),
  { ...role(new RegExp(`(?:${LAID.source}).*(?:${REPLACED.source})`), 'laid', 'red3') },
  {
    ...role(
      /\b(?:laid|put|placed|played)(?: face up)?(?: down)? (?:immediately|right away|at once|on the table|to the table|once|straight)|\bplay(?:ed)? to the table|\blay down at once/,
      'laid',
      'red3',
    ),
    says: /\b(?:must be |are |is |be )?(?:laid|put|placed|played)(?: face up)?(?: down)? (?:immediately|right away|at once|on the table|to the table|once|straight to the table)(?: right away)?(?: and (?:you )?(?:are )?(?:immediately )?(?:replaced?|draw (?:a )?replacement|take a new card))?/,
  },
  role(LAST_MELD, 'lastMeld', 'black3'),
  worth,
  worthEach,
  eachRed,
  sets,
  doubled,
  withoutBook,
  onceOpened,
  notFromFoot,
];

function laidAt(points: number, plain: string): Fact[] {
  if (points < 50 || points > 500) return [];
  return /\bredthrees\b/.test(plain) || points === 100
    ? [fact('roles', 'red3', 'laid'), fact('values', 'red3', points)]
    : [];
}
