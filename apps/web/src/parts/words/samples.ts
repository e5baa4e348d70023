import type { Wording } from './en/en.ts';
import type { FriendsWords } from './en/friends.ts';
import type { Facts, LearnWords } from './en/learn.ts';
import type { OwnWords } from './en/own.ts';
import type { PadWords } from './en/pad.ts';
import type { PushWords } from './en/push.ts';

type Saying = (...parts: never[]) => unknown;

/** Arguments for every sentence made from numbers or names; a missing one doesn't compile. */
type Samples<Words> = {
  readonly [
    Key in keyof Words as Words[Key] extends Saying
      ? Key
      : Words[Key] extends object
        ? Words[Key] extends readonly unknown[]
          ? never
          : keyof Samples<Words[Key]> extends never
            ? never
            : Key
        : never
  ]: Words[Key] extends (...parts: infer Parts) => unknown ? readonly Parts[] : Samples<Words[Key]>;
};

export interface AllWords extends Wording {
  friends: FriendsWords;
  own: OwnWords;
  pad: PadWords;
  push: PushWords;
  learn: LearnWords;
}

const NUMBERS: [number][] = [[0], [1], [2], [12]];
const FROM_ONE: [number][] = NUMBERS.slice(1);
const ROUNDS: [number][] = [[1], [3]];
const NAME: [string][] = [['Ana']];
/** Somebody else, and the reader. */
const WHO: [string | undefined][] = [['Ana'], [undefined]];
const AMOUNT: [string][] = [['1,235']];
const PLACES: [number, number][] = [
  [1, 4],
  [2, 4],
  [3, 8],
];
const RULES: [string][] = [['Singles']];
const BOTH_PILES: [number][] = [[2], [3]];
const FACTS: [Facts][] = [
  [{ clean: 500, dirty: 300, opening: 50, foot: 11, goOut: 100, rounds: 4 }],
];

const seatsOf = (players: number, people: number[], seating: 'alone' | 'pairs') =>
  ({ players, people, seating }) as never;

