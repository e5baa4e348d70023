import type { InterviewWords } from '../interviewWords.ts';

export const interview: InterviewWords = {
  pack: {
    ask: 'What cards do you play with?',
    options: { ordinary: 'Regular decks with jokers', lords: 'The Lords & Ladies deck' },
  },
  partners: {
    ask: 'Do you play with partners?',
    options: {
      alone: 'No, everyone for themselves',
      partners: 'Yes, whenever there are enough of us',
      either: 'Sometimes with, sometimes without',
    },
  },
  piles: {
    ask: 'How many cards does everyone get?',
    options: {
      eleven: 'A hand of 11 and a foot of 11',
      thirteen: 'A hand of 13 and a foot of 13',
      thirteenEleven: 'A hand of 13 and a foot of 11',
      knee: 'Hand, knee and foot, 11 each',
    },
  },
  deal: {
    ask: 'How do you get your cards?',
    options: {
      grabbed: 'Everyone grabs them off the deck by eye',
      drawn: 'Everyone draws their own, one at a time',
      dealt: 'The dealer deals them',
    },
  },
  draw: {
    ask: 'How many cards do you draw each turn?',
    options: { '2': '2 cards', '3': '3 cards', '4': '4 cards' },
  },
  pickUp: {
    ask: 'How much of the discard pile do you pick up?',
    options: {
      all: 'All of it',
      seven: 'The top 7 cards',
      five: 'The top 5 cards',
      card: 'Only the top card, as one of the cards you draw',
      nothing: 'We never pick it up',
    },
  },
  pickUpWith: {
    ask: 'What do you need to pick it up?',
    options: {
      pair: '2 cards that match the top card',
      pairOrMeld: '2 cards that match, or a meld on the table that the top card fits',
      anyWay:
        '2 cards that match, 1 that matches plus a wild card, or a meld that the top card fits',
    },
  },
  freezing: {
    ask: 'Does a discarded wild card freeze the pile?',
    options: { never: 'No', byWild: 'Yes' },
  },
  unopened: {
    ask: 'Can you pick up the pile before you’ve gone down?',
    options: {
      free: 'Yes, if you use its top card to go down',
      pair: 'Yes, but only with 2 natural cards that match the top card',
      never: 'No, you have to go down first',
    },
  },
  emptyStock: {
    ask: 'What happens when the draw pile runs out?',
    options: {
      endsRound: 'The round ends',
      reshuffle: 'We shuffle the discard pile and keep playing',
      playOn: 'We keep playing as long as somebody can pick up the pile',
    },
  },
  redThrees: {
    ask: 'What do you do with red threes?',
    options: {
      laidForPoints: 'Put them down right away, for 100 points each',
      laid: 'Put them down right away, for no points',
      dead: 'Get rid of them: they cost a lot if you’re caught with them',
    },
  },
  wilds: {
    ask: 'How many wild cards can a meld have?',
    options: {
      fewer: 'Always fewer than there are natural cards',
      fewerThree: 'Fewer than there are natural cards, and at most 3',
      asManyThree: 'As many as there are natural cards, and at most 3',
      afterFour: 'Any number, once there are 4 natural cards',
      half: '1 for every 2 natural cards',
    },
  },
  bookGrows: {
    ask: 'Can you add to a finished book?',
    options: {
      byAny: 'Yes, any card that fits',
      byNaturals: 'Yes, but only natural cards',
      byKind: 'Yes, natural cards on a clean one and any card on a dirty one',
      never: 'No, it’s closed',
    },
  },
  meldsOfRank: {
    ask: 'Can you have several melds of the same rank?',
    options: {
      one: 'No, only 1',
      afterBook: 'Yes, once the others are finished books',
      two: 'Yes, up to 2, and you can start the second one any time',
    },
  },
  wildBooks: {
    ask: 'Can you make a book of nothing but wild cards?',
    options: { no: 'No', yes: 'Yes' },
  },
  opening: {
    ask: 'How many points do you need to go down?',
    options: {
      fromFifty: '50, then 90, 120 and 150',
      fromSixty: '60, then 90, 120 and 150',
      alwaysFifty: '50 in every round',
      none: 'None: you can meld anything',
    },
  },
  books: {
    ask: 'Which books do you need to go out?',
    options: {
      oneEach: '1 clean and 1 dirty',
      oneCleanTwoDirty: '1 clean and 2 dirty',
      twoEach: '2 clean and 2 dirty',
      moreInTheEnd: '1 clean and 1 dirty, but more in round 4',
    },
  },
  permission: {
    ask: 'Do you ask your partner before you go out?',
    options: {
      none: 'No',
      asked: 'Yes, but after a yes you don’t have to go out',
      binding: 'Yes, and after a yes you have to go out',
    },
  },
  footLeft: {
    ask: 'What does a foot you never picked up cost you?',
    options: {
      cards: 'All the cards in it',
      nothing: 'Nothing',
      hundred: '100 points, no matter what’s in it',
    },
  },
  unfinished: {
    ask: 'What happens to unfinished melds when the round ends?',
    options: {
      plus: 'Their cards count for you',
      none: 'Nothing',
      minus: 'Their cards count against you',
    },
  },
  gameEnd: {
    ask: 'When does the game end?',
    options: { four: 'After 4 rounds', points: 'When somebody has 10,000 points' },
  },
};
