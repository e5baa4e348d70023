import { capitalised } from '@hand-and-foot/words';

/** The score's name for somebody: `we`, `they` and `you` have their own verbs; anybody else is a name. */
export type Name =
  | 'we'
  | 'they'
  | 'you'
  /** `many` means it names several people. */
  | { readonly called: string; readonly many: boolean };

const SUBJECTS = { we: 'We', they: 'They', you: 'You' };

/** Whether all there is is one thing. */
const isOne = (counts: readonly number[]): boolean => counts.length === 1 && counts[0] === 1;

/** The score after a round, and the standings after the last. */
export const score = {
  round: (round: number, rounds: number | undefined) =>
    rounds === undefined ? `Round ${round}` : `Round ${round} of ${rounds}`,
  wentOut: (name: string | undefined) => `${name ?? 'You'} went out`,
  goesOut: (name: string | undefined) => (name === undefined ? 'You go out!' : `${name} goes out!`),
  stockRanOut: 'The draw pile ran out',
  isOver: 'The round is over',

  ...SUBJECTS,
  sheet: 'This round’s score',

  cards: 'Cards on the table',
  goingOut: 'Going out',
  exactGrab: 'Exact grab',
  bonuses: 'Bonuses',
  penalties: 'Penalties',
  cappedBy: (kinds: string) => `${capitalised(kinds)} on top`,
  caught: 'Left in hand and foot',
  thisRound: 'This round',
  before: 'Before',
  total: 'Total',
  player: 'Player',

  each: (points: string) => `${points} each`,
  counts: (counts: readonly number[], each: string | undefined) =>
    `${counts.join(' and ')}${each === undefined ? '' : ` at ${each}${isOne(counts) ? '' : ' each'}`}`,
  cardCounts: (counts: readonly number[]) =>
    `${counts.join(' and ')} ${isOne(counts) ? 'card' : 'cards'}`,
  left: (name: string | undefined, held: number, faceDown: number) =>
    [
      held > 0 ? `${name ?? 'You'} ${held}` : undefined,
      faceDown > 0 ? `${held > 0 ? '' : `${name ?? 'You'} `}${faceDown} face down` : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  nothingLeft: 'Nothing',

  // Hands and feet, turned over when a round ends
  inHand: 'Hand',
  inKnee: 'Knee',
  inFoot: 'Foot',
  noCardsLeft: 'No cards left',
  hasNoCards: (name: string | undefined) =>
    name === undefined ? 'You have no cards left.' : `${name} has no cards left.`,
  caughtWith: (name: string | undefined, points: string) =>
    name === undefined
      ? `You’re caught with ${points} points.`
      : `${name} is caught with ${points} points.`,
  seeScore: 'See the score',

  noCards: 'None',

  leads: (who: Name, by: string) =>
    typeof who === 'string'
      ? `${SUBJECTS[who]} lead by ${by}`
      : `${who.called} ${who.many ? 'lead' : 'leads'} by ${by}`,
  lead: (names: string) => `${names} are tied for the lead`,
  even: 'It’s a tie',
  chart: 'Points by round',
  chartRound: (round: number, points: string) => `Round ${round}: ${points}.`,
  roundShort: (round: number, first: boolean) => (first ? `Round ${round}` : String(round)),

  next: (round: number, opening: number) => `Deal round ${round}: ${opening} to go down`,
  nextPlain: (round: number) => `Deal round ${round}`,
  begun: (round: number) => `Round ${round} has begun.`,
  goOn: (round: number) => `Go to round ${round}`,

  won: (who: Name, by: string) => {
    const winner = typeof who === 'string' ? SUBJECTS[who] : who.called;
    return by === '0' ? `${winner} won` : `${winner} won by ${by}`;
  },
  shared: (names: string) => `${names} share the win`,
  standings: 'Standings',
  finalStanding: 'Final standings',
  place: (place: number) => `${place}.`,
  playAgain: 'Rematch',
  dailyResult: 'See your result',
  lookAgain: 'Replay',
  saveRecord: 'Save this game',
  notBegun: 'The new game couldn’t be started. Try again from Home.',
};
