import { warningsSaid, type SayWarning, type WarningSayings } from '../warning.ts';
import { nameOfKind } from './kind.ts';
import { figure } from './number.ts';

const IDLE = {
  exactGrab: 'The exact number brings points, but nobody grabs: the piles are made otherwise.',
  allLaid: 'All of them count double, but no card is laid at once.',
  starterUpcard: 'The starter may take the first discard, but no card is turned up.',
  freezing: 'Wilds freeze the discards, but there are none to freeze or nobody takes them.',
  discardFirst: 'A card that is laid at once never comes to be discarded first.',
};

const sayings: WarningSayings = {
  openingBeyondHand: ({ need, most, cards }) =>
    `The first laying needs ${figure(need)} points, but the best ${cards} cards, a hand and its first draw, bring ${figure(most)} at most. Ask for fewer points.`,
  openingFalls: () => 'A later round asks for fewer points than an earlier one.',
  booksFall: ({ round }) => `Round ${round} asks for fewer books than the round before.`,
  roundsNeverPlayed: ({ have, rounds }) =>
    `Something is said of ${have} rounds, but the game ends after ${rounds}.`,
  wildsForFew: ({ players, sides, can }) =>
    `With ${players} players there are wilds for the books of ${can} of the ${sides} sides only. Ask for fewer books, or use more decks.`,
  cardsForFew: ({ players, sides, can }) =>
    `With ${players} players there are cards for the books of ${can} of the ${sides} sides only. Ask for fewer books, or use more decks.`,
  stockShort: ({ players, left, need }) =>
    `With ${players} players the deal leaves ${left} cards, too few for two turns each, which take ${need}. Use smaller piles or more decks.`,
  noMelds: ({ players }) =>
    `With ${players} players no meld could ever begin: the decks do not hold the cards. Ask for fewer, or use more decks.`,
  noBooks: ({ players }) =>
    `With ${players} players no book could ever be made. Make books smaller, or use more decks.`,
  wildsIdle: () => 'There are wilds, but no meld could ever take one as it grows into a book.',
  bookBelowCards: ({ kind, bonus, cards }) =>
    `A ${kind} book brings ${figure(bonus)} points, less than the cards in it, which count ${figure(cards)} at least.`,
  dirtyAboveClean: ({ clean, dirty }) =>
    `A dirty book brings ${figure(dirty)} points and a clean one, which is harder, ${figure(clean)}.`,
  wildBookUnpaid: () => 'Melds of wilds alone may be laid, but a book of them brings nothing.',
  wildBookNever: ({ bonus }) =>
    `A book of wilds brings ${figure(bonus)} points, but melds of wilds alone may not be laid.`,
  caughtBelowValue: ({ kind, caught, value }, nameOf) =>
    `Left over, ${nameOf(kind)} cost ${figure(caught)} points each, less than the ${figure(value)} they bring on the table.`,
  wildBelowNaturals: ({ kind, value }, nameOf) =>
    `${capital(nameOf(kind))} are wild and yet count ${figure(value)} points, less than every natural.`,
  pickUpNever: ({ knob }) =>
    knob === 'pickUpBlockedBy'
      ? 'Every card that could be taken with blocks the discards, so nobody ever takes them.'
      : 'So many discards never come to lie there, so nobody ever takes them.',
  idle: ({ knob }) => IDLE[knob],
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const sayWarning: SayWarning = warningsSaid(sayings, nameOfKind);
