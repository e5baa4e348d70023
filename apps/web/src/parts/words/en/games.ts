import { ordinal } from './start.ts';

export const games = {
  title: 'Game history',
  stats: 'Statistics',
  none: 'No games yet. They’re saved on this device as you play.',
  unread: 'Your games can’t be opened right now. Try again in a moment.',
  toStart: 'Play a game',
  unfinished: 'Unfinished',
  finished: 'Finished',
  with: (names: string) => `With ${names}`,
  open: 'Resume',
  lookAgain: 'Replay',
  save: 'Save',
  saveOf: (game: string) => `Save ${game}`,
  forget: 'Delete',
  forgetOf: (game: string) => `Delete ${game}`,
  question: 'Delete this game? You can’t get it back.',
  yes: 'Delete it',
  no: 'Keep it',
  notForgotten: 'The game couldn’t be deleted. Try again in a moment.',
  ended: {
    we: (by: string) => `We won by ${by}`,
    you: (by: string) => `You won by ${by}`,
    they: (by: string) => `They won by ${by}`,
    level: 'It was a tie',
    place: (place: number, of: number) => `You finished ${ordinal(place)} of ${of}`,
  },
};
