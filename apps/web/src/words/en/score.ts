import { capitalised } from '@hand-and-foot/words';

/** The score sheet after a round, and the standing after the last. */
export const score = {
  round: (round: number, rounds: number | undefined) =>
    rounds === undefined ? `Round ${round}` : `Round ${round} of ${rounds}`,
  wentOut: (name: string | undefined) => `${name ?? 'You'} went out`,
  stockRanOut: 'The stock ran out',
  isOver: 'The round is over',

  we: 'We',
  they: 'They',
  you: 'You',
  sheet: 'The score of this round',

  cards: 'Cards on the table',
  goingOut: 'Going out',
  exactGrab: 'Exact grab',
  cappedBy: (kinds: string) => `${capitalised(kinds)} on top`,
  caught: 'Left in hand and foot',
  thisRound: 'This round',
  before: 'Before',
  total: 'Total',
  player: 'Player',

  each: (points: string) => `${points} each`,
  counts: (counts: readonly number[], each: string | undefined) =>
    `${counts.join(' and ')}${each === undefined ? '' : `, ${each} each`}`,
  cardCounts: (counts: readonly number[]) => `${counts.join(' and ')} cards`,
  left: (name: string | undefined, held: number, faceDown: number) =>
    [
      held > 0 ? `${name ?? 'You'} ${held}` : undefined,
      faceDown > 0 ? `${held > 0 ? '' : `${name ?? 'You'} `}${faceDown} face down` : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  nothingLeft: 'Nothing',
  noCards: 'None',

  /** `we`, `they`, `you` or a name. */
  leads: (who: string, by: string) =>
    who === 'we'
      ? `We lead by ${by}`
      : who === 'they'
        ? `They lead by ${by}`
        : who === 'you'
          ? `You lead by ${by}`
          : `${who} leads by ${by}`,
  lead: (names: string) => `${names} lead together`,
  even: 'It is even',
  chart: 'Points by round',
  chartRound: (round: number, points: string) => `Round ${round}: ${points}.`,
  roundShort: (round: number, first: boolean) => (first ? `Round ${round}` : String(round)),

  next: (round: number, opening: number) => `Round ${round}: open with ${opening}`,
  nextPlain: (round: number) => `Deal round ${round}`,

  won: (who: string, by: string) => {
    const name = who === 'we' ? 'We' : who === 'they' ? 'They' : who === 'you' ? 'You' : who;
    return by === '0' ? `${name} won` : `${name} won by ${by}`;
  },
  shared: (names: string) => `${names} share the win`,
  finalStanding: 'The final standing',
  place: (place: number) => `${place}.`,
  playAgain: 'Play again',
  lookAgain: 'Look at it again',
  saveRecord: 'Save the record',
  notBegun: 'The new game could not be begun. Try it from the start screen.',
};
