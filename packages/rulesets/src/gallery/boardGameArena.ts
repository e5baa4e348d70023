import { onClosedBooks, type PublishedGame } from './published.ts';
import type { Seating } from '@hand-and-foot/engine';
import {
  books,
  forEach,
  ladder,
  oneMoreDeck,
  redThreesLaid,
  withRedThrees,
} from '../usualValues.ts';

const PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12];

export const boardGameArena: PublishedGame = onClosedBooks({
  id: 'board-game-arena',
  name: 'Board Game Arena',
  source: 'The help page of the game on Board Game Arena.',
  summary: 'For up to 12 players in teams, with at most 2 wild cards in a book.',
  changes: {
    decks: forEach(PLAYERS, oneMoreDeck),
    seating: forEach(PLAYERS, seatingsOf),
    roles: redThreesLaid,
    values: withRedThrees(100),
    caught: { black3: 5, red3: 100 },
    piles: [13, 13],
    wildLimits: [{ limit: 'most', wilds: 2 }],
    wildMelds: 1,
    opening: ladder,
    booksNeeded: books(2, 2, 1),
    goOutBonus: 100,
    bookBonus: { clean: 500, dirty: 300, wild: 1500 },
  },
  rulings: [
    {
      knob: 'decks',
      note: 'The table chooses 1 or 2 more decks than there are players. We play with 1 more.',
    },
    { knob: 'piles', note: 'The table chooses 11 or 13 cards. We deal 13.' },
    {
      knob: 'upcard',
      note: 'The table chooses whether a card is turned up. We turn one up.',
    },
    {
      knob: 'pickUp',
      note: 'The help page doesn’t say how much of the pile you pick up. We play the top 7 cards, with a pair.',
    },
    { knob: 'wildLimits', note: 'The table chooses 2 or 3 wild cards in a book. We use 2.' },
    {
      knob: 'bookGrows',
      note: 'The table chooses whether books close. We close them at 7 cards.',
    },
    {
      knob: 'booksNeeded',
      note: 'The table chooses the books you need. For pairs it’s 2 clean, 2 dirty and 1 wild book. We play that with any number of players.',
    },
    {
      knob: 'bookBonus',
      note: 'The help page doesn’t give the bonuses. We play 500, 300 and 1,500.',
    },
    {
      knob: 'permission',
      note: 'The help page doesn’t mention asking your partner, so you don’t have to.',
    },
    { knob: 'gameEnd', note: 'The table chooses rounds or points. We play 4 rounds.' },
  ],
});

function seatingsOf(players: number): Seating[] {
  if (players === 9) return ['teams3'];
  if (players > 7) return ['pairs', 'teams2'];
  if (players === 6) return ['alone', 'pairs', 'threes'];
  return players === 4 ? ['alone', 'pairs'] : ['alone'];
}
