import { ordinal } from './start.ts';

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

export const table = {
  close: 'Close',

  // The top bar and the menu
  menu: 'Menu',
  round: (round: number, of: number | undefined) =>
    of === undefined ? `Round ${round}` : `Round ${round} of ${of}`,
  openWith: (points: number) => `Open with ${points}`,
  place: (place: number, of: number) => `${ordinal(place)} of ${of}`,
  hint: 'Hint',
  whatCanIDo: 'What can I do?',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
  settings: 'Settings',
  keys: 'Keys',
  rulesOf: (name: string) => (/\brules$/i.test(name) ? name : `Rules of ${name}`),
  saveRecord: 'Save the record',
  leave: 'Leave the table',
  leaveNote: 'The game is kept and goes on when you return.',
  toStart: 'To the start',
  noSuchTable: 'This game is not on this device.',

  // People
  we: 'We',
  you: 'You',
  they: 'They',
  others: 'The others',
  player: 'Player',
  players: 'Players',
  emptySeat: (number: number) => `Seat ${number}`,
  withYou: '· with you',
  partner: 'your partner',
  playsNow: 'plays now',
  cards: 'cards',
  countCards: cards,
  foot: 'foot',
  inFoot: 'in foot',
  footFaceDown: 'Foot face down',
  playingFoot: 'Playing the foot',
  your: 'Your',
  knee: 'knee',
  inPlay: 'in play',
  faceDown: (count: number) => `${cards(count)}, face down`,

  // Melds
  wild: 'Wild',
  wilds: 'Wilds',
  wildSign: 'W',
  ofBook: (size: number) => `of ${size}`,
  noWilds: 'no wilds',
  hasWilds: 'has wilds',
  allWild: 'all wild',
  filled: (book: string) => `filled: ${book}`,
  toGoOut: 'To go out',
  seeTheirMelds: (count: number) =>
    count === 0 ? 'Their melds: none yet' : `Their melds, ${count}. See their cards`,
  seeOthersMelds: 'See the cards of the others',
  noMelds: 'Nothing on the table yet.',
  laidOut: (count: number, what: string) => `${count} ${what} laid out.`,

  // Draw pile and discard pile
  stockAndDiscards: 'Stock and discards',
  stock: 'Stock',
  stockPile: (pile: number | undefined, left: number, mayDraw: boolean) =>
    `${pile === undefined ? 'Stock' : `Stock ${pile}`}, ${left === 0 ? 'used up' : cards(left)}${mayDraw ? '. Draw from it' : ''}`,
  lastCards: 'last cards',
  discardPile: (count: number, top: string | undefined, mark: string | undefined) =>
    [
      `Discards, ${cards(count)}`,
      ...(top ? [`on top the ${top}`] : []),
      ...(mark ? [mark] : []),
    ].join(', '),
  blocked: 'Blocked',
  frozen: 'Frozen',
  notYou: 'Not you',
  discardsTitle: (count: number) => `Discards, ${cards(count)}`,
  mayTake: (count: number) =>
    count === 1 ? 'You may take the top card.' : `You may take the top ${count}.`,
  takenAtOnce: (count: number) =>
    count === 1
      ? 'Whoever takes them gets the top card.'
      : `Whoever takes them gets the top ${count}.`,
  newestFirst: 'The newest first',
  discardsNow: (count: number) => `Discards ${count}.`,

  // Turns
  yourTurn: 'Your turn',
  steps: { draw: 'Draw', lay: 'Lay', discard: 'Discard' },
  plays: (name: string) => `${name} plays`,
  asks: (name: string) => `${name} asks`,
  seatsAway: (seats: number) => (seats === 1 ? 'You are next' : `You are ${seats} seats away`),
  whatHappened: 'What happened',
  nothingYet: 'Nobody has played yet.',
  notYourTurn: (name: string) =>
    `${name} plays. Until it is your turn you can choose and sort your cards.`,
  giveHint: 'Give me a hint',
  helpGroups: { take: 'To begin the turn', lay: 'To lay down', end: 'To end the turn' },

  // Opening
  haveOf: (have: number, need: number) => `${have} of ${need}`,
  toOpen: 'to open',
  more: (points: number) => `${points} more`,
  enough: 'Enough to open',
  soMuchToOpen: (have: number, need: number) => `${have} of ${need} to open.`,

  // Cards put down, for screen readers
  staged: (what: string) => `Staged ${what}.`,
  added: (what: string) => `Added ${what}.`,
  tookBack: (what: string) => `Took back ${what}.`,
  bookComplete: (book: string) => `${book} complete.`,

  // Going out
  mayIGoOut: (name: string) => `${name} asks: may I go out?`,
  youStillHold: (count: number, foot: number | undefined) =>
    foot === undefined
      ? `You still hold ${cards(count)}.`
      : `You still hold ${cards(count)}, and ${foot} in your foot.`,
  mayGoOut: 'Your partner said yes: you may go out.',
  mayNotGoOut: 'Your partner said no: not in this turn.',
  playsWith: (name: string, others: string) => `This round ${name} plays with ${others}.`,

  // Skipping
  toHand: 'To your hand',
  toActions: 'To the actions',
};
