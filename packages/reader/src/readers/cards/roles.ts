import { fact, type Fact, type Reader } from '../../fact.ts';

const wild = (): Fact[] => [fact('roles', 'joker', 'wild'), fact('roles', '2', 'wild')];

export const roles: Reader = [
  {
    says: /\b(?:jokers (?:and|,|\/) ?(?:all )?twos|twos (?:and|,|\/) ?(?:all )?jokers)(?: \w+)? (?:are|is|=)? ?(?:both )?wilds?(?: cards)?\b/,
    means: wild,
  },
  {
    says: /\bwilds (?:are|=|:) (?:the )?(?:jokers(?: \(\d+\))? (?:and|,) ?twos|twos(?: \(\d+\))? (?:and|,) ?jokers)/,
    means: wild,
  },
  {
    says: /^twos are wilds?\b|, twos are wilds?\b|\btwos are (?:also )?wild\b/,
    means: () => [fact('roles', '2', 'wild')],
    denied: () => [],
  },
];
