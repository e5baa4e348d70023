import { fact, type Reader } from '../../fact.ts';

const MINIMUM = String.raw`(?:the |your )?(?:minimum|initial meld|opening|points needed|meld requirement|requirement)`;
const PILE = String.raw`(?:the )?(?:discardpile|discards|top card(?: of the discardpile)?|cards? (?:from|you take from) the discardpile)`;

/** Whether cards that are picked up help to go down. */
export const openingCounts: Reader = [
  {
    says: new RegExp(
      String.raw`\bonly (?:the )?cards (?:from|in) your hand (?:can |may )?(?:count|be used|be counted) (?:toward|towards|to meet|for|to make|to reach) ${MINIMUM}(?:,? not ${PILE})?`,
    ),
    means: () => [fact('openingCounts', '', 'hand')],
  },
  {
    says: new RegExp(
      String.raw`\b${PILE} (?:(?:do|does) )?(?:not count|cannot be (?:used|counted)|may not be (?:used|counted)|cannot count|not be (?:used|counted)) (?:toward|towards|to meet|for|to make|to reach) ${MINIMUM}`,
    ),
    means: () => [fact('openingCounts', '', 'hand')],
  },
];
