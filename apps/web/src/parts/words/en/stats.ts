/** Words around statistics. */
export const stats = {
  title: 'Statistics',
  counting: (done: number, of: number) => `Counting your games: ${done} of ${of}`,
  fetching: (done: number, of: number) => `Adding games with friends: ${done} of ${of}`,
  none: 'No finished games yet. Play one to the end, and your numbers will show up here.',
  toStart: 'Play a game',
  unread: 'Your games can’t be counted right now. Try again in a moment.',
  youWon: (won: number, games: number) => `You’ve won ${ofGames(won, games)}`,
  won: (name: string, won: number, games: number) => `${name} has won ${ofGames(won, games)}`,
  player: 'Player',
  you: 'You',
  rules: 'Rules',
  allRules: 'All rules',
  byRules: 'By rules',
  byOpponent: 'By opponent',
  opponent: 'Opponent',
  bot: (name: string, level: string) => `${name} (bot, ${level.toLowerCase()})`,
  columns: {
    games: 'Games',
    won: 'Won',
    wentOut: 'Went out',
    averageRound: 'Average round',
    averageGame: 'Average game',
    bestRound: 'Best round',
    clean: 'Clean books',
    dirty: 'Dirty books',
    wild: 'Wild books',
  },
  moments: 'Best moments',
  moment: {
    bestRound: 'Best round',
    bestGame: 'Best game',
    biggestWin: 'Biggest win',
    mostBooks: 'Most books in a game',
  },
  inRound: (rules: string, round: number) => `${rules}, round ${round}`,
  replayOf: (moment: string) => `Replay: ${moment}`,
  team: 'A tie counts as a win. When you play on a team, its points and books count for everyone on it.',
  notCounted: 'Not counted',
  leftOut: {
    unfinished: (games: number) =>
      games === 1 ? '1 game isn’t finished yet.' : `${games} games aren’t finished yet.`,
    endedEarly: (games: number) =>
      games === 1 ? '1 game with friends ended early.' : `${games} games with friends ended early.`,
    byBot: (games: number) =>
      games === 1
        ? 'In 1 game, a bot played most of your turns.'
        : `In ${games} games, a bot played most of your turns.`,
    unreadable: (games: number) =>
      games === 1 ? '1 saved game is damaged.' : `${games} saved games are damaged.`,
    notFetched: (games: number) =>
      games === 1
        ? '1 game with friends couldn’t be loaded. Try again in a minute.'
        : `${games} games with friends couldn’t be loaded. Try again in a minute.`,
  },
  save: 'Save all games for a spreadsheet',
  notSaved: 'The file couldn’t be saved. Try again in a moment.',
  here: 'Your statistics stay on this device.',
};

function ofGames(won: number, games: number): string {
  return games === 1 ? `${won} of 1 game` : `${won} of ${games} games`;
}

export type StatsWords = typeof stats;
