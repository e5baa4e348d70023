import { LEGEND } from './marks.ts';

/** Commands in the order of a turn. */
export const helpLines: readonly string[] = [
  'draw            draws cards; "draw 1 2" names the draw pile for each card',
  'take            picks up the pile; "take 9 9" uses those cards from your hand,',
  '                and "take 9 9, k k k" also melds kings',
  'upcard          takes the upcard on the first turn, where the rules let you',
  'meld 9 9 2      starts a meld; "meld 9 9 9, k k k" starts 2 melds',
  'add 9 to nines  adds to a meld; "add 2 to 9" adds a wild card to your nines,',
  '                and "add 9 to 9/2" adds to your second meld of nines',
  'cap 7           puts a Lady on your sevens',
  'ask, yes, no    "May I go out?" and the answer',
  'discard 4       ends your turn; so does "end" if you don’t have to discard',
  'undo            takes back your last meld, until you see a new card',
  'grab h, hand 1  grabs your cards or chooses your hand, during the deal',
  'hint            what you can do now         table   the whole table again',
  'hand            your cards                  melds   all melds, in words',
  'pile            the discard pile            score   the totals so far',
  'rules           the rules of this game      quit    leave; your game is saved',
  '',
  'Ranks: 4 to 9, 10, j, q, k, a, 2, joker (or *), black3, red3. "999" is 9 9 9.',
  'In Lords & Ladies: 1 to 12, lord, lady, villain, jester, joker.',
  'Suits are chosen for you; "9h" names one. Short forms: d, t, l, a, x, h, q.',
  LEGEND,
];
