/** Numbers in the lesson, from its rules. */
export interface Facts {
  readonly clean: number;
  readonly dirty: number;
  readonly opening: number;
  readonly foot: number;
  readonly goOut: number;
  readonly rounds: number;
  /** The cost of a red three that is left at the end. */
  readonly redThree: number;
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
    title: 'Drawing cards',
    say: () =>
      'The goal: make books and play all your cards. You start each turn by drawing 2 cards.',
    task: 'Tap a draw pile.',
    done: () => 'A king and a nine. They’re sorted into your hand.',
  },
  meld: {
    title: 'Making a meld',
    say: () => '3 or more cards of the same rank make a meld.',
    task: 'Tap the kings 3 times, then press the green button.',
    done: () => 'Your team has kings now. Your partner can add to them, too.',
  },
  wild: {
    title: 'Wild cards',
    say: () =>
      'Twos and jokers are wild: they stand in for any rank. A meld always needs more natural cards than wild cards.',
    task: 'Tap your 2, then tap the eights.',
    done: () =>
      'You have 6 eights now, counting the wild card. The cut corner means a meld has wild cards.',
  },
  book: {
    title: 'Books',
    say: ({ clean, dirty }) =>
      `7 cards make a book. Without wild cards it’s a red book, worth ${clean} points. With wild cards it’s a black book, worth ${dirty}.`,
    task: 'Add your eight to the eights and your nine to the nines.',
    done: () => 'A black book and a red one. You need both to go out.',
  },
  discard: {
    title: 'Ending your turn',
    say: ({ redThree }) =>
      `Every turn ends with a discard. Threes can’t be melded, only discarded, and a red three you still have at the end costs ${redThree} points.`,
    task: 'Tap your three, then press Discard.',
    done: () => 'Now it’s the other team’s turn. With a three on top, nobody can pick up the pile.',
  },
  opening: {
    title: 'Going down',
    say: ({ opening }) =>
      `Your team goes down with its first melds of the round. Together, they have to be worth at least ${opening} points. Face cards are worth 10, and twos 20.`,
    task: 'Put down the 3 queens, then the jacks with your wild card, and press Meld.',
    done: () => 'You’re down. For the rest of the round, you can meld whatever you like.',
  },
  pickUp: {
    title: 'Picking up the pile',
    say: () =>
      'Instead of drawing, you can pick up the whole discard pile if you have 2 cards that match the top one.',
    task: 'Choose both nines, then pick up the pile.',
    done: () => 'You got the whole pile, and your team has nines.',
  },
  foot: {
    title: 'Your foot',
    say: ({ foot }) =>
      `You have ${foot} more cards, your foot. You pick it up when you’ve played your hand.`,
    task: 'Meld both sixes, the last cards in your hand.',
    done: () => 'That’s your foot. You have to be in it before you can go out.',
  },
  goOut: {
    title: 'Going out',
    say: () =>
      'Your team has a red and a black book, and you and your partner have each picked up a foot. You can go out if your partner says yes.',
    task: 'Ask your partner, meld the king, then discard the four.',
    done: ({ goOut }) =>
      `You played your last card, and the round is over. Going out is worth ${goOut} points.`,
  },
};

export const learn = {
  steps,
  names: ['You', 'Gus', 'Ruth', 'Iris'],
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  again: 'Try again',
  leave: 'End lesson',
  astray: 'You can do that, but this step is about something else. Try again.',
  score: {
    title: 'Scoring',
    say: ({ rounds }: Facts) =>
      `Cards on the table count for your team, cards you or your partner still have count against it, and books are worth extra. After ${rounds} rounds, the highest total wins.`,
    yours: 'Your round',
    total: 'Total',
  },
  play: 'Play your first game',
  rules: 'Read all the rules',
};

export type LearnWords = typeof learn;
