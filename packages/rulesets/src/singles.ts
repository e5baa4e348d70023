import type { RuleSet } from './ruleSet.ts';
import { standardRoles, standardValues } from './standardCards.ts';

export const singles: RuleSet = {
  id: 'singles',
  name: 'Singles',
  summary:
    'Everyone for themselves. Red threes bring points, and only the top discard may be taken.',
  words: {
    meld: { one: 'meld', many: 'melds' },
    book: { one: 'book', many: 'books' },
    clean: 'clean',
    dirty: 'dirty',
    wild: 'wild',
    side: { one: 'player', many: 'players' },
  },
  rules: {
    pack: 'standard',
    decks: { '2': 3, '3': 4, '4': 5, '5': 6, '6': 7, '7': 8, '8': 9 },
    seating: {
      '2': ['alone'],
      '3': ['alone'],
      '4': ['alone'],
      '5': ['alone'],
      '6': ['alone'],
      '7': ['alone'],
      '8': ['alone'],
    },
    roles: { ...standardRoles, red3: 'laid' },
    values: { ...standardValues, red3: 100 },
    caught: { black3: 100 },
    allLaid: 'same',

    piles: [11, 11],
    deal: 'grabbed',
    exactGrab: 100,
    handChoice: 'first',
    footPass: 'left',
    upcard: { turn: 'one', replace: ['2', 'joker', 'black3', 'red3'] },
    stockPiles: 2,
    starter: 'highCard',

    draw: 2,
    starterUpcard: 'no',
    pickUp: { take: 'card', mayComplete: 'no' },
    pickUpAtLeast: 1,
    pickUpWith: [],
    pickUpBlockedBy: [],
    freezing: 'never',
    discardFirst: ['black3'],

    meldStart: { cards: 3, naturals: 2 },
    wildLimits: [{ limit: 'lead', by: 1 }],
    bookSize: 7,
    bookGrows: 'byNaturals',
    meldsOfRank: { most: 'any', when: 'afterBooks' },
    wildMelds: 0,
    opening: { by: 'round', points: [60, 90, 120, 150] },

    footAnnounced: 'no',
    booksNeeded: [
      { kind: 'clean', count: [1] },
      { kind: 'dirty', count: [1] },
    ],
    permission: 'none',
    partnersInFoot: 'notNeeded',
    lastDiscard: 'needed',
    withoutBooks: 'playOn',
    goOutBonus: 100,

    bookBonus: { clean: 700, dirty: 300, wild: 0 },
    rankBonus: [],
    emptyStock: 'endsRound',
    gameEnd: { after: 'rounds', rounds: 4 },
  },
  rulings: [
    {
      knob: 'caught',
      note: 'The sheet counts every card left over as negative and prices a red three at 100; so a red three still in the foot costs 100.',
    },
    {
      knob: 'deal',
      note: 'A real deck is cut by eye; here its own unevenness decides how many cards come off, so that the exact number stays a matter of luck and feel.',
    },
    {
      knob: 'stockPiles',
      note: 'The sheet leaves the choice of one or two piles for the stock; we use two.',
    },
    {
      knob: 'starter',
      note: 'The sheet finds the starter of the first round only; we move the start to the left each round.',
    },
    {
      knob: 'pickUp',
      note: 'The sheet does not say how a taken discard counts towards the two cards of a turn; we play it as the first of them, and the second comes from the stock in the same move.',
    },
    {
      knob: 'pickUp',
      note: 'The sheet does not speak of a wild on top; we treat it as completing a book wherever a meld one card short could take it.',
    },
    {
      knob: 'pickUpBlockedBy',
      note: 'The sheet names no discard that may not be taken; so a wild or even a black three may be.',
    },
    {
      knob: 'discardFirst',
      note: 'The sheet says that black threes should go before other cards; we play it as a duty.',
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
      knob: 'lastDiscard',
      note: 'One line wants a discard to go out, another is content with playing the last card; we ask for the discard.',
    },
    {
      knob: 'withoutBooks',
      note: 'The sheet lets a player play on without cards; when the last card of the foot is laid there is nothing to discard, so the turn ends by itself and the round does not.',
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
      note: 'The sheet does not say when red threes of the deal are laid; we lay and replace them before the first turn, from the starter round to the left.',
    },
    {
      knob: 'play',
      note: 'The sheet does not say which pile replaces a red three; it is the pile the three came from, else the first with cards, and with no stock left there is no replacement.',
    },
    {
      knob: 'play',
      note: 'The sheet does not say how several cards laid at once are judged; we allow them if some order of laying them one by one is allowed.',
    },
  ],
};
