import { fact, type Reader } from '../../fact.ts';

/** Points for going down and out in one turn, which canasta calls concealed. */
export const playBonus: Reader = [
  {
    says: /\bgo out (?:concealed|in (?:1|the same) turn without (?:having )?melded before)\b(?:,? (?:you )?(?:is worth|scores?|gets?|earns?|brings?|bonus|:|=))*:? (?:an? )?(?:extra |bonus of )?(\d{2,4})(?: points| extra points| bonus points)?/,
    means: ([, bonus]) => [fact('playBonus', 'outAtOnce', Number(bonus))],
  },
  {
    says: /\bgo down and (?:go )?out in (?:1|the same) turn\b(?:,? (?:you )?(?:is worth|scores?|gets?|earns?|brings?|bonus|:|=))*:? (?:an? )?(?:extra |bonus of )?(\d{2,4})(?: points| extra points| bonus points)?/,
    means: ([, bonus]) => [fact('playBonus', 'outAtOnce', Number(bonus))],
  },
];
