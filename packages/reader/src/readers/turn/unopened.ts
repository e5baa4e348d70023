import { fact, type Reader } from '../../fact.ts';

const OPENED = String.raw`(?:you(?: have|'ve)?|your (?:team|side)|the (?:team|side)|a (?:team|side|player)|they(?: have)?|your partnership) (?:has |have )?(?:made (?:its|your|the) (?:initial|1st|opening) meld|opened|laid down|melded|gone down|go down|is down|are down|laid their 1st meld|met the minimum)`;

export const unopened: Reader = [
  {
    says: new RegExp(
      String.raw`\b(?:discardpile|it) (?:may not|cannot|can not) be take[n]? (?:before|until) ${OPENED}(?: in (?:that|the) round)?|\b(?:cannot|may not|never|not) (?:take|touch) (?:from )?the discardpile (?:before|until) ${OPENED}|\bdiscardpile is (?:off limits|closed|shut) (?:until|before) ${OPENED}`,
    ),
    means: () => [fact('pickUpUnopened', '', 'never')],
  },
  {
    says: new RegExp(
      String.raw`\b(?:until|before) ${OPENED},? (?:you|it|they) (?:need|needs|must have|can only take .* with|can take the discardpile only with)s? (?:(?:a )?natural pair|2 naturals)(?: .*?from your hand)?`,
    ),
    means: () => [fact('pickUpUnopened', '', 'pair')],
  },
];
