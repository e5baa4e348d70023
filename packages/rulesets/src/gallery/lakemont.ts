import { onSixDeck, type PublishedGame } from './published.ts';

export const lakemont: PublishedGame = onSixDeck({
  id: 'lakemont',
  name: 'Lakemont Ridge Park',
  source: 'A residents’ club in Florida.',
  summary:
    '4 draw piles, and you draw from 2 different ones each turn. You choose your hand without looking.',
  changes: {
    seating: { '4': ['pairs'], '6': ['threes'] },
    deal: 'dealt',
    footPass: 'bothLeft',
    upcard: { turn: 'none' },
    stockPiles: 4,
    drawFrom: 'different',
    starter: 'drawn',
    starterUpcard: 'no',
    pickUp: { take: 'top', cards: 7 },
    pickUpAtLeast: 1,
  },
  rulings: [
    { knob: 'stockPiles', note: 'There are 2 or 4 draw piles. We play with 4.' },
    {
      knob: 'starter',
      note: 'At that club, the owner of the cards starts. Here, a random player does.',
    },
    { knob: 'upcard', note: 'We couldn’t read whether a card is turned up. We don’t turn one up.' },
    {
      knob: 'pickUpAtLeast',
      note: 'We couldn’t read what happens when the pile has fewer than 7 cards. You can pick up all of them.',
    },
    {
      knob: 'pickUpBlockedBy',
      note: 'A two or a three on top blocks the pile. We let a joker block it, too.',
    },
    { knob: 'opening', note: 'We couldn’t read the minimums. We play 50, 90, 120 and 150.' },
    {
      knob: 'play',
      note: 'We couldn’t read half of the page. For the rest, we follow Six-Deck.',
    },
  ],
});
