import { fact, type Fact, type Reader } from '../../fact.ts';

const grabbed = (): Fact[] => [fact('deal', '', 'grabbed')];

export const deal: Reader = [
  {
    says: /\b(?:is|are|gets?|each player is) dealt\b|\bthe dealer (?:deals|hands|gives)(?: out)?\b|^deal (?=\d|2 )|\bdeal (?=\d+ cards)|\bdeals? each player\b/,
    notUnder: /\bgrab\w*\b/,
    means: () => [fact('deal', '', 'dealt')],
  },
  {
    says: /\b(?:grabs?|lifts?|attempts? to (?:pick|lift|take|grab)|tries to (?:pick|take|get|grab))\b(?: \w+){0,6}?(?: (?:exactly )?\d{2}(?: cards)?)?/,
    under: /\b(?:2[0-9]|exact\w*|deck|stack)\b/,
    means: grabbed,
  },
  {
    says: /\beach player draws cards (?:from different piles )?until\b|\bdraws? (?:your) cards 1 at a time\b|\bcounts? out your own\b|\bdraws? your own cards\b/,
    means: () => [fact('deal', '', 'drawn')],
  },
  {
    says: /\b(?:if you|whoever|when you|a player|anyone|and)? ?(?:who succeeds|hit|hits|get|gets|grab|grabs|do|does|succeeds?|take|takes?)(?: it| that)?(?: \w+)?(?: exactly)?(?: \d{2})?(?: cards)?(?: on the nose| exactly right)?,?(?: and)?(?: you)?(?: (?:get|gets|earn|earns|score|scores|is worth|receive|receives|a))* ?(\d{2,3})(?: points?)?(?: bonus)?\b/,
    under: /\b(?:exact\w*|on the nose|lift|grab\w*)\b/,
    follows: true,
    notUnder: /\bgo out\b|\bround 1\b|\bbook\b/,
    means: ([, points]) => grab(points),
  },
  {
    says: /\bexact(?:ly)? (?:\d{2}|grab|number|draw|cut)(?: cards?)?(?: (?:is|are|draw|card|worth|=|:|gets?|scores?|earns?))*(?: a)? ?(\d{2,3})(?: points?)?\b/,
    means: ([, points]) => grab(points),
  },
  {
    says: /\bperfect deal:? (\d{2,3})\b/,
    means: ([, points]) => grab(points),
  },
];

function grab(points: string | undefined): Fact[] {
  const bonus = Number(points);
  if (bonus < 50 || bonus % 5 !== 0) return [];
  return [...grabbed(), fact('exactGrab', '', bonus)];
}
