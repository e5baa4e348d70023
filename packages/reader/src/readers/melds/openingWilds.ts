import { fact, type Reader } from '../../fact.ts';

const FIRST = String.raw`(?:your |the )?(?:first|1st|initial|opening) (?:melds?|lay-?down|laying)(?: of (?:a|the|each) (?:round|hand))?`;
const DOWN = String.raw`(?:to |when you |when )?(?:go|get|lay(?:ing)?|come|meld(?:ing)?) (?:down|the minimum)`;

const none = fact('openingWilds', '', 'none');

/** Whether wilds help a side to go down. */
export const openingWilds: Reader = [
  {
    says: new RegExp(
      String.raw`\b(?:no wilds (?:may be used |can be used |are allowed |allowed |may be |can be )?(?:in|for|to make|on) ${FIRST}|${FIRST} (?:must|has to|have to|may|can) (?:be |contain |include |have )?(?:made |done |laid )?(?:all (?:naturals|natural)|without (?:any )?wilds|no wilds|(?:only )?naturals(?: only)?|natural)\b|${FIRST} (?:cannot|may not|must not|can not) (?:contain|include|have|use) (?:any )?wilds)`,
    ),
    means: () => [none],
  },
  {
    says: new RegExp(
      String.raw`\b(?:wilds (?:cannot|may not|must not) be used (?:${DOWN}|in ${FIRST}|for ${FIRST})|(?:not|cannot) use (?:any )?wilds (?:${DOWN}|in ${FIRST}|for ${FIRST})|no wilds (?:may be used |can be used |are allowed )?${DOWN})`,
    ),
    means: () => [none],
  },
];
