import { before } from './before.ts';
import type { RuleSet } from './ruleSet.ts';
import { usual, usualWords } from './usual.ts';
import { forEach, grabbed, ladder } from './usualValues.ts';

const LOW = [1, 2, 3, 4, 5, 6];
const HIGH = [7, 8, 9, 10, 11, 12];

export const lordsAndLadies: RuleSet = {
  id: 'lords-and-ladies',
  name: 'Lords & Ladies',
  summary:
    'A game with its own deck: Ladies cap clean groups, Villains block the pile, and wild cards freeze it.',
  words: { ...usualWords, book: { one: 'group', many: 'groups' } },
  rules: {
    ...before,
    ...usual,
    pack: 'lords-and-ladies',
    decks: { '2': 1, '3': 1, '4': 1, '5': 1, '6': 1 },
    seating: {
      '2': ['alone'],
      '3': ['alone'],
      '4': ['pairs'],
      '5': ['fifthChanges'],
      '6': ['threes'],
    },
    roles: {
      ...forEach([...LOW, ...HIGH], () => 'natural' as const),
      lord: 'natural',
      jester: 'wild',
      joker: 'wild',
      lady: 'cap',
      villain: 'dead',
    },
    values: {
      ...forEach(LOW, () => 5),
      ...forEach(HIGH, () => 10),
      lord: 20,
      jester: 25,
      joker: 50,
      lady: 100,
      villain: 0,
    },
    caught: { lady: 500 },

    ...grabbed,
    handChoice: 'byBottomCard',
    footPass: 'kept',
    upcard: { turn: 'one', replace: ['jester', 'joker', 'lady', 'villain'] },
    stockPiles: 1,
    starter: 'drawn',

    pickUp: { take: 'all' },
    pickUpAtLeast: 1,
    pickUpWith: ['onMeld', 'pair', 'naturalAndWild'],
    pickUpBlockedBy: ['jester', 'joker', 'lady', 'villain'],
    freezing: 'byWild',

    wildLimits: [
      { limit: 'lead', by: 0 },
      { limit: 'most', wilds: 3 },
    ],
    bookGrows: 'byAny',
    meldsOfRank: { most: 2, when: 'always' },
    wildMelds: 2,
    opening: ladder,

    booksNeeded: [
      { kind: 'dirty', count: [2] },
      { kind: 'clean', count: [1] },
    ],
    permission: 'binding',
    goOutBonus: 100,

    bookBonus: { clean: 500, dirty: 300, wild: 2000 },
  },
  rulings: [
    {
      knob: 'seating',
      note: 'The original rules have the fifth player change teams but don’t say how to score that. Each round, everyone gets their own team’s score.',
    },
    {
      knob: 'seating',
      note: 'The original rules don’t number the seats. With 5 players, seats 1 and 3 play against seats 2 and 4, and seat 5 joins seats 1 and 3 in rounds 1 and 4.',
    },
    {
      knob: 'roles',
      note: 'The original rules don’t say how many Ladies can go on a group. We allow 1.',
    },
    {
      knob: 'deal',
      note: 'With a real deck, you’d grab by eye. Here, you may get a few more or fewer cards than you aim for, so hitting the exact number still takes luck and feel.',
    },
    {
      knob: 'stockPiles',
      note: 'The original rules don’t say how many draw piles there are. We use 1.',
    },
    {
      knob: 'starter',
      note: 'The original rules don’t say who starts. A random player starts round 1. Each round after that, the next player to the left starts.',
    },
    {
      knob: 'pickUp',
      note: 'In one place, the original rules say you can’t pick up the pile until your team has gone down. In another, you can pick it up to go down. We allow it if you use the top card to go down.',
    },
    {
      knob: 'freezing',
      note: 'The original rules don’t say how long the freeze lasts or where the cards go. It lasts until somebody picks up the pile, and the 2 natural cards and the top card go on a meld of that rank or start a new one.',
    },
    {
      knob: 'meldStart',
      note: 'The original rules start a meld with 2 natural cards and 1 wild card. We also allow 2 natural cards and 2 wild cards.',
    },
    {
      knob: 'bookGrows',
      note: 'The original rules let a wild card make a clean group dirty but don’t mention one with a Lady on it. Here, you can’t add wild cards to a capped clean group.',
    },
    {
      knob: 'meldsOfRank',
      note: 'The original rules allow 2 groups of a rank but don’t say when you can start the second one. Here, the first one doesn’t have to be finished.',
    },
    {
      knob: 'wildMelds',
      note: 'The original rules allow a group of wild cards but don’t give any details. Here, it starts with at least 3 wild cards and can’t have natural cards. Your team can have at most 2, and you can still add wild cards to a capped one.',
    },
    {
      knob: 'opening',
      note: 'The original rules say to go down in one turn. Here, you do it in one move, with all the melds you need.',
    },
    {
      knob: 'footAnnounced',
      note: 'The original rules don’t mention announcing your foot. Here, you announce it.',
    },
    {
      knob: 'permission',
      note: 'The original rules mention only one partner. On a team of 3, you ask both partners, and a single no means no.',
    },
    {
      knob: 'permission',
      note: 'You can ask once a turn, and only if you could go out with the cards you have. The original rules leave the timing open.',
    },
    {
      knob: 'withoutBooks',
      note: 'The original rules say to keep 1 card but don’t say how your turn ends. If you can’t discard and still keep one, you end your turn without a discard. You can meld down to 1 card if you can go out with it by completing the last group you need.',
    },
    {
      knob: 'emptyStock',
      note: 'The original rules score the round when the draw pile is empty but don’t say whether you finish your turn. Here, you do.',
    },
    {
      knob: 'gameEnd',
      note: 'The original rules don’t mention ties. The players tied for first share the win.',
    },
    {
      knob: 'play',
      note: 'You can meld several cards at once if you could have melded them one by one in some order. The original rules don’t cover this.',
    },
    {
      knob: 'play',
      note: 'The original rules list three ways to get to your foot. The second one, having one card left after your discard, doesn’t work if you take it literally. We treat it like the first one: your discard is your last card.',
    },
  ],
};
