import { ordinal } from './start.ts';

export const games = {
  title: 'Earlier games',
  none: 'No games yet. They are kept on this device as you play.',
  unread: 'The games of this device cannot be read just now. Try again in a moment.',
  toStart: 'Play a game',
  unfinished: 'To be continued',
  finished: 'Finished',
  with: (names: string) => `With ${names}`,
  open: 'Continue',
  lookAgain: 'Look again',
  save: 'Save',
  saveOf: (game: string) => `Save the record of ${game}`,
  forget: 'Forget',
  forgetOf: (game: string) => `Forget ${game}`,
  question: 'Forget this game? It cannot be brought back.',
  yes: 'Forget it',
  no: 'Keep it',
  notForgotten: 'It could not be forgotten. Try again in a moment.',
  ended: {
    we: (by: string) => `We won by ${by}`,
    you: (by: string) => `You won by ${by}`,
    they: (by: string) => `They won by ${by}`,
    level: 'A draw',
    place: (place: number, of: number) => `You came ${ordinal(place)} of ${of}`,
  },
};
