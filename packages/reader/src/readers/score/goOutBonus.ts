import { fact, type Reader } from '../../fact.ts';

const isBonus = (points: number): boolean => points >= 50 && points <= 1000 && points % 5 === 0;

export const goOutBonus: Reader = [
  {
    says: /\bno bonus for go out\b|\bgo out (?:is worth|scores|brings) nothing\b/,
    means: () => [fact('goOutBonus', '', 0)],
  },
  {
    says: /\b(\d{2,4})(?: points)? for the player who go out(?: 1st| first)?\b/,
    means: ([, points]) =>
      isBonus(Number(points)) ? [fact('goOutBonus', '', Number(points))] : [],
  },
  {
    says: /\b(?:the )?(?:bonus (?:for |points for )?)?(?:1st )?go out(?: bonus)?\b(?: ?[:=+,-]+ ?| (?:gets?|is|are|worth|a|scores?|bonus|earns?|receives?|points|you|of|an|extra|gives?|for|1st)(?= )){0,5} ?\+?(\d{2,4})\b(?: points?)?(?: bonus)?/,
    notUnder: /\bbook of\b.*\bgo out\b.*\bneed/,
    means: ([said, points]) =>
      isBonus(Number(points)) && !/\bround\b/.test(said)
        ? [fact('goOutBonus', '', Number(points))]
        : [],
  },
  {
    says: /\bout bonus:? ?(?:of |is )?(\d{2,4})\b/,
    means: ([, points]) =>
      isBonus(Number(points)) ? [fact('goOutBonus', '', Number(points))] : [],
  },
  {
    says: /\b(?:the )?(?:player|1) who go(?:es)? out (?:earns|gets|scores|receives)(?: an?)?(?: extra| bonus of)? (\d{2,4})\b|\byou get (?:a )?(\d{2,4})(?: points?)?(?: bonus)? for go out\b|\b(\d{2,4})(?: point)?s? (?:bonus )?for (?:go out|ending the round)\b/,
    means: ([, ...points]) => {
      const bonus = Number(points.find(Boolean));
      return isBonus(bonus) ? [fact('goOutBonus', '', bonus)] : [];
    },
  },
];
