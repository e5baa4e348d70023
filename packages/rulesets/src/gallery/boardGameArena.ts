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
  source: 'The game’s help page on Board Game Arena.',
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
      note: 'The site lets each table play with 1 or 2 more decks than there are players. We play with 1 more.',
    },
    { knob: 'piles', note: 'The site lets each table deal 11 or 13 cards. We deal 13.' },
    {
      knob: 'upcard',
      note: 'The site lets each table choose whether to turn a card up. We turn one up.',
    },
    {
      knob: 'pickUp',
      note: 'The help page doesn’t say how much of the pile you pick up. Here, you pick up the top 7 cards with a pair.',
    },
    {
      knob: 'wildLimits',
      note: 'The site lets each table allow 2 or 3 wild cards in a book. We allow 2.',
    },
    {
      knob: 'bookGrows',
      note: 'The site lets each table choose whether books close. We close them at 7 cards.',
    },
    {
      knob: 'booksNeeded',
      note: 'The site lets each table choose which books you need. In pairs, you need 2 clean, 2 dirty and 1 wild. We use that for any number of players.',
    },
    {
      knob: 'bookBonus',
      note: 'The help page doesn’t give the bonuses. We use 500 for a clean book, 300 for a dirty one, and 1,500 for a wild one.',
    },
    {
      knob: 'permission',
      note: 'The help page doesn’t mention asking your partner, so you don’t have to.',
    },
    {
      knob: 'gameEnd',
      note: 'The site lets each table play for a set number of rounds or to a set score. We play 4 rounds.',
    },
  ],
});

function seatingsOf(players: number): Seating[] {
  if (players === 9) return ['teams3'];
  if (players > 7) return ['pairs', 'teams2'];
  if (players === 6) return ['alone', 'pairs', 'threes'];
  return players === 4 ? ['alone', 'pairs'] : ['alone'];
}
