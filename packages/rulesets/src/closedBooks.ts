import { before } from './before.ts';
import type { RuleSet } from './ruleSet.ts';
import { standardValues } from './standardCards.ts';
import { usual, usualWords } from './usual.ts';
import { books, redThreesLaid, dealtOut } from './usualValues.ts';

export const closedBooks: RuleSet = {
  id: 'closed-books',
  name: 'Closed Books',
  summary:
    'Books close at 7 cards, and a meld needs 4 natural cards before it can take wild cards.',
  words: usualWords,
  rules: {
    ...before,
    ...usual,
    pack: 'standard',
    decks: { '2': 5, '3': 5, '4': 5, '5': 6, '6': 6 },
    seating: {
      '2': ['alone'],
      '3': ['alone'],
      '4': ['pairs'],
      '5': ['alone'],
      '6': ['pairs'],
    },
    roles: redThreesLaid,
    values: { ...standardValues, '8': 5 },
    caught: { black3: 5, red3: 500 },

    ...dealtOut,
    handChoice: 'first',
    footPass: 'kept',
    upcard: { turn: 'one', replace: ['2', 'joker', 'red3'] },
    stockPiles: 1,
    starter: 'leftOfDealer',

    pickUp: { take: 'top', cards: 7 },
    pickUpAtLeast: 1,
    pickUpWith: ['pair'],
    pickUpBlockedBy: ['2', 'joker', 'black3'],

    wildLimits: [{ limit: 'from', naturals: 4 }],
    bookGrows: 'never',
    meldsOfRank: { most: 'any', when: 'afterBooks' },
    opening: { by: 'round', points: [60, 90, 120, 150] },

    booksNeeded: books(1, 1),
    permission: 'none',
    goOutBonus: 0,

    bookBonus: { clean: 500, dirty: 300, wild: 0 },
  },
  rulings: [
    {
      knob: 'decks',
      note: 'The original rules call for 5 or 6 decks and don’t say how many people play. We play with 2 to 6: 5 decks for up to 4 players, 6 decks for more.',
    },
    {
      knob: 'seating',
      note: 'The original rules mention teams but don’t say how to form them. With 4 or 6 players, we play in pairs, with partners across from each other. With 2, 3 or 5, nobody has a partner.',
    },
    {
      knob: 'values',
      note: 'The original rules charge 500 points for a red three, even though you can’t avoid drawing one. We charge that only if it’s left in your hand or foot. On the table, it’s worth nothing.',
    },
    {
      knob: 'caught',
      note: 'The original rules only mention cards left in your hand. We count the ones left in your foot, too.',
    },
    {
      knob: 'starter',
      note: 'The original rules don’t say who deals. The first dealer is chosen at random, and the deal moves to the left each round.',
    },
    {
      knob: 'pickUp',
      note: 'If the pile has fewer than 7 cards, you pick up all of them. The original rules don’t mention this.',
    },
    {
      knob: 'pickUpWith',
      note: 'The original rules don’t say what happens if you already have a meld of 5 or 6 cards of the top card’s rank. The top card and your pair would take it past 7, so you can’t pick up the pile.',
    },
    {
      knob: 'pickUpBlockedBy',
      note: 'The original rules only mention black threes. A wild card on top has no rank to match, so it blocks the pile, too.',
    },
    {
      knob: 'meldsOfRank',
      note: 'You can meld a rank again once every earlier meld of that rank is a closed book. The original rules leave this open.',
    },
    {
      knob: 'opening',
      note: 'The original rules aren’t clear about whether you can do that over several turns. Here, you do it in one move, with all the melds you need.',
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
      note: 'The original rules don’t mention a bonus for going out, so there isn’t one.',
    },
    {
      knob: 'emptyStock',
      note: 'The original rules don’t cover an empty draw pile. You finish your turn, then the round ends.',
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
      note: 'If the draw pile is empty when you put down a red three, you don’t get a replacement. The original rules don’t mention this.',
    },
    {
      knob: 'play',
      note: 'You can meld several cards at once if you could have melded them one by one in some order. The original rules don’t cover this.',
    },
  ],
};
