import { before } from './before.ts';
import type { RuleSet } from './ruleSet.ts';
import { standardRoles, standardValues } from './standardCards.ts';
import { usual, usualWords } from './usual.ts';
import { forEach, grabbed, ladder, oneMoreDeck } from './usualValues.ts';

export const house: RuleSet = {
  id: 'house',
  name: 'House Rules',
  summary:
    'Pick up the top 7 cards of the pile with a pair. Play with or without a partner. You need more books to go out in round 4.',
  words: usualWords,
  talk: 'notAmongPartners',
  rules: {
    ...before,
    ...usual,
    pack: 'standard',
    decks: forEach([2, 3, 4, 5, 6, 7, 8], oneMoreDeck),
    seating: {
      '2': ['alone'],
      '3': ['alone'],
      '4': ['alone', 'pairs'],
      '5': ['alone'],
      '6': ['alone', 'pairs'],
      '7': ['alone'],
      '8': ['alone', 'pairs'],
    },
    roles: standardRoles,
    values: standardValues,
    caught: { black3: 5, red3: 500 },

    ...grabbed,
    handChoice: 'first',
    footPass: 'right',
    upcard: { turn: 'none' },
    stockPiles: 2,
    starter: 'highCard',

    pickUp: { take: 'top', cards: 7 },
    pickUpAtLeast: 7,
    pickUpWith: ['pair'],
    pickUpBlockedBy: ['2', 'joker', 'black3', 'red3'],

    wildLimits: [{ limit: 'lead', by: 1 }],
    bookGrows: 'byAny',
    meldsOfRank: { most: 1, when: 'always' },
    opening: ladder,

    booksNeeded: [
      { kind: 'clean', count: [1, 1, 1, 2] },
      { kind: 'dirty', count: [1, 1, 1, 2], partners: [1, 1, 1, 3] },
    ],
    permission: 'asked',
    goOutBonus: 100,

    bookBonus: { clean: 500, dirty: 300, wild: 0 },
  },
  rulings: [
    {
      knob: 'decks',
      note: 'The original rules are for 2 or more players, with no upper limit. We play with 2 to 8.',
    },
    {
      knob: 'seating',
      note: 'The original rules don’t say where partners sit. Here, they sit across from each other.',
    },
    {
      knob: 'deal',
      note: 'With a real deck, you’d grab by eye. Here, you may get a few more or fewer cards than you aim for, so hitting the exact number still takes luck and feel.',
    },
    {
      knob: 'upcard',
      note: 'The original rules leave room for the discard pile but don’t turn a card up. We start with an empty pile.',
    },
    {
      knob: 'starter',
      note: 'The original rules don’t say who starts. Everyone draws a card, and the player with the highest one starts round 1. Each round after that, the next player to the left starts.',
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
      knob: 'booksNeeded',
      note: 'The summary of the original rules asks for 1 clean and 1 dirty book, but the full text asks for more in round 4. We follow the full text.',
    },
    {
      knob: 'permission',
      note: 'The original rules don’t say whether you have to use a yes. Here, you don’t. The answer, yes or no, is good for that turn only.',
    },
    {
      knob: 'permission',
      note: 'You can ask once a turn, and only if you could go out with the cards you have. The original rules leave the timing open.',
    },
    {
      knob: 'withoutBooks',
      note: 'The original rules don’t cover running out of cards without the books you need. You have to keep at least 1 card after your discard. If you can’t, you end your turn without a discard. You can meld down to 1 card if you can go out with it by completing the last book you need.',
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
      note: 'You can meld several cards at once if you could have melded them one by one in some order. The original rules don’t cover this.',
    },
  ],
};
