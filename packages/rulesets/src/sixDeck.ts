import { before } from './before.ts';
import type { RuleSet } from './ruleSet.ts';
import { standardRoles, standardValues } from './standardCards.ts';
import { usual, usualWords } from './usual.ts';
import { books, ladder } from './usualValues.ts';

export const sixDeck: RuleSet = {
  id: 'six-deck',
  name: 'Six-Deck',
  summary:
    'You play with partners, 6 decks, and red and black books. Each partner has to be in their foot before either can go out.',
  words: { ...usualWords, clean: 'red', dirty: 'black' },
  rules: {
    ...before,
    ...usual,
    pack: 'standard',
    decks: { '4': 6, '6': 6 },
    seating: { '4': ['pairs'], '6': ['pairs'] },
    roles: standardRoles,
    values: standardValues,
    caught: { black3: 5, red3: 500 },

    deal: 'drawn',
    exactGrab: 0,
    handChoice: 'unseen',
    footPass: 'crosswise',
    upcard: { turn: 'one', replace: [] },
    stockPiles: 2,
    starter: 'leftOfHighCard',

    starterUpcard: 'mayTake',
    pickUp: { take: 'all' },
    pickUpAtLeast: 5,
    pickUpWith: ['pair'],
    pickUpBlockedBy: ['2', 'joker', 'black3', 'red3'],

    wildLimits: [
      { limit: 'most', wilds: 3 },
      { limit: 'lead', by: 1 },
    ],
    bookGrows: 'byNaturals',
    meldsOfRank: { most: 'any', when: 'afterBooks' },
    opening: ladder,

    booksNeeded: books(1, 1),
    permission: 'asked',
    partnersInFoot: 'needed',
    goOutBonus: 100,

    bookBonus: { clean: 500, dirty: 300, wild: 0 },
  },
  rulings: [
    {
      knob: 'decks',
      note: 'The original rules don’t say how many people play. With 6 decks and partners, we play with 4 or 6.',
    },
    {
      knob: 'seating',
      note: 'The original rules assume you play with partners but don’t say where they sit. We play in pairs, with partners across from each other.',
    },
    {
      knob: 'upcard',
      note: 'The original rules don’t rule out any upcard, so it stays, whatever it is.',
    },
    {
      knob: 'starter',
      note: 'The original rules only say who deals first. The player to the dealer’s left starts, and the deal moves to the left each round.',
    },
    {
      knob: 'starterUpcard',
      note: 'The original rules don’t say what you give up for the upcard. You take it by itself instead of drawing, whatever it is, and you can end your turn with or without a discard.',
    },
    {
      knob: 'pickUpWith',
      note: 'The original rules only ask you to have 2 natural cards. Here, those cards have to match the top card, and you meld all 3 right away.',
    },
    {
      knob: 'wildLimits',
      note: 'The original rules allow 3 wild cards in a book of 7 and have no rule for smaller melds. Here, a meld always needs more natural cards than wild cards.',
    },
    {
      knob: 'bookGrows',
      note: 'The original rules don’t mention adding to a finished book. Here, you can add natural cards, but no wild cards.',
    },
    {
      knob: 'meldsOfRank',
      note: 'You can meld a rank again once every earlier meld of that rank is a book. The original rules leave this open.',
    },
    {
      knob: 'opening',
      note: 'The original rules aren’t clear about whether you can do that over several turns. Here, you do it in one move, with all the melds you need.',
    },
    {
      knob: 'footAnnounced',
      note: 'The original rules don’t mention announcing your foot. Here, you announce it.',
    },
    {
      knob: 'permission',
      note: 'The original rules want both partners to agree but don’t say how. You ask your partner, and a yes means you can go out this turn, but you don’t have to.',
    },
    {
      knob: 'permission',
      note: 'You can ask once a turn, and only if you could go out with the cards you have. The original rules leave the timing open.',
    },
    {
      knob: 'lastDiscard',
      note: 'The original rules don’t ask for a discard to go out, so you don’t need one.',
    },
    {
      knob: 'withoutBooks',
      note: 'The original rules don’t cover running out of cards without the books you need. You have to keep at least 1 card after your discard. If you can’t, you end your turn without a discard. You can meld down to 1 card if you can go out with it by completing the last book you need.',
    },
    {
      knob: 'goOutBonus',
      note: 'In the original rules, going out is worth 500 points in tournaments. We use the regular 100.',
    },
    {
      knob: 'emptyStock',
      note: 'The original rules don’t cover an empty draw pile. You finish your turn, then the round ends without a bonus for going out.',
    },
    {
      knob: 'gameEnd',
      note: 'The original rules don’t mention ties. The players tied for first share the win.',
    },
    {
      knob: 'play',
      note: 'The original rules only subtract the cards your opponents still hold when you go out. We subtract everyone’s, including your partner’s.',
    },
    {
      knob: 'play',
      note: 'The original rules count only the cards in books. We count every card on the table.',
    },
    {
      knob: 'play',
      note: 'You can meld several cards at once if you could have melded them one by one in some order. The original rules don’t cover this.',
    },
  ],
};
