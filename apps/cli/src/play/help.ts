import { LEGEND } from './marks.ts';

/** Commands in the order of a turn. */
export const helpLines: readonly string[] = [
  'draw            cards from the stock; draw 1 2 names the pile of each',
  'take            discards; take 9 9 pays with these; take 9 9, k k k too',
  'upcard          the card turned up, where the starter may',
  'lay 9 9 2       a new meld; lay 9 9 9, k k k several at once',
  'add 9 to nines  to a meld you have; add 2 to 9 a wild; 9/2 your second nines',
  'cap 7           a Lady on your sevens',
  'ask, yes, no    "May I go out?" and the answer',
  'discard 4       ends the turn; end does so where no discard is due',
  'grab h, hand 1  cutting the deck and choosing a hand, in the deal',
  'hint            what you may do now         table   the whole table again',
  'hand            your cards                  melds   what is laid, in words',
  'discards        the discards from the top   score   the totals so far',
  'rules           this rule set in sentences  quit    leave; the game is kept',
  '',
  'Ranks: 4 to 9, 10, j, q, k, a, 2, joker (or *), black3, red3; 999 is 9 9 9.',
  'In Lords & Ladies: 1 to 12, lord, lady, villain, jester, joker.',
  'Suits are chosen for you; 9h names one. d, t, l, a, x, h, q are short forms.',
  LEGEND,
];
