/** Words for the review of a game. */
export const review = {
  title: 'Review',
  of: (rules: string) => `Review: ${rules}`,
  loading: 'Loading the game…',
  progress: (done: number, of: number) => `Looked at ${done} of ${of} decisions`,
  forecasting: 'Working out the chances…',
  stop: 'Stop',
  goOn: 'Start again',
  stopped: 'Stopped. Here’s what we found so far.',
  failed: 'This game couldn’t be reviewed on this device.',
  seat: 'Look at',
  replay: 'Replay',

  chances: 'Your biggest missed chances',
  chancesOf: (name: string) => `${name}’s biggest missed chances`,
  noneYet: 'Nothing found so far.',
  none: 'Nothing stands out: the strongest bot would have done no better with the same cards.',
  judged: 'Every move is judged only by what the player could see at the time.',
  round: (round: number) => `Round ${round}`,
  turnOf: (round: number, turn: number) => `Round ${round}, turn ${turn}`,
  played: (what: string) => `Played: ${what}`,
  better: (what: string) => `Better: ${what}`,
  steps: (steps: readonly string[]) => `${steps.join(', then ')}.`,
  just: (way: string) => `Just ${way}`,
  worth: (points: string, low: string, high: string) =>
    `Worth about ${points} points more (probably ${low} to ${high}).`,
  show: 'Show me',
  showOf: (turn: string) => `Show me: ${turn}`,

  chart: 'Turn by turn',
  chanceFor: 'Chance of winning',
  game: 'the game',
  eachRound: 'each round',
  chartOf: (name: string) => `Chance of winning: ${name}`,
  chartSays: (begin: string, end: string) => `From ${begin} at the deal to ${end} at the end.`,
  swings: 'Biggest swings',
  swing: (who: string, from: string, to: string) => `${who}: ${from} to ${to}`,
  percent: (share: number) => `${Math.round(100 * share)}%`,

  shares: 'Luck and play',
  sharesNote:
    'How many of the points you’re ahead or behind came from the cards, and how many from your choices.',
  side: 'Team',
  luck: 'Luck',
  play: 'Play',
  lead: 'Lead',
  decisions: 'Each player’s decisions, compared with the strongest bot’s',

  turns: 'Every turn',
  costs: (points: string) => `${points} points`,
  asGood: 'as good as it gets',
  close: 'too close to call',
};

export type ReviewWords = typeof review;
