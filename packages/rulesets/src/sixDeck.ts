import type { RuleSet } from './ruleSet.ts';
import { standardRoles, standardValues } from './standardCards.ts';

export const sixDeck: RuleSet = {
  id: 'six-deck',
  name: 'Six-Deck',
  summary:
    'Partners, six decks and red and black books. Going out takes both partners in their feet.',
  words: {
    meld: { one: 'meld', many: 'melds' },
    book: { one: 'book', many: 'books' },
    clean: 'red',
    dirty: 'black',
    wild: 'wild',
    side: { one: 'team', many: 'teams' },
  },
  rules: {
    pack: 'standard',
    decks: { '4': 6, '6': 6 },
    seating: { '4': ['pairs'], '6': ['pairs'] },
    roles: standardRoles,
    values: standardValues,
    caught: { black3: 5, red3: 500 },
    allLaid: 'same',

    piles: [11, 11],
    deal: 'drawn',
    exactGrab: 0,
    handChoice: 'unseen',
    footPass: 'crosswise',
    upcard: { turn: 'one', replace: [] },
    stockPiles: 2,
    starter: 'leftOfHighCard',

    draw: 2,
    starterUpcard: 'mayTake',
    pickUp: { take: 'all' },
    pickUpAtLeast: 5,
    pickUpWith: ['pair'],
    pickUpBlockedBy: ['2', 'joker', 'black3', 'red3'],
    freezing: 'never',
    discardFirst: [],

    meldStart: { cards: 3, naturals: 2 },
    wildLimits: [
      { limit: 'most', wilds: 3 },
      { limit: 'lead', by: 1 },
    ],
    bookSize: 7,
    bookGrows: 'byNaturals',
    meldsOfRank: { most: 'any', when: 'afterBooks' },
    wildMelds: 0,
    opening: { by: 'round', points: [50, 90, 120, 150] },

    footAnnounced: 'yes',
    booksNeeded: [
      { kind: 'clean', count: [1] },
      { kind: 'dirty', count: [1] },
    ],
    permission: 'asked',
    partnersInFoot: 'needed',
    lastDiscard: 'optional',
    withoutBooks: 'keepCard',
    goOutBonus: 100,

    bookBonus: { clean: 500, dirty: 300, wild: 0 },
    rankBonus: [],
    emptyStock: 'endsRound',
    gameEnd: { after: 'rounds', rounds: 4 },
  },
  rulings: [
    {
      knob: 'decks',
      note: 'The sheet does not give the number of players; with six decks and partners we seat four or six.',
    },
    {
      knob: 'seating',
      note: 'The sheet takes partners for granted and does not say how they sit; we play pairs, opposite each other.',
    },
    {
      knob: 'upcard',
      note: 'The sheet puts no condition on the card turned up; any card stays.',
    },
    {
      knob: 'starter',
      note: 'The sheet draws for the first dealer only; the player to the left of the dealer starts, and the deal moves to the left each round.',
    },
    {
      knob: 'starterUpcard',
      note: 'The sheet does not say what the card costs; it is taken alone instead of drawing, whatever it is, and the turn may end with or without a discard.',
    },
    {
      knob: 'pickUpWith',
      note: 'The sheet only asks the player to have two naturals; we ask that they are of the rank of the top card and laid with it at once.',
    },
    {
      knob: 'wildLimits',
      note: 'The sheet allows three wilds in seven cards without a rule for smaller melds; naturals must always outnumber wilds.',
    },
    {
      knob: 'bookGrows',
      note: 'The sheet does not say whether a book may grow; we allow naturals to be added and no wild.',
    },
    {
      knob: 'meldsOfRank',
      note: 'The sheet does not say whether a rank may be melded twice; we allow it once every earlier meld of the rank is a book.',
    },
    {
      knob: 'opening',
      note: 'The sheet does not say so plainly; we ask that all the cards of the first laying go down together.',
    },
    {
      knob: 'footAnnounced',
      note: 'The sheet does not say whether taking up the foot is announced; we announce it.',
    },
    {
      knob: 'permission',
      note: 'The sheet wants both partners to agree but not how; the partner is asked, and a "yes" allows going out this turn without obliging.',
    },
    {
      knob: 'permission',
      note: 'The sheet does not say when the question may be put; we allow it only when the asker could go out this turn with the cards now held, and once a turn.',
    },
    {
      knob: 'lastDiscard',
      note: 'The sheet does not say whether going out takes a discard; it does not.',
    },
    {
      knob: 'withoutBooks',
      note: 'The sheet does not say what happens without the books to go out; at least one card must be kept after the discard, and whoever cannot discard and still keep one ends the turn without a discard.',
    },
    {
      knob: 'goOutBonus',
      note: 'The sheet gives 500 in tournament play; we use the 100 of an ordinary game.',
    },
    {
      knob: 'emptyStock',
      note: 'The sheet does not speak of an empty stock; the turn is finished, then the round ends without a bonus for going out.',
    },
    {
      knob: 'gameEnd',
      note: 'The sheet does not speak of equal totals; the best share the win.',
    },
    {
      knob: 'play',
      note: 'The sheet has only the opponents subtract the cards they hold; we subtract them for every player, also for the partner of the one who went out.',
    },
    {
      knob: 'play',
      note: 'The sheet counts the cards that make books; we count every card on the table.',
    },
    {
      knob: 'play',
      note: 'The sheet does not say how several cards laid at once are judged; we allow them if some order of laying them one by one is allowed.',
    },
  ],
};
