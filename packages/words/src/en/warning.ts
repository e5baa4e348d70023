import { warningsSaid, type SayWarning, type WarningSayings } from '../warning.ts';
import { nameOfKind } from './kind.ts';
import { figure, points } from './number.ts';

const IDLE = {
  exactGrab: 'An exact grab is worth points, but nobody grabs cards under these rules.',
  jokersPerDeck: 'The Lords & Ladies deck has its own jokers, so this number doesn’t matter.',
  drawFrom: 'You draw from different draw piles, but there’s only 1.',
  allLaid: 'These cards count double if you have them all, but no card goes straight to the table.',
  laid: 'These settings are for cards that go straight to the table, but no card does.',
  outBarredBy: 'These cards make a partner say no, but nobody has a partner.',
  starterUpcard: 'The player who starts can take the upcard, but no card is turned up.',
  freezing:
    'Some cards freeze the pile, but either nobody ever discards one of them or nobody picks up the pile.',
  discardFirst: 'A card that goes straight to the table can’t be discarded first.',
};

const sayings: WarningSayings = {
  openingBeyondHand: ({ need, most, cards }) =>
    `You need ${figure(need)} points to go down, but even the best ${cards} cards, a hand plus the first draw, are worth only ${figure(most)}. Lower the minimum.`,
  bookBeyondHand: ({ need, cards }) =>
    `In one round, you have to go down with a clean book of ${need} cards, but nobody can have more than ${cards} cards of one rank by then. Make books smaller.`,
  openingFalls: () => 'The minimum to go down is lower in a later round than in an earlier one.',
  booksFall: ({ round }) => `Round ${round} asks for fewer books than the round before.`,
  roundsNeverPlayed: ({ have, rounds }) =>
    `There are settings for ${have} rounds, but the game ends after ${rounds}.`,
  wildsForFew: ({ players, sides, can }) =>
    `${shortFor('wild cards', players, can, sides)} Ask for fewer books, or use more decks.`,
  cardsForFew: ({ players, sides, can }) =>
    `${shortFor('cards', players, can, sides)} Ask for fewer books, or use more decks.`,
  stockShort: ({ players, left, need }) =>
    `With ${players} players, only ${left === 1 ? '1 card is' : `${left} cards are`} left after the deal, but everyone’s first 2 turns take ${need}. Use smaller piles or more decks.`,
  noMelds: ({ players }) =>
    `With ${players} players, nobody could start a meld: there aren’t enough cards of any rank. Let melds start with fewer cards, or use more decks.`,
  noBooks: ({ players }) =>
    `With ${players} players, nobody could make a book. Make books smaller, or use more decks.`,
  wildsIdle: () => 'There are wild cards, but no meld can ever have one.',
  bookBelowCards: ({ kind, bonus, cards }) =>
    `A ${kind} book is worth ${figure(bonus)} points, but the cards in it are worth at least ${figure(cards)}.`,
  dirtyAboveClean: ({ clean, dirty }) =>
    `A dirty book is worth ${figure(dirty)} points, but a clean one, which is harder to make, is worth only ${figure(clean)}.`,
  wildBookUnpaid: () => 'You can make all-wild melds, but a wild book is worth nothing.',
  wildBookNever: ({ bonus }) =>
    `A wild book is worth ${figure(bonus)} points, but you can’t make all-wild melds.`,
  caughtBelowValue: ({ kind, caught, value }, nameOf) =>
    `${capital(nameOf(kind))} left over cost ${figure(caught)} points each, less than the ${figure(value)} they’re worth on the table.`,
  wildBelowNaturals: ({ kind, value }, nameOf) =>
    `${capital(nameOf(kind))} are wild but worth ${value === 0 ? 'nothing' : `only ${points(value)}`}, less than any natural card.`,
  pickUpNever: ({ knob }) =>
    knob === 'pickUpBlockedBy'
      ? 'Every card that would let you pick up the pile also blocks it, so nobody can ever pick it up.'
      : 'The pile can never have that many cards, so nobody can ever pick it up.',
  idle: ({ knob }) => IDLE[knob],
};

/** "With 8 players, only 1 of the 4 teams can have enough cards for their books." */
function shortFor(what: string, players: number, can: number, sides: number): string {
  const all = sides === players ? 'them' : `the ${sides} teams`;
  const who = can === 0 ? `none of ${all}` : `only ${can} of ${all}`;
  const their = can === 1 && sides !== players ? 'its' : 'their';
  return `With ${players} players, ${who} can have enough ${what} for ${their} books.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const sayWarning: SayWarning = warningsSaid(sayings, nameOfKind);
