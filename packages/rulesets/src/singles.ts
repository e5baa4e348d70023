import { before } from './before.ts';
import type { RuleSet } from './ruleSet.ts';
import { usual, usualWords } from './usual.ts';
import {
  alone,
  books,
  forEach,
  grabbed,
  oneMoreDeck,
  redThreesLaid,
  withRedThrees,
} from './usualValues.ts';

export const singles: RuleSet = {
  id: 'singles',
  name: 'Singles',
  summary:
    'Everyone plays for themselves. Red threes are worth points, and you can take only the top card of the pile.',
  words: usualWords,
  rules: {
    ...before,
    ...usual,
    pack: 'standard',
    decks: forEach([2, 3, 4, 5, 6, 7, 8], oneMoreDeck),
    seating: forEach([2, 3, 4, 5, 6, 7, 8], alone),
    roles: redThreesLaid,
    values: withRedThrees(100),
    caught: { black3: 100 },

    ...grabbed,
    handChoice: 'first',
    footPass: 'left',
    upcard: { turn: 'one', replace: ['2', 'joker', 'black3', 'red3'] },
    stockPiles: 2,
    starter: 'highCard',

    pickUp: { take: 'card', mayComplete: 'no' },
    pickUpAtLeast: 1,
    pickUpWith: [],
    pickUpBlockedBy: [],
    discardFirst: ['black3'],

    wildLimits: [{ limit: 'lead', by: 1 }],
    bookGrows: 'byNaturals',
    meldsOfRank: { most: 'any', when: 'afterBooks' },
    opening: { by: 'round', points: [60, 90, 120, 150] },

    footAnnounced: 'no',
    booksNeeded: books(1, 1),
    permission: 'none',
    lastDiscard: 'needed',
    withoutBooks: 'playOn',
    goOutBonus: 100,

    bookBonus: { clean: 700, dirty: 300, wild: 0 },
  },
  rulings: [
    {
      knob: 'caught',
      note: 'The original rules count every card left over against you, and a red three is worth 100. So a red three still in your foot costs you 100.',
    },
    {
      knob: 'deal',
      note: 'With a real deck, you’d grab by eye. Here, you may get a few more or fewer cards than you aim for, so hitting the exact number still takes luck and feel.',
    },
    {
      knob: 'stockPiles',
      note: 'The original rules let you choose 1 or 2 draw piles. We use 2.',
    },
    {
      knob: 'starter',
      note: 'The original rules only say who starts the first round. Each round after that, the next player to the left starts.',
    },
    {
      knob: 'pickUp',
      note: 'The top card is the first of the 2 cards you draw, and you draw the second one at the same time. The original rules don’t spell this out.',
    },
    {
      knob: 'pickUp',
      note: 'They don’t mention a wild card on top, either. You can’t take one that would complete a book of yours.',
    },
    {
      knob: 'pickUpBlockedBy',
      note: 'The original rules don’t rule out any top card, so you can take a wild card or even a black three.',
    },
    {
      knob: 'discardFirst',
      note: 'The original rules say black threes should go first. Here, they have to.',
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
      knob: 'lastDiscard',
      note: 'In one place, the original rules say you need a discard to go out. In another, playing your last card is enough. Here, you need the discard.',
    },
    {
      knob: 'withoutBooks',
      note: 'The original rules let you keep playing without cards. If you meld the last card of your foot, there’s nothing to discard. Your turn ends, but the round doesn’t.',
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
      note: 'Before the first turn, everyone puts down the red threes they were dealt and replaces them, starting with the player who goes first. The original rules don’t say when.',
    },
    {
      knob: 'play',
      note: 'A red three is replaced from the draw pile it came from, or from the first one that has cards. If both are empty, you don’t get a replacement. The original rules don’t say which pile to use.',
    },
    {
      knob: 'play',
      note: 'You can meld several cards at once if you could have melded them one by one in some order. The original rules don’t cover this.',
    },
  ],
};
