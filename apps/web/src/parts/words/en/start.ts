export const start = {
  title: 'Hand & Foot',
  what: 'A card game for partners, a bit like Canasta.',
  motto: 'Play by your family’s rules. No account, no ads, and it works offline.',
  back: 'Back',

  otherLanguage: 'Español',
  otherLanguageTag: 'es' as 'en' | 'es',
  soundOff: 'Turn sound off',
  soundOn: 'Turn sound on',
  dark: 'Dark theme',
  light: 'Light theme',
  settings: 'Settings',

  goOn: 'Resume your game',
  friendsWait: 'Your friends are waiting',
  andMore: (games: number) => `and ${games} more`,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  yourTurn: 'your turn',
  turnOf: (name: string) => `${name}’s turn`,
  betweenRounds: 'ready for the next round',
  level: 'Tied',
  weLead: (by: string) => `We lead by ${by}`,
  theyLead: (by: string) => `They lead by ${by}`,
  youLead: (by: string) => `You lead by ${by}`,
  place: (place: number, of: number) => `You’re ${ordinal(place)} of ${of}`,

  play: 'Play now',
  newHere: 'New to the game? Learn it in 5 minutes',
  beginning: 'Shuffling the cards…',
  failed: 'The game couldn’t be started. Try again.',
  choices: 'New game',
  rules: 'Rules',
  ownRules: 'Your own rules',
  ownSummary: (parent: string, changes: number) =>
    changes === 0
      ? `${parent}, no changes`
      : changes === 1
        ? `${parent} with 1 change`
        : `${parent} with ${changes} changes`,
  players: 'Players',
  fewer: 'One fewer player',
  more: 'One more player',
  seats: 'Seats',
  seatsSay: (people: number, bots: number, partners: boolean) => {
    const others = bots === 1 ? '1 bot' : `${bots} bots`;
    const who = people === 1 ? 'You' : `${people} people`;
    return `${bots === 0 ? who : `${who} + ${others}`}${partners ? ', partners' : ''}`;
  },
  sides: 'Teams',
  seatings: {
    alone: 'No partners',
    pairs: 'Partners',
    threes: '3 against 3',
    fifthChanges: 'The fifth player changes teams',
    teams2: '2 teams',
    teams3: '3 teams',
    teams4: '4 teams',
    teams5: '5 teams',
    teams6: '6 teams',
    teams7: '7 teams',
    teams8: '8 teams',
  },
  nameOf: (place: number) => (place === 1 ? 'Your name' : `${ordinal(place)} player’s name`),
  who: (name: string) => `Person or bot: ${name}`,
  person: 'Person',
  bot: 'Bot',
  onePlace: 'Pass this device around. Cards stay hidden between turns.',
  you: 'You',
  faces: {
    fox: 'Fox',
    owl: 'Owl',
    bear: 'Bear',
    rabbit: 'Rabbit',
    lion: 'Lion',
    panda: 'Panda',
    penguin: 'Penguin',
    koala: 'Koala',
    deer: 'Deer',
    elephant: 'Elephant',
    hedgehog: 'Hedgehog',
    frog: 'Frog',
    cat: 'Cat',
    dog: 'Dog',
    mouse: 'Mouse',
    rooster: 'Rooster',
  },
  bots: 'Bots',
  botsSay: (level: string, pace: string) => `${level}, ${pace.toLowerCase()} pace`,
  skill: 'Level',
  levels: {
    novice: 'Novice',
    casual: 'Casual',
    steady: 'Steady',
    sharp: 'Sharp',
    expert: 'Expert',
  },
  pace: 'Pace',
  paces: { calm: 'Calm', normal: 'Normal', quick: 'Quick' },

  nav: 'More',
  friends: 'Invite friends',
  friendsTile: {
    there: 'Everyone on their own phone',
    none: 'Not available here',
    offline: 'You’re offline',
  },
  waitingForYou: (tables: number) =>
    tables === 1 ? '1 table is waiting for you' : `${tables} tables are waiting for you`,
  rulesTile: '5 versions, or your own',
  learn: 'Learn',
  learnTile: 'A 5-minute lesson',
  pad: 'Scorepad',
  padTile: 'For a game with real cards',
  games: 'Game history',
  openRecord: 'Open a game',
};

export function ordinal(place: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][
    place % 10 > 3 || Math.floor(place / 10) === 1 ? 0 : place % 10
  ];
  return `${place}${ending}`;
}