export const samples: Samples<AllWords> = {
  curtain: { next: NAME, pass: NAME, ready: NAME },
  hand: {
    cards: NUMBERS,
    changeOrder: [['By rank']],
    of: [[2, 4]],
    all: [[4]],
    layDownRanks: [['kings and nines']],
    layDownCards: FROM_ONE,
    toOpen: [[40, 50]],
    short: FROM_ONE,
    soFar: [
      [1, 5],
      [4, 5],
    ],
    sayYourTurn: [['draw'], ['play']],
    sayTurnOf: NAME,
    sayHand: [
      [1, '1 king', 11],
      [12, '2 kings, 10 fours', 11],
      [3, '3 kings', undefined],
      [0, '', undefined],
    ],
    sayPiles: [
      [[54], 0, undefined],
      [[54, 53], 12, '5 of diamonds'],
    ],
    sayOpening: [[50]],
    sayGoals: [[''], ['1 of 2 dirty, 0 of 1 clean']],
    sayOther: [
      ['Ana', 1, false],
      ['Ana', 12, true],
    ],
  },
  table: {
    round: [
      [1, undefined],
      [1, 4],
    ],
    openWith: [[50]],
    place: PLACES,
    rulesOf: [['Singles'], ['House Rules']],
    emptySeat: [[2]],
    countCards: NUMBERS,
    faceDown: NUMBERS,
    ofBook: [[7]],
    filled: [['clean book']],
    seeTheirMelds: NUMBERS,
    laidOut: [
      [1, 'red three'],
      [2, 'red threes'],
    ],
    stockPile: [
      [undefined, 54, true],
      [1, 1, false],
      [2, 0, false],
    ],
    discardPile: [
      [0, undefined, undefined],
      [1, '9 of hearts', 'Frozen'],
      [12, '9 of hearts', undefined],
    ],
    discardsTitle: NUMBERS,
    mayTake: FROM_ONE,
    takenAtOnce: FROM_ONE,
    discardsNow: NUMBERS,
    plays: NAME,
    asks: NAME,
    seatsAway: FROM_ONE,
    notYourTurn: NAME,
    undoneBy: NAME,
    haveOf: [[40, 50]],
    more: FROM_ONE,
    soMuchToOpen: [[40, 50]],
    staged: [['4 queens']],
    added: [['2 kings']],
    tookBack: [['2 kings']],
    bookComplete: [['Dirty book']],
    mayIGoOut: NAME,
    youStillHold: [
      [1, undefined],
      [5, 11],
      [5, 1],
    ],
    playsWith: [['Ana', 'Ben and Carla']],
  },
  start: {
    andMore: FROM_ONE,
    round: [[2, 4]],
    turnOf: NAME,
    weLead: AMOUNT,
    theyLead: AMOUNT,
    youLead: AMOUNT,
    place: PLACES,
    ownSummary: [
      ['Singles', 0],
      ['Singles', 1],
      ['Singles', 3],
    ],
    seatsSay: [
      [1, 1, false],
      [1, 3, true],
      [4, 0, true],
      [2, 2, false],
    ],
    nameOf: [[2]],
    who: NAME,
    nameSeat: [
      [0, seatsOf(4, [0], 'pairs')],
      [1, seatsOf(4, [0], 'pairs')],
      [2, seatsOf(4, [0], 'pairs')],
      [3, seatsOf(4, [0], 'pairs')],
      [1, seatsOf(4, [0, 1], 'pairs')],
      [4, seatsOf(8, [0], 'alone')],
    ],
    waitingForYou: FROM_ONE,
  },
  deal: {
    aim: [
      [22, '100'],
      [22, undefined],
    ],
    share: [[1], [2], [3], [4], [5]],
    exact: [[22]],
    exactBonus: [['100']],
    tooMany: FROM_ONE,
    tooFew: FROM_ONE,
    putBack: FROM_ONE,
    toppedUp: FROM_ONE,
    handAndFoot: [
      [11, 11, undefined],
      [11, 11, 'Ana'],
    ],
    twoPiles: [[[11, 11]], [[13, 11]], [[11, 11, 11]]],
    yourHand: [[11]],
    yourFoot: [[11]],
    footOf: [['Ana', 11]],
    pile: [[11]],
    passFoot: NAME,
    byBottom: BOTH_PILES,
    unseen: BOTH_PILES,
    nthPile: [[0], [1], [2]],
    cards: NUMBERS,
    counts: [['9 of hearts', '10 points', 'It can only be discarded.']],
    points: [['0'], ['10']],
    playFirst: [['9 of hearts']],
    playNthFirst: [[0], [1], [2]],
    starts: WHO,
    took: [
      ['Ana', 22, '100'],
      [undefined, 24, undefined],
      ['Ana', 1, undefined],
    ],
    toCome: WHO,
    chosen: WHO,
    isLifting: NAME,
    isChoosing: NAME,
  },
  score: {
    round: [
      [1, 4],
      [1, undefined],
    ],
    wentOut: WHO,
    goesOut: WHO,
    hasNoCards: WHO,
    caughtWith: [
      ['Ana', '115'],
      [undefined, '115'],
    ],
    cappedBy: [['Ladies']],
    each: AMOUNT,
    counts: [
      [[1], '500'],
      [[1, 2], undefined],
    ],
    cardCounts: [[[1]], [[0]], [[12, 7]]],
    left: [
      ['Ana', 3, 11],
      [undefined, 0, 11],
      ['Ana', 1, 0],
    ],
    leads: [
      ['we', '235'],
      ['they', '235'],
      ['you', '235'],
      [{ called: 'Ana', many: false }, '235'],
      [{ called: 'Ana and Ben', many: true }, '235'],
    ],
    lead: [['Ana and Ben']],
    chartRound: [[2, '1,235']],
    roundShort: [
      [1, true],
      [2, false],
    ],
    next: [[2, 90]],
    nextPlain: ROUNDS,
    begun: ROUNDS,
    goOn: ROUNDS,
    won: [
      ['we', '235'],
      ['you', '0'],
      [{ called: 'Ana and Ben', many: true }, '235'],
    ],
    shared: [['Ana and Ben']],
    place: [[1]],
  },
  replay: {
    roundOf: ROUNDS,
    stepOf: [[3, 120]],
    seat: NAME,
    hand: [
      ['Ana', 1],
      ['Ana', 11],
    ],
    count: NUMBERS,
    footDown: FROM_ONE,
    stock: [['54']],
    discards: NUMBERS,
    begins: [[1, 'Ana']],
    ended: [['Ana 800, Ben 235']],
    inLine: [[3, 'The text is damaged.']],
    wrong: { badSeats: [[1], [5]], refused: [['It’s Ana’s turn.']] },
  },
  games: {
    with: [['Ana and Ben']],
    saveOf: RULES,
    forgetOf: RULES,
    ended: { we: AMOUNT, you: AMOUNT, they: AMOUNT, place: PLACES },
  },
  rules: { found: NUMBERS, none: [['joker']] },
  friends: {
    nameFull: [[24]],
    quietBySheet: RULES,
    seat: [[2]],
    side: [['Ana']],
    standsInFor: NAME,
    sitAt: [[2]],
    putBotAt: [[2]],
    removeFrom: NAME,
    removeQuestion: { lobby: NAME, dealt: NAME },
    handOnTo: NAME,
    handOnQuestion: NAME,
    watchers: FROM_ONE,
    seatsEmpty: FROM_ONE,
    invitedBy: [['Ana', 'Singles']],
    invitedTo: RULES,
    sameAs: RULES,
    differs: RULES,
    agreedTurn: [['5 minutes']],
    agreedAway: [['5 minutes']],
    chatUnread: FROM_ONE,
    newTableOf: NAME,
    asksBack: NAME,
    waitingForYes: [['Ben and Carla']],
    saidYes: NAME,
    saidNo: NAME,
    emptySeat: [[2]],
    isAway: NAME,
    botIn: [['0:40']],
    timeLeft: [['Ana', '0:40']],
    yourTime: [['0:40']],
    hasYourSeat: NAME,
    endedInRound: ROUNDS,
    scoreAfter: FROM_ONE,
    turnOfOthers: ROUNDS,
    takeOffOf: RULES,
    rematchWith: [['Ana and Berta']],
    check: { round: ROUNDS, seeds: { count: NUMBERS }, seedOf: NAME },
  },
  own: {
    version: [[3]],
    by: NAME,
    changes: NUMBERS,
    withChanges: [['Singles', '2 changes']],
    newName: RULES,
    of: [['Play', 'Our Singles']],
    putBackOf: [['Cards you draw']],
    more: [['Cards you draw']],
    less: [['Cards you draw']],
    noLonger: [['Draw 2 cards.']],
    before: RULES,
    save: [['2 changes']],
    savedNow: [[3]],
    round: [
      [1, 1],
      [1, 4],
      [4, 4],
    ],
    addRound: [[2]],
    dropRound: [[2]],
    players: [[4]],
    forPlayers: [[4]],
    entry: [['Limit', 2]],
    remove: [['Limit, 2']],
    why: {
      tooFew: FROM_ONE,
      seating: [[5, 'In pairs']],
      negativeValue: [['Red threes']],
      noWildMelds: [['All-wild melds']],
      rankNotNatural: [['Jokers']],
      tooManyOfRank: [
        [1, 1, 'sevens', 4, 0],
        [1, 9, 'sevens', 4, 8],
      ],
    },
    shareText: [['Our Singles']],
    copyName: [['Our Singles']],
    deleteQuestion: [['Our Singles']],
    offeredBy: NAME,
    differs: RULES,
    sameAs: RULES,
    lab: {
      progress: [[12, 200]],
      half: [['78', '84']],
      interval: [['78', '84']],
      percent: [[0.82]],
      endsSaid: [['82 %', '18 %']],
      minutesNote: [[25, 10, 8]],
      never: [['3 %']],
      openingRound: [[1, '3.2']],
      exactShare: [['12 %']],
    },
    interview: {
      count: [[2, 9]],
      soFar: RULES,
      found: [['Singles with 2 changes']],
    },
  },
  pad: {
    nameOf: [[2]],
    player: [[2]],
    takenIn: FROM_ONE,
    hereAlready: FROM_ONE,
    notTakenIn: [['This isn’t a scorepad.']],
    round: ROUNDS,
    roundOf: [[2, 4]],
    deals: NAME,
    begins: NAME,
    countRound: ROUNDS,
    correct: ROUNDS,
    won: [['Ana'], ['Ana and Ben']],
    shareWin: [['Ana and Ben']],
    each: AMOUNT,
    cards: NUMBERS,
    fewerOf: [['Clean books']],
    moreOf: [['Clean books']],
    way: [['Cards on the table']],
    next: [['Cards on the table']],
    removeRound: ROUNDS,
    openOf: NAME,
    deleteOf: NAME,
    unfinished: NUMBERS,
  },
  learn: {
    steps: {
      draw: { say: FACTS, done: FACTS },
      meld: { say: FACTS, done: FACTS },
      wild: { say: FACTS, done: FACTS },
      book: { say: FACTS, done: FACTS },
      discard: { say: FACTS, done: FACTS },
      opening: { say: FACTS, done: FACTS },
      pickUp: { say: FACTS, done: FACTS },
      foot: { say: FACTS, done: FACTS },
      goOut: { say: FACTS, done: FACTS },
    },
    step: [[2, 9]],
    score: { say: FACTS },
  },
  push: {
    at: [
      ['Six-Deck', 'Ana'],
      ['Six-Deck', undefined],
    ],
  },
};
