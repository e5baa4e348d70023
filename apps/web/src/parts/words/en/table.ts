import { ordinal } from './start.ts';

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

export const table = {
  // The top bar and the menu
  menu: 'Menu',
  round: (round: number, of: number | undefined) =>
    of === undefined ? `Round ${round}` : `Round ${round} of ${of}`,
  openWith: (points: number) => `${points} to go down`,
  place: (place: number, of: number) => `${ordinal(place)} of ${of}`,
  /** After points: "+350 this round". */
  thisRound: 'this round',
  /** Before points, where a number of cards is next to them. */
  score: 'Score',
  hint: 'Hint',
  whatCanIDo: 'What can I do?',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  settings: 'Settings',
  keys: 'Keyboard shortcuts',
  rulesOf: (name: string) => (/\brules$/i.test(name) ? name : `${name} rules`),
  saveRecord: 'Save this game',
  leave: 'Leave table',
  leaveNote: 'Your game is saved. Pick it up any time.',
  toStart: 'Home',
  noSuchTable: 'This game isn’t on this device.',

  // People
  we: 'We',
  you: 'You',
  they: 'They',
  others: 'The others',
  player: 'Player',
  players: 'Players',
  emptySeat: 'Empty seat',
  withYou: '· with you',
  partner: 'your partner',
  playsNow: 'playing now',
  cards: 'cards',
  countCards: cards,
  foot: 'foot',
  inFoot: 'in foot',
  footFaceDown: 'Foot face down',
  playingFoot: 'In their foot',
  your: 'Your',
  knee: 'knee',
  inPlay: 'in play',
  faceDown: (count: number) => `${cards(count)}, face down`,

  // Melds
  wild: 'Wild',
  wilds: 'Wild cards',
  wildSign: 'W',
  ofBook: (size: number) => `of ${size}`,
  noWilds: 'no wild cards',
  hasWilds: 'has wild cards',
  allWild: 'all wild',
  filled: (book: string) => `solid: a finished ${book}`,
  toGoOut: 'To go out',
  seeTheirMelds: (count: number) =>
    count === 0 ? 'Their melds: none yet' : `Their melds: ${count}. See the cards`,
  seeOthersMelds: 'See the other players’ melds',
  noMelds: 'Nothing on the table yet.',
  laidOut: (count: number, what: string) => `${count} ${what} on the table.`,

  // Draw pile and discard pile
  stockAndDiscards: 'Draw pile and discard pile',
  stock: 'Draw pile',
  stockPile: (pile: number | undefined, left: number, mayDraw: boolean) =>
    `${pile === undefined ? 'Draw pile' : `Draw pile ${pile}`}, ${left === 0 ? 'empty' : cards(left)}${mayDraw ? '. Draw from it' : ''}`,
  lastCards: 'empty',
  discardPile: (count: number, top: string | undefined, mark: string | undefined) =>
    [
      `Discard pile, ${cards(count)}`,
      ...(top ? [`${top} on top`] : []),
      ...(mark ? [mark.toLowerCase()] : []),
    ].join(', '),
  blocked: 'Blocked',
  frozen: 'Frozen',
  notYou: 'Can’t pick up',
  discardsTitle: (count: number) => `Discard pile, ${cards(count)}`,
  mayTake: (count: number) =>
    count === 1 ? 'You can take the top card.' : `You can pick up the top ${count} cards.`,
  takenAtOnce: (count: number) =>
    count === 1
      ? 'If you pick up the pile, you get the top card.'
      : `If you pick up the pile, you get the top ${count} cards.`,
  newestFirst: 'Newest first',
  discardsNow: (count: number) => `Discard pile: ${count}.`,

  // Turns
  yourTurn: 'Your turn',
  undone: 'Undone.',
  undoneBy: (name: string) => `${name} undid a move.`,
  steps: { draw: 'Draw', lay: 'Meld', discard: 'Discard' },
  plays: (name: string) => `${name}’s turn`,
  asks: (name: string) => `${name} asks`,
  seatsAway: (seats: number) => (seats === 1 ? 'You’re next' : `You’re ${seats} turns away`),
  whatHappened: 'What happened',
  moreTurns: 'More',
  nothingYet: 'Nobody has played yet.',
  notYourTurn: (name: string) =>
    `It’s ${name}’s turn. You can choose and sort your cards until it’s yours.`,
  giveHint: 'Give me a hint',
  noHintHere: 'There are no hints when you play with friends, but here’s everything you can do.',
  helpGroups: { take: 'Start your turn', lay: 'Meld', end: 'End your turn' },

  // Opening
  haveOf: (have: number, need: number) => `${have} of ${need}`,
  toOpen: 'to go down',
  more: (points: number) => `${points} more`,
  enough: 'Enough to go down',
  soMuchToOpen: (have: number, need: number) => `${have} of ${need} to go down.`,

  // Cards put down, for screen readers
  staged: (what: string) => `Put down ${what}.`,
  added: (what: string) => `Added ${what}.`,
  tookBack: (what: string) => `Took back ${what}.`,
  bookComplete: (book: string) => `${book} complete.`,

  // Going out
  mayIGoOut: (name: string) => `${name} asks, “May I go out?”`,
  youStillHold: (count: number, foot: number | undefined) =>
    foot === undefined
      ? `You still have ${cards(count)}.`
      : `You still have ${cards(count)}, and ${foot} in your foot.`,
  mayGoOut: 'The answer is yes. You can go out.',
  mayNotGoOut: 'The answer is no. Not this turn.',
  playsWith: (name: string | undefined, others: string) =>
    name === undefined
      ? `This round, you play with ${others}.`
      : `This round, ${name} plays with ${others}.`,

  // Skipping
  toHand: 'Go to your hand',
  toActions: 'Go to the buttons',
};
