import type { NameSeat } from '../../settings/choices.ts';

/** From your left around the table, if everybody has a place of their own. */
const PLACES: Record<number, readonly string[]> = {
  2: ['Across'],
  3: ['Left', 'Right'],
  4: ['Left', 'Across', 'Right'],
};

const nameSeat: NameSeat = (seat, { players, people, seating }) => {
  if (people.length > 1 && people.includes(seat)) return `Player ${seat + 1}`;
  if (seat === 0) return 'You';
  if (players === 4 && seat === 2 && seating === 'pairs') return 'Partner';
  return PLACES[players]?.[seat - 1] ?? `Seat ${seat + 1}`;
};

export const start = {
  title: 'Hand & Foot',
  motto:
    'The family card game, by your family’s rules. No account, no advertisements; it works without a network.',
  back: 'Back',

  otherLanguage: 'Español',
  otherLanguageTag: 'es' as 'en' | 'es',
  soundOff: 'Turn the sound off',
  soundOn: 'Turn the sound on',
  dark: 'Dark colours',
  light: 'Light colours',
  settings: 'Settings',

  goOn: 'Continue your game',
  friendsWait: 'Your friends wait for you',
  andMore: (games: number) => `and ${games} more`,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  yourTurn: 'your turn',
  turnOf: (name: string) => `${name} to play`,
  betweenRounds: 'the next round waits',
  level: 'Even',
  weLead: (by: string) => `We lead by ${by}`,
  theyLead: (by: string) => `They lead by ${by}`,
  youLead: (by: string) => `You lead by ${by}`,
  place: (place: number, of: number) => `You are ${ordinal(place)} of ${of}`,

  play: 'Play now',
  beginning: 'Shuffling the cards',
  failed: 'The game could not be begun. Please try again.',
  choices: 'How to play',
  rules: 'Rules',
  ownRules: 'Your own rules',
  ownSummary: (parent: string, changes: number) =>
    changes === 1 ? `${parent} with 1 change` : `${parent} with ${changes} changes`,
  players: 'Players',
  fewer: 'One player fewer',
  more: 'One player more',
  seats: 'Seats',
  seatsSay: (people: number, bots: number, partners: boolean) => {
    const others = bots === 1 ? '1 bot' : `${bots} bots`;
    const who = people === 1 ? 'You' : `${people} people`;
    return `${bots === 0 ? who : `${who} + ${others}`}${partners ? ', partners' : ''}`;
  },
  sides: 'Sides',
  seatings: {
    alone: 'Everyone alone',
    pairs: 'Partners',
    threes: 'Three against three',
    fifthChanges: 'The fifth changes sides',
  },
  nameOf: (number: number) => `Name in seat ${number}`,
  who: (name: string) => `Who plays ${name}`,
  person: 'Person',
  bot: 'Bot',
  onePlace: 'People on this device take turns; the cards stay covered in between.',
  nameSeat,
  bots: 'Bots',
  levels: {
    novice: 'Novice',
    casual: 'Easy',
    steady: 'Steady',
    sharp: 'Sharp',
    expert: 'Expert',
  },
  pace: 'Pace',
  paces: { calm: 'Calm', normal: 'Normal', quick: 'Quick' },

  nav: 'More',
  friends: 'Friends',
  friendsTile: {
    there: 'Share a link to a table',
    none: 'No server at this address',
    offline: 'Needs a connection',
  },
  waitingForYou: (tables: number) =>
    tables === 1 ? 'A table waits for you' : `${tables} tables wait for you`,
  rulesTile: 'Five sheets or yours',
  learn: 'Learn',
  learnTile: 'Five minutes, hands on',
  pad: 'Scorepad',
  padTile: 'For a real table',
  games: 'Earlier games',
  openRecord: 'Open a record',
};

export function ordinal(place: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][
    place % 10 > 3 || Math.floor(place / 10) === 1 ? 0 : place % 10
  ];
  return `${place}${ending}`;
}
