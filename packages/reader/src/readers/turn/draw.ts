import { fact, type Reader } from '../../fact.ts';

export const draw: Reader = [
  {
    says: /\b(?:draws?|drawing|take|must draw) ?:? ?([1-5])\b(?: cards?)?(?: (?:from|off|out of) (?:the )?(?:top of the )?(?:drawpile|deck|stack|main piles?|middle))?(?:,? (?:and |then )?(?:discard|throw away|put|discards?|throw)s? (?:1|a card)\b(?: card)?(?: on (?:the )?discardpile)?)?/,
    under: /\bdraw|\bturn\b|\bdeck\b|\bdrawpile\b/,
    notUnder: /\bexactly\b|\bneighbou?r/,
    means: ([said, cards], { plain }) =>
      said.startsWith('take') && !/\bdeck\b|\bdrawpile\b|\bmiddle\b|\bmain pile/.test(said)
        ? []
        : /\b(?:each of|from each|replacement|2 different)\b/.test(plain)
          ? []
          : [fact('draw', '', Number(cards))],
  },
];
