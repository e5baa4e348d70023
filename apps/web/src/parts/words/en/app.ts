/** The page's words outside its screens. */
export const app = {
  name: 'Hand and Foot',
  close: 'Close',
  titles: {
    start: '',
    table: 'Table',
    games: 'Game history',
    stats: 'Statistics',
    replay: 'Replay',
    review: 'Review',
    daily: 'Daily deal',
    rules: 'Rules',
    own: 'Your own rules',
    pad: 'Scorepad',
    sheet: 'Print the rules',
    compare: 'Compare rules',
    try: 'Try the rules',
    interview: 'A few questions',
    paste: 'Paste your rules',
    published: 'Published game',
    learn: 'Learn',
    friends: 'Friends',
    club: 'Same cards, several tables',
    night: 'Same cards, several tables',
    shared: 'Table',
    seat: 'Table',
    watch: 'Table',
    check: 'Check the shuffle',
  },
  /** The tab's title while a shared table waits for the reader. */
  yourTurn: 'Your turn',
  fault: {
    table: 'This table has stopped working',
    saved: 'It’s saved up to the last turn.',
    page: 'This page has stopped working',
    kept: 'Your games are saved on this device.',
    openAgain: 'Reload',
    saveRecord: 'Save this game',
    toStart: 'Home',
  },
  /** Why games can't be saved, and what to do. */
  trouble: {
    storeFull:
      'This device has no room left to save a game. Delete some old games or free up space, then try again.',
    damaged: 'This saved game is damaged and can’t be opened. Your other games are fine.',
    storeClosed:
      'This browser won’t let the page save games. That happens in some private windows, so try a regular one.',
  },
  nothingToSave: 'Nothing to save yet. You can save this game once the first round is over.',
  notSaved: 'The game couldn’t be saved to a file. It’s still saved on this device.',
  update: { ready: 'A new version is ready', use: 'Update now', later: 'Later' },
  codeLabel: 'QR code',
};
