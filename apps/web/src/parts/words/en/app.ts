/** The page's words outside its screens. */
export const app = {
  name: 'Hand and Foot',
  titles: {
    start: '',
    table: 'Table',
    games: 'Earlier games',
    replay: 'Looking again',
    rules: 'Rules',
    own: 'Your own rules',
    pad: 'Scorepad',
    sheet: 'Rules on paper',
    compare: 'Side by side',
    try: 'Try the rules',
    interview: 'A few questions',
    learn: 'Learn',
    friends: 'Friends',
    shared: 'Table',
    seat: 'Table',
    watch: 'Table',
    check: 'Check the shuffle',
  },
  fault: {
    table: 'This table has stopped',
    saved: 'It is saved up to the last turn.',
    page: 'This page has stopped',
    kept: 'Your games are kept on this device.',
    openAgain: 'Open again',
    saveRecord: 'Save record',
    toStart: 'To the start',
  },
  /** Why games can't be saved, and what to do. */
  trouble: {
    storeFull:
      'There is no room left on this device to keep a game. Forget some earlier games, or make room, and try again.',
    damaged: 'This saved game is damaged and can’t be opened. Your other games are fine.',
    storeClosed:
      'This browser does not let the page keep games, as some private windows do not. In an ordinary window it can.',
  },
  nothingToSave: 'Nothing to save yet: a record tells of rounds that are over.',
  notSaved: 'The record could not be read. The game itself is still kept on this device.',
  update: { ready: 'A new version is ready', use: 'Use it now', later: 'Later' },
  codeLabel: 'The link as a square that a telephone reads',
};
