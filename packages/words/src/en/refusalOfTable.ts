import type { TableRefusal } from '@hand-and-foot/protocol';
import type { Sayings } from '../sayings.ts';

/** The table's own refusals, under any rules. */
export const table: Sayings<TableRefusal['why']> = {
  stale: () => 'The table has moved on. Take another look, then choose again.',
  notYourSeat: () => 'That’s another player’s seat. Play from your own.',
  noSuchSeat: (_, { names }) => `Choose one of the ${names.length} seats.`,
  seatTaken: () => 'Somebody’s already sitting there. Choose an empty seat.',
  noSuchBot: () => 'There’s no bot by that name. Choose one from the list.',
  noSuchFace: () => 'That face isn’t available. Choose one from the list.',
  seatsEmpty: ({ seats }) =>
    `Every seat has to be filled before the deal. ${seats.length === 1 ? '1 seat is' : `${seats.length} seats are`} still empty.`,
  notDealtYet: () => 'The cards haven’t been dealt yet.',
  roundGoesOn: () => 'Finish this round first.',
  nothingToTakeBack: () => 'There’s nothing to undo.',
  seatedByNight: () => 'Seats at this table are assigned for the night.',
  notAskedBack: () => 'Nobody has asked to undo anything.',
  tableClosed: () => 'This table is closed. Start another one to keep playing.',
  notInvited: () => 'You need an invitation to join this table. Ask the host for the link.',
  quiet: () =>
    'Partners don’t talk about cards during a round here. You can chat when the round is over.',
  noSuchPhrase: () => 'That phrase isn’t available here. Type it instead.',
  sawAnother: () =>
    'You’ve seen another player’s hand this round. You can sit there when the round is over.',
  noSuchLink: () => 'That link was already used or replaced. Ask for a new one.',
  nameNeeded: () => 'Type a name to take that seat.',
  nobodyThere: () => 'Nobody’s sitting there. Choose a seat that’s taken.',
  noHurry: () => 'There’s no time limit here. Take your time.',
  noMoreTime: ({ times }) =>
    `You’ve already asked for more time ${times === 1 ? 'once' : `${times} times`}. Now it’s time to play.`,
  tooOften: () => 'You’re going too fast. Wait a few seconds, then try again.',
  tooMuch: () => 'You’ve done that too often this round. Try again after the next deal.',
  busy: () => 'The server is busy. Wait a moment, then try again.',
  gaveUp: () => 'The server couldn’t do that. Try something else.',
  tableStopped: () =>
    'This table has stopped working. It’s saved up to the last turn. Open it again.',
};
