import type { TableRefusal } from '@hand-and-foot/protocol';
import type { Sayings } from '../sayings.ts';
import { listed } from './list.ts';

/** The table's own refusals, under any rules. */
export const table: Sayings<TableRefusal['why']> = {
  stale: () => 'The table has moved on since you chose. Look again, then choose anew.',
  notYourSeat: () => 'That is another player’s seat. You can play from your own.',
  noSuchSeat: (_, { names }) => `This table has ${names.length} seats. Choose one of them.`,
  seatTaken: () => 'Somebody sits there already. Choose an empty seat.',
  noSuchBot: () => 'There is no bot of that name. Choose one from the list.',
  seatsEmpty: ({ seats }, { names }) =>
    `Everyone must be seated before the deal. Still empty: ${listed(seats.map((seat) => names[seat]!))}.`,
  notDealtYet: () => 'The cards are not dealt yet. Play begins with the deal.',
  roundGoesOn: () => 'This round is still being played. The next deal comes when it is over.',
  tableClosed: () => 'This table is closed. Open another to play on.',
  notInvited: () => 'You need the link of this table to join it. Ask whoever made it.',
  quiet: () => 'Partners say nothing while a round is played. You can chat when it is over.',
  sawAnother: () => 'You have seen another hand in this round. You can sit there when it is over.',
  noSuchLink: () => 'That link has been used or replaced. Ask for a new one.',
  nameNeeded: () => 'Whoever takes that seat over needs a name.',
  nobodyThere: () => 'Nobody sits there. Choose a seat that a person has.',
  noHurry: () => 'A turn takes as long as it takes here. Nobody is hurried.',
  noMoreTime: ({ times }) => `You have asked for more time ${times} times. Now it is time to play.`,
  tooOften: () => 'That was a lot at once. Wait a few seconds, then try again.',
  tooMuch: () => 'There has been so much of that in this round that it waits for the next deal.',
  busy: () => 'The server is busy right now. Wait a moment, then try again.',
  gaveUp: () => 'The server tried that several times and could not finish it. Try something else.',
  tableStopped: () => 'This table has stopped. It is saved up to the last turn; open it again.',
};
