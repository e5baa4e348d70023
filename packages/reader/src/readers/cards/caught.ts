import { fact, type Fact, type Phrase, type Reader } from '../../fact.ts';

const THREE = { red: 'red3', black: 'black3' } as const;
const AGAINST = String.raw`(?:left|caught|stuck|in (?:your |the )?(?:hand|foot)|remaining|against|minus|costs?|lose|charged?|negative|penalty|held|still)`;
const BETWEEN = String.raw`(?: (?!redthrees|blackthrees|clean|dirty)[\w:=,'/]+| ?[:=,]){0,9}?`;

const cost = (three: string, points: string | undefined): Fact[] => [
  fact('caught', THREE[three as keyof typeof THREE], Number(points)),
];

/** "black threes only cost 5", "redthrees minus 500", "if you get stuck with redthrees it costs you 300". */
const after: Phrase = {
  says: new RegExp(
    String.raw`\b(red|black)threes?\b(${BETWEEN}) ?[:=,-]* ?(\d{1,4})\b(?: points)?( against(?: you)?| each)?`,
  ),
  means: ({ 0: said, 1: three, 3: points, index }, { plain }) => {
    const clause = said + plain.slice(index! + said.length).split(/[,;.]/)[0]!;
    return isCost(clause, three!) && Number(points) % 5 === 0 ? cost(three!, points) : [];
  },
};

/** "black threes left in your hand cost nothing". */
const nothing: Phrase = {
  says: new RegExp(String.raw`\b(red|black)threes?\b${BETWEEN} costs? (?:you )?nothing\b`),
  means: ([, three]) => cost(three!, '0'),
};

/** "-100 if caught", after points for the table. */
const ifCaught: Phrase = {
  says: /\bminus (\d{2,3})(?: points)?(?: each)? (?:if|when) (?:still|caught|left|stuck|you get caught|they are left)\b(?: in (?:your |the )?hand)?/,
  under: /\b(?:red|black)threes\b/,
  means: ([, points], { plain }) => onlyThree(plain, points),
};

const ifLeft: Phrase = {
  says: /\b(?:costs?|lose|loses|minus|and costs|charged) (?:you )?(\d{1,3})(?: points)? (?:if|when) (?:it is|they are|you are|1 is) (?:left|caught|stuck)(?: in (?:your|the) (?:hand|foot))?/,
  under: /\b(?:red|black)threes\b/,
  means: ([, points], { plain }) => onlyThree(plain, points),
};

/** A sentence about the threes of the sentence before it. */
const goesOn: Phrase = {
  says: new RegExp(
    String.raw`\b(?:caught|stuck|left) with (?:1|them|it)\b.* (?:lose|costs?|is|are) (?:you )?(?:minus )?(\d{2,3})(?: points)?`,
  ),
  means: ([, points], { plain, before }) =>
    /threes\b/.test(plain) ? [] : onlyThree(before, points),
};

const forAndAgainst: Phrase = {
  says: /\b(\d{2,3})(?: points)? for you on the table, against you in (?:your )?(?:hand|hand or foot)\b(?: or foot)?/,
  under: /\bredthrees\b/,
  means: ([, points]) => cost('red', points),
};

const lostWith: Phrase = {
  says: /\b(?:costs?|lose) (?:you )?(\d{2,3})\b/,
  under: /\b(?:caught|stuck) with (?:a |1 )?(red|black)threes\b/,
  means: ([, points], { plain }) => onlyThree(plain, points),
};

const costIfCaught: Phrase = {
  says: /\b(?:they|it) costs? (?:you )?(\d{2,3})(?: points)? (?:if|when) you (?:are|get) (?:caught|stuck)(?: with (?:them|it|1))?/,
  means: ([, points], { plain, before }) =>
    onlyThree(/threes\b/.test(plain) ? plain : before, points),
};

const theyAre: Phrase = {
  says: /^(?:they're|they are|it is|it's) minus (\d{2,3})\b/,
  means: ([, points], { before }) => onlyThree(before, points),
};

const one: Phrase = {
  says: /\b1 (?:caught|left|held)(?: in (?:your|the) (?:hand|foot))?(?: or (?:hand|foot))? costs? (\d{2,3})\b/,
  under: /\bredthrees\b|\bblackthrees\b/,
  means: ([, points], { plain }) => onlyThree(plain, points),
};

export const caught: Reader = [
  after,
  nothing,
  ifCaught,
  ifLeft,
  goesOn,
  forAndAgainst,
  lostWith,
  costIfCaught,
  theyAre,
  one,
];

/** Black threes bring nothing on the table at most tables, so their points are a charge. */
function isCost(said: string, three: string): boolean {
  if (
    /\beach\b|\bon the table\b|\blaid\b|\bgo out\b|\bbonus\b|\bplayed\b/.test(said) &&
    three === 'red'
  )
    return false;
  if (new RegExp(String.raw`\b${AGAINST}\b`).test(said)) return true;
  return three === 'black' && !/\b(?:laid|meld\w*|discard\w*|block\w*|top)\b/.test(said);
}

function onlyThree(text: string, points: string | undefined): Fact[] {
  const named = [...text.matchAll(/\b(red|black)threes\b/g)].map(([, three]) => three!);
  return new Set(named).size === 1 ? cost(named[0]!, points) : [];
}
