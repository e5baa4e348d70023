import type { InterviewWords } from '../interviewWords.ts';

export const interview: InterviewWords = {
  pack: {
    ask: 'What cards do you play with?',
    options: { ordinary: 'Ordinary decks with jokers', lords: 'The Lords & Ladies deck' },
  },
  partners: {
    ask: 'Do you play with partners?',
    options: {
      alone: 'No, everyone alone',
      partners: 'Yes, always when there are enough of us',
      either: 'Sometimes with, sometimes without',
    },
  },
  piles: {
    ask: 'How many cards does everyone get?',
    options: {
      eleven: 'A hand and a foot of eleven',
      thirteen: 'A hand and a foot of thirteen',
      thirteenEleven: 'A hand of thirteen and a foot of eleven',
      knee: 'Hand, knee and foot, eleven each',
    },
  },
  deal: {
    ask: 'How do the cards come to the players?',
    options: {
      grabbed: 'Everyone grabs off the deck, by eye',
      drawn: 'Everyone counts out their own',
      dealt: 'A dealer deals',
    },
  },
  draw: {
    ask: 'How many cards do you draw in a turn?',
    options: { '2': 'Two', '3': 'Three', '4': 'Four' },
  },
  pickUp: {
    ask: 'When you take the discard pile, how much of it do you take?',
    options: {
      all: 'All of it',
      seven: 'The top seven cards',
      five: 'The top five cards',
      card: 'Only the top card, as one of those you draw',
      nothing: 'It is never taken',
    },
  },
  pickUpWith: {
    ask: 'What must you have to take it?',
    options: {
      pair: 'Two cards like its top card',
      pairOrMeld: 'Two like it, or a meld on the table that it fits',
      anyWay: 'Two like it, one like it with a wild, or a meld that it fits',
    },
  },
  freezing: {
    ask: 'Does a discarded wild freeze the pile?',
    options: { never: 'No', byWild: 'Yes' },
  },
  redThrees: {
    ask: 'What do you do with red threes?',
    options: {
      laidForPoints: 'Lay them at once, for 100 points each',
      laid: 'Lay them at once, for nothing',
      dead: 'Get rid of them: left over, they cost dearly',
    },
  },
  wilds: {
    ask: 'How many wilds may a meld have?',
    options: {
      fewer: 'Always fewer than naturals',
      fewerThree: 'Fewer than naturals, and three at most',
      asManyThree: 'As many as naturals, and three at most',
      afterFour: 'Any number, once four naturals lie there',
      half: 'One for every two naturals',
    },
  },
  bookGrows: {
    ask: 'May you add to a finished book?',
    options: {
      byAny: 'Yes, any card that fits',
      byNaturals: 'Yes, but only naturals',
      never: 'No, it is closed',
    },
  },
  meldsOfRank: {
    ask: 'May a side have several melds of the same rank?',
    options: {
      one: 'No, only one',
      afterBook: 'Yes, once the others are finished books',
      two: 'Yes, two at any time',
    },
  },
  wildBooks: {
    ask: 'May you make a book of wilds alone?',
    options: { no: 'No', yes: 'Yes' },
  },
  opening: {
    ask: 'How many points does the first laying of a round need?',
    options: {
      fromFifty: '50, then 90, 120 and 150',
      fromSixty: '60, then 90, 120 and 150',
      alwaysFifty: '50 in every round',
      none: 'None: anything may be laid',
    },
  },
  books: {
    ask: 'Which books must you have to go out?',
    options: {
      oneEach: 'One clean and one dirty',
      oneCleanTwoDirty: 'One clean and two dirty',
      twoEach: 'Two clean and two dirty',
      moreInTheEnd: 'One clean and one dirty, more in the fourth round',
    },
  },
  permission: {
    ask: 'Do you ask your partner before you go out?',
    options: {
      none: 'No',
      asked: 'Yes, and the answer counts',
      binding: 'Yes, and after a yes you must go out',
    },
  },
  gameEnd: {
    ask: 'When does the game end?',
    options: { four: 'After four rounds', points: 'When somebody has 10,000 points' },
  },
};
