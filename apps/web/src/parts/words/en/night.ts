/** Words for the same cards at several tables. They load with those screens. */
export const night = {
  title: 'Same cards, several tables',
  motto:
    'Every table plays the same cards. Then you compare scores, so luck doesn’t decide who wins.',

  goOn: 'Back to where you were',

  // Making one
  kind: 'What would you like to play?',
  kinds: { match: 'Team match', pairs: 'Club night' },
  kindNote: {
    match:
      '2 teams, 4 people at each table. If your team plays north and south at one table, it plays east and west at the next, with the same cards.',
    pairs:
      'Partners stay together and meet other pairs, round after round. You need 4 pairs or more.',
  },
  tables: 'Tables',
  fewerTables: 'Fewer tables',
  moreTables: 'More tables',
  boards: 'Deals per round',
  startMoves: 'The start moves to the left after each deal, so every table gets the same cards.',
  fewerBoards: 'One fewer deal',
  moreBoards: 'One more deal',
  rounds: 'Rounds',
  fewerRounds: 'One fewer round',
  moreRounds: 'One more round',
  noPairs: (rules: string) =>
    `You can’t play ${rules} with 4 people in pairs. Choose different rules.`,
  away: 'If somebody’s away for 2 minutes on their turn, a bot plays for them until they’re back.',
  make: 'Create',
  making: 'Creating…',
  notMade: 'That didn’t work. Try again in a moment.',

  // Coming in
  invite: 'Invite everybody',
  inviteNote: 'One link for everybody. They open it and type a name.',
  shareText: 'Come play Hand and Foot with us. Every table has the same cards.',
  comeIn: 'Come on in',
  join: 'Join',
  joinTeam: (team: string) => `Join ${team}`,
  teams: ['Team 1', 'Team 2'],
  takeBot: 'Take a bot’s place',
  takeBotNote: 'It’s already started. You’d start with the next round.',
  begunWithout: 'It’s already started, and every place is taken. You can follow along here.',
  notLoaded: 'Can’t load this right now. Trying again.',
  gone: 'There’s nothing here, or part of the link is missing. Ask the host for the link.',
  toStart: 'Home',

  // Before the start
  people: 'Who’s here',
  nobodyYet: 'Nobody yet.',
  you: 'you',
  host: 'You’re the host.',
  waits: 'The host starts when everybody’s here.',
  partner: 'Your partner',
  withAnybody: 'Anybody',
  withBot: 'A bot',
  bot: 'a bot',
  stillFree: 'Still looking for a partner',
  leave: 'Leave',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Remove ${name}? They can come back with the link.`,
  cancel: 'Cancel',
  hostIs: 'Host',
  handOn: (name: string) => `Make ${name} the host`,
  handOnQuestion: (name: string) =>
    `Make ${name} the host? Then only ${name} can start, end a table’s round, and end play for everyone.`,
  start: 'Start',
  starting: 'Dealing…',
  startNote: {
    match: 'Each table needs at least 1 person. Bots take the other seats.',
    pairs:
      'Anyone without a partner plays with a bot. If there’s an odd number of pairs, one sits out each round.',
  },
  tooFew: {
    match:
      'Each table needs at least 1 person. Wait for somebody, or start over with fewer tables.',
    pairs: 'You need 4 pairs. Anyone without a partner can play with a bot.',
  },
  refused: {
    full: 'Every place is taken.',
    begun: 'It’s already started.',
    over: 'It’s over.',
    hasPartner: 'They already have a partner.',
    tooMuch: 'You’ve made too many changes. You can’t make any more.',
    otherwise: 'That didn’t work. Try again.',
  },

  // While it's played
  round: (round: number, of: number) => `Round ${round} of ${of}`,
  yourTable: (table: number) => `Table ${table}`,
  meet: (you: string, they: string) => `${you} against ${they}`,
  goToTable: 'Go to your table',
  sitOut: 'You’re sitting out this round.',
  done: 'You’re done with this round.',
  waitingFor: (count: number) =>
    count === 1 ? '1 table is still playing.' : `${count} tables are still playing.`,
  nextComes: 'Your next table will show up here.',
  tablesTitle: 'Tables',
  table: (table: number) => `Table ${table}`,
  playing: 'playing',
  deals: (played: number, of: number) => `${played} of ${of} ${of === 1 ? 'deal' : 'deals'}`,
  tableDone: 'done',
  tableEnded: 'ended early',
  skip: 'End their round',
  skipOf: (table: number) => `End the round at table ${table}`,
  skipQuestion: (table: number) =>
    `End the round at table ${table}? Their unfinished deals won’t count. The other tables keep playing.`,
  keepOn: 'Keep playing',
  standings: 'Standings',
  nothingYet: 'A deal shows up here when every table has played it.',
  over: 'Final standings',
  movements: {
    match: 'The teams change seats from table to table.',
    howell: 'Howell movement: everybody meets everybody.',
    mitchell: 'Mitchell movement: north and south stay put, and east and west move up.',
  },
  fields: ['North–South', 'East–West'],
  place: 'Place',
  pair: 'Pair',
  percent: 'Score',
  shareOf: (percent: string) => `${percent}%`,
  ahead: 'Ahead by',
  won: 'Deals won',
  points: 'Points',
  percentNote:
    'For each deal, you’re compared with everybody who had the same cards. 50% is average.',
  teamWins: (team: string, points: string) => `${team} wins by ${points} points`,
  teamLeads: (team: string, points: string) => `${team} leads by ${points} points`,
  level: 'The teams are tied',
  compare: 'Deal by deal',
  board: (board: number) => `Deal ${board}`,
  youMade: (points: string) => `You scored ${points}.`,
  otherMade: (points: string) => `The other table scored ${points} with the same cards.`,
  othersMade: (points: string) =>
    `The other tables scored ${points} on average with the same cards.`,
  uncounted: 'This deal doesn’t count: one table didn’t finish it.',
  northSouth: 'North–South',
  eastWest: 'East–West',
  finish: 'End it for everyone',
  finishQuestion: 'End it for everyone now? Unfinished deals won’t count.',
  finishSurely: 'End it',
  print: 'Print',
  csv: 'Save for a spreadsheet',
  fair: 'Nobody chose these cards. Each deal was locked in beforehand, and it all checks out.',
  unfair: 'One deal isn’t the one that was locked in beforehand. Tell the host.',
};

export type NightWords = typeof night;
