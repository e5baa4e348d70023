import type { RuleSet } from './ruleSet.ts';

export const lordsAndLadies: RuleSet = {
  id: 'lords-and-ladies',
  name: 'Lords & Ladies',
  summary:
    'A deck of its own: Ladies cap clean groups, Villains block, and wilds freeze the discards.',
  words: {
    meld: { one: 'meld', many: 'melds' },
    book: { one: 'group', many: 'groups' },
    clean: 'clean',
    dirty: 'dirty',
    wild: 'wild',
    side: { one: 'team', many: 'teams' },
  },
  rules: {
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
      '1': 'natural',
      '2': 'natural',
      '3': 'natural',
      '4': 'natural',
      '5': 'natural',
      '6': 'natural',
      '7': 'natural',
      '8': 'natural',
      '9': 'natural',
      '10': 'natural',
      '11': 'natural',
      '12': 'natural',
      lord: 'natural',
      jester: 'wild',
      joker: 'wild',
      lady: 'cap',
      villain: 'dead',
    },
    values: {
      '1': 5,
      '2': 5,
      '3': 5,
      '4': 5,
      '5': 5,
      '6': 5,
      '7': 10,
      '8': 10,
      '9': 10,
      '10': 10,
      '11': 10,
      '12': 10,
      lord: 20,
      jester: 25,
      joker: 50,
      lady: 100,
      villain: 0,
    },
    caught: { lady: 500 },
    allLaid: 'same',

    piles: [11, 11],
    deal: 'grabbed',
    exactGrab: 100,
    handChoice: 'byBottomCard',
    footPass: 'kept',
    upcard: { turn: 'one', replace: ['jester', 'joker', 'lady', 'villain'] },
    stockPiles: 1,
    starter: 'drawn',

    draw: 2,
    starterUpcard: 'no',
    pickUp: { take: 'all' },
    pickUpAtLeast: 1,
    pickUpWith: ['onMeld', 'pair', 'naturalAndWild'],
    pickUpBlockedBy: ['jester', 'joker', 'lady', 'villain'],
    freezing: 'byWild',
    discardFirst: [],

    meldStart: { cards: 3, naturals: 2 },
    wildLimits: [
      { limit: 'lead', by: 0 },
      { limit: 'most', wilds: 3 },
    ],
    bookSize: 7,
    bookGrows: 'byAny',
    meldsOfRank: { most: 2, when: 'always' },
    wildMelds: 2,
    opening: { by: 'round', points: [50, 90, 120, 150] },

    footAnnounced: 'yes',
    booksNeeded: [
      { kind: 'dirty', count: [2] },
      { kind: 'clean', count: [1] },
    ],
    permission: 'binding',
    partnersInFoot: 'notNeeded',
    lastDiscard: 'optional',
    withoutBooks: 'keepCard',
    goOutBonus: 100,

    bookBonus: { clean: 500, dirty: 300, wild: 2000 },
    rankBonus: [],
    emptyStock: 'endsRound',
    gameEnd: { after: 'rounds', rounds: 4 },
  },
  rulings: [
    {
      knob: 'seating',
      note: 'The sheet has the fifth player change teams but does not say how that player is scored; we give every player the sum of the rounds of the teams they played in.',
    },
    {
      knob: 'seating',
      note: 'The sheet does not number the seats; with five, we play seats 1 and 3 against 2 and 4, and seat 5 joins the first two in rounds 1 and 4.',
    },
    {
      knob: 'roles',
      note: 'The sheet does not say how many Ladies a group can take; we play one on each.',
    },
    {
      knob: 'deal',
      note: 'A real deck is cut by eye; here its own unevenness decides how many cards come off, so that the exact number stays a matter of luck and feel.',
    },
    {
      knob: 'stockPiles',
      note: 'The sheet does not say in how many piles the stock lies; we use one.',
    },
    {
      knob: 'starter',
      note: 'The sheet does not say who starts; we draw the first starter at random, and the start moves to the left each round.',
    },
    {
      knob: 'pickUp',
      note: 'One line keeps the discards closed until a team has melded, another lets them be taken while it does; we allow it, if the first laying is made with the top card.',
    },
    {
      knob: 'freezing',
      note: 'The sheet does not say how long the freeze lasts or where the cards go; we play that it lasts until the discards are taken, and the two naturals and the top card may join a meld of that rank or begin one.',
    },
    {
      knob: 'meldStart',
      note: 'The sheet starts with two naturals and one wild; we also allow two naturals and two wilds at once.',
    },
    {
      knob: 'bookGrows',
      note: 'The sheet lets a wild make a clean group dirty but does not speak of one with a Lady on it; we play that a capped clean group takes no wild.',
    },
    {
      knob: 'meldsOfRank',
      note: 'The sheet allows two groups of a rank but not when the second may begin; we play that the first need not be finished.',
    },
    {
      knob: 'wildMelds',
      note: 'The sheet allows a group of wilds without its details; we play that it begins with three or more wilds, never takes a natural, that a team has two at most, and that a capped one may still take wilds.',
    },
    {
      knob: 'opening',
      note: 'The sheet speaks of one turn; we ask that all the cards of the first laying go down together.',
    },
    {
      knob: 'footAnnounced',
      note: 'The sheet does not say whether taking up the foot is announced; we announce it.',
    },
    {
      knob: 'permission',
      note: 'The sheet speaks of one partner; in a team of three we ask both, and one "no" decides.',
    },
    {
      knob: 'permission',
      note: 'The sheet does not say when the question may be put; we allow it only when the asker could go out this turn with the cards now held, and once a turn.',
    },
    {
      knob: 'withoutBooks',
      note: 'The sheet asks for one card to be kept but not how the turn then ends; whoever cannot discard and still keep one ends the turn without a discard.',
    },
    {
      knob: 'emptyStock',
      note: 'The sheet scores the round when the deck is used up but does not say when it stops; we finish the turn in which the last card was drawn.',
    },
    {
      knob: 'gameEnd',
      note: 'The sheet does not speak of equal totals; the best share the win.',
    },
    {
      knob: 'play',
      note: 'The sheet does not say how several cards laid at once are judged; we allow them if some order of laying them one by one is allowed.',
    },
    {
      knob: 'play',
      note: 'Of three ways into the foot the sheet lists, the second (all but one card after the discard) cannot be meant as it stands; we read it as the first: the last card is the discard.',
    },
  ],
};
