import { fact, type Fact, type Reader } from '../../fact.ts';

const all = (growth: string): Fact[] => [fact('bookGrows', '', growth)];
const FINISHED = String.raw`(?:(?:a |the |any |your )?(?:finished|complete(?:d)?|full|closed)? ?book)`;

export const bookGrows: Reader = [
  {
    says: /\b(?:completed |finished )?book (?:is|are|get|gets) closed\b(?: (?:at|once they have|when they have|after) \d(?: cards)?)?|\bbook close at \d\b|\bthen it (?:is|gets) closed\b|\bcloses a book\b|\bbook (?:is|are) (?:never|not) (?:be )?added to\b/,
    notUnder: /\bwild book (?:is|are) closed\b|\bsideways\b/,
    means: () => all('never'),
  },
  {
    says: /\bnothing (?:may|can) be added to (?:them|it|a (?:finished )?book)\b|\bnobody (?:may|can) add to (?:a |the )?(?:finished |completed )?book\b|\bno (?:further|more) cards (?:may|can) be added\b|\b(?:you )?cannot add (?:to it )?after that\b|\b(?:you )?cannot add to (?:a |an )?(?:finished|completed?) book\b|\bcannot be touched again\b/,
    means: () => all('never'),
  },
  {
    says: new RegExp(
      String.raw`\b${FINISHED}s? (?:may|can) be added to with (?:only )?naturals only\b|\b(?:you )?(?:can|may) add only naturals to ${FINISHED}\b|\b(?:you )?(?:may|can) add naturals to ${FINISHED},? but (?:not|no) wilds\b|\bonly naturals (?:may|can) be added to ${FINISHED}(?!\w)`,
    ),
    notUnder: /\bclean book\b/,
    means: () => all('byNaturals'),
  },
  {
    says: /\bonce (?:it's|its|it is|your|they are) a book,? no more wilds(?: in it)?,? but naturals (?:are )?ok\b/,
    means: () => all('byNaturals'),
  },
  {
    says: /\bnaturals (?:can|may) be added to completed? book,? wilds cannot\b|\bbook take (?:only )?(?:matching )?naturals(?: only)?\b/,
    means: () => all('byNaturals'),
  },
  {
    says: /\b(?:a )?wilds?(?: card)? (?:can be |may be )?(?:added )?to a clean book,? (?:but )?(?:then )?(?:it )?(?:becomes|makes it|reduces it to|turns it)(?: a)? dirty(?: book)?|\badd (?:a )?wilds(?: card)? to a clean book,? but then it becomes dirty\b|\bwilds added to a clean (?:book|group) reduces it to a dirty (?:book|group)/,
    means: () => all('byAny'),
  },
  {
    says: /\b(?:all )?(?:the )?book (?:stay|stays|are|remain) open\b(?:,? (?:you can )?add whatever you like)?|\b(?:you )?(?:may|can) (?:keep adding|add anything|still add)(?: (?:cards )?to (?:it|them|a (?:finished )?book))?/,
    under: /\bbook\b|\bpile\b|\bfinished\b/,
    means: (_, { plain }) =>
      /\bclean book|\bdirty book|\bwild book/.test(plain) && !/\bfinished\b/.test(plain)
        ? []
        : all('byAny'),
  },
  {
    says: /\bonly naturals (?:may|can) be added to (?:a )?clean book\b|\bclean book (?:take|takes) (?:only )?naturals(?: only)?\b/,
    means: () => [fact('bookGrows', 'clean', 'byNaturals')],
  },
  {
    says: /\banything (?:may|can) be added to (?:a )?dirty book\b|\bdirty book (?:take|takes) anything\b/,
    means: () => [fact('bookGrows', 'dirty', 'byAny')],
  },
  {
    says: /\bwild book (?:is|are) closed\b/,
    means: () => [fact('bookGrows', 'wild', 'never')],
  },
];
