/** What the page says around its screens. */
export const app = {
  name: 'Hand and Foot',
  titles: {
    start: '',
    table: 'Table',
    games: 'Earlier games',
    replay: 'Looking again',
    rules: 'Rules',
    learn: 'Learn',
  },
  fault: {
    table: 'This table has stopped',
    saved: 'It is saved up to the last turn.',
    page: 'This page has stopped',
    kept: 'Your games are kept on this device.',
    openAgain: 'Open again',
    saveRecord: 'Save record',
    toStart: 'To the start',
    notSaved: 'The record could not be read. The game itself is still kept on this device.',
  },
  update: { ready: 'A new version is ready', use: 'Use it now', later: 'Later' },
};
