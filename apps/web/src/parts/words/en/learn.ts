/** Numbers in the lesson, from its rules. */
export interface Facts {
  readonly clean: number;
  readonly dirty: number;
  readonly opening: number;
  readonly foot: number;
  readonly goOut: number;
  readonly rounds: number;
}

/** The lesson's steps, each one thing to learn by doing. */
export type StepId =
  | 'draw'
  | 'meld'
  | 'wild'
  | 'book'
  | 'discard'
  | 'opening'
  | 'pickUp'
  | 'foot'
  | 'goOut';

/** A step's texts: its topic, the task, and the result. */
interface Told {
  readonly title: string;
  readonly say: (facts: Facts) => string;
  readonly task: string;
  readonly done: (facts: Facts) => string;
}

const steps: Record<StepId, Told> = {
  draw: {
    title: 'A turn begins',
    say: () => 'Every turn begins with two cards from the stock.',
    task: 'Tap one of the two stock piles.',
    done: () => 'A king and a nine. They went to their places in your hand.',
  },
  meld: {
    title: 'A meld',
    say: () => 'Three or more cards of one rank make a meld.',
    task: 'Tap the kings three times, then press the green button.',
    done: () => 'Your side has kings now. Your partner may add to them, too.',
  },
  wild: {
    title: 'Wild cards',
    say: () =>
      'Twos and jokers are wild: they stand in for any rank, but never for most of a meld.',
    task: 'Choose the two, then tap the eights.',
    done: () => 'Six eights, one of them wild. The cut corner means: wilds inside.',
  },
  book: {
    title: 'Books',
    say: ({ clean, dirty }) =>
      `Seven cards are a book. Without wilds it is red and brings ${clean}, with wilds black and ${dirty}.`,
    task: 'Add your eight to the eights and your nine to the nines.',
    done: () => 'A black book and a red one. Whoever wants to go out needs both.',
  },
  discard: {
    title: 'The turn ends',
    say: () => 'Every turn ends with one card on the discards. Threes are good for nothing else.',
    task: 'Choose the three, then press Discard.',
    done: () => 'Now the others play. With a three on top, nobody can take the discards.',
  },
  opening: {
    title: 'The opening',
    say: ({ opening }) =>
      `The first cards your side lays in a round must be worth ${opening} together. Here court cards count 10 and twos 20.`,
    task: 'Put down the three queens, then the jacks with the two, and lay them.',
    done: () => 'You are on the table. From now on you may lay whatever you like.',
  },
  pickUp: {
    title: 'Taking the discards',
    say: () =>
      'Instead of drawing you may take all the discards, if you hold two cards like the top one.',
    task: 'Choose both nines, then take the discards.',
    done: () => 'A whole pile at one stroke, and your side has nines.',
  },
  foot: {
    title: 'The foot',
    say: ({ foot }) =>
      `Beside your hand lie ${foot} more cards, your foot. You take it up when the hand is played.`,
    task: 'Lay both sixes, the last cards of your hand.',
    done: () => 'That is your foot. Only from here can you go out.',
  },
  goOut: {
    title: 'Going out',
    say: () =>
      'You have a red and a black book, and all are in their feet. You may end the round, if your partner agrees.',
    task: 'Ask your partner, lay the king, then discard the four.',
    done: ({ goOut }) =>
      `Your last card is played and the round is over. Going out brings ${goOut}.`,
  },
};

export const learn = {
  steps,
  names: ['You', 'Left', 'Partner', 'Right'],
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  again: 'Once more',
  leave: 'End the lesson',
  astray: 'That was allowed, but it leads elsewhere. Try this step once more.',
  score: {
    title: 'The score',
    say: ({ rounds }: Facts) =>
      `What lies on the table counts for you, what you still hold counts against you, and books bring more. After ${rounds} rounds the highest total wins.`,
    yours: 'Your round',
    total: 'Together',
  },
  play: 'Play your first game',
  rules: 'Read all the rules',
};

export type LearnWords = typeof learn;
