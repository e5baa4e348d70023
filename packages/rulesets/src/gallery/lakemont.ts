import { onSixDeck, type PublishedGame } from './published.ts';

export const lakemont: PublishedGame = onSixDeck({
  id: 'lakemont',
  name: 'Lakemont Ridge Park',
  source: 'A residents’ club in Florida.',
  summary:
    'There are 4 draw piles, and you draw from 2 different ones each turn. You choose your hand without looking.',
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
    { knob: 'stockPiles', note: 'The club plays with 2 or 4 draw piles. We use 4.' },
    {
      knob: 'starter',
      note: 'At the club, the owner of the cards starts. Here, a random player does.',
    },
    {
      knob: 'upcard',
      note: 'We couldn’t make out whether a card is turned up. We don’t turn one up.',
    },
    {
      knob: 'pickUpAtLeast',
      note: 'We couldn’t make out what happens when the pile has fewer than 7 cards. Here, you can pick up all of them.',
    },
    {
      knob: 'pickUpBlockedBy',
      note: 'At the club, a two or a three on top blocks the pile. Here, a joker does, too.',
    },
    { knob: 'opening', note: 'We couldn’t read the minimums. We use 50, 90, 120 and 150.' },
    {
      knob: 'play',
      note: 'We couldn’t read half of the page. For that half, we follow Six-Deck.',
    },
  ],
});
