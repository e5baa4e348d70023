import { capitalised, listed } from '@hand-and-foot/words';
import { ordinal } from './start.ts';

const PARTS: Record<number, string> = {
  3: 'a third',
  4: 'a quarter',
  5: 'a fifth',
  6: 'a sixth',
  7: 'a seventh',
  8: 'an eighth',
  9: 'a ninth',
  10: 'a tenth',
};
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** The grab, the choice of a hand, and the deal's results. */
export const deal = {
  grab: 'The grab',
  dealing: 'The deal',
  you: 'You',
  menu: 'Menu',

  liftTitle: 'Grab your cards',
  liftForAll: 'Grab everyone’s cards',
  aim: (need: number, bonus: string | undefined) =>
    bonus === undefined
      ? `Aim for ${need} cards. Slide the handle, then grab.`
      : `Aim for ${need} cards: exactly ${need} is worth ${bonus} points. Slide the handle, then grab.`,
  grip: 'Where to grab',
  /** The part above the cut, as the eye would judge it. */
  share: (part: number) =>
    part < 2
      ? 'most of the deck'
      : part === 2
        ? 'about half the deck'
        : `about ${PARTS[part] ?? `a ${ordinal(part)}`} of the deck`,
  higher: 'Higher',
  lower: 'Lower',
  lift: 'Grab here',

  youLifted: 'You grabbed',
  exact: (need: number) => `Exactly ${need}`,
  exactBonus: (bonus: string) => `${bonus} points for you`,
  tooMany: (count: number) => `${count} too many`,
  tooFew: (count: number) => `${count} too few`,
  putBack: (count: number): string =>
    count === 1
      ? 'The extra card goes back on the deck, face down.'
      : 'The extra cards go back on the deck, face down.',
  toppedUp: (count: number) =>
    count === 1
      ? 'You get 1 more from the deck, face down.'
      : `You get ${count} more from the deck, face down.`,
  handAndFoot: (hand: number, foot: number, to: string | undefined) =>
    to === undefined
      ? `${cards(hand)} are your hand, and ${foot} are your foot.`
      : `${cards(hand)} are your hand, and ${foot} are ${to}’s foot.`,
  twoPiles: (sizes: readonly number[]) =>
    `Your cards are in ${sizes.length} piles of ${listed([...new Set(sizes)].map(String))}. Next, you choose which one is your hand.`,
  yourHand: (count: number) => `Your hand, ${count}`,
  yourFoot: (count: number) => `Your foot, ${count}`,
  footOf: (name: string, count: number) => `${name}’s foot, ${count}`,
  pile: (count: number) => `A pile of ${count}`,
  passFoot: (name: string) => `Pass the foot to ${name}`,
  goOn: 'Continue',

  whichHand: 'Which pile is your hand?',
  shown: {
    bottom: 'You can see the bottom card of each pile.',
    top: 'You can see the top card of each pile.',
    all: 'You can see every card in each pile.',
    none: 'The piles are face down.',
  },
  playedFirst: (piles: number) =>
    `You play your hand first. ${piles === 2 ? 'The other pile is your foot' : 'The last pile is your foot'}.`,
  at: { bottom: 'on the bottom', top: 'on top', all: '', none: '' },
  nthPile: (number: number) => ['First pile', 'Second pile', 'Third pile'][number]!,
  cards,
  isHand: 'Your hand',
  isFoot: 'Your foot',
  isLater: 'For later',
  counts: (name: string, points: string, role: string) =>
    `${capitalised(name)}: ${points}. ${role}`,
  points: (points: string) => `${points} points`,
  role: {
    natural: 'You meld it with others of its rank.',
    wild: 'It stands in for any rank.',
    dead: 'You can only discard it.',
    laid: 'It goes straight to the table, and you draw another.',
    cap: 'It goes on top of a finished book.',
    lastMeld: 'You can only meld it when you go out.',
  },
  playFirst: (name: string) => `Play the pile with the ${name} first`,
  playNthFirst: (number: number) =>
    ['Play the first pile', 'Play the second pile', 'Play the third pile'][number]!,

  drawnForStart: 'Drawn to see who starts',
  startsByCard: (name: string | undefined) =>
    name === undefined
      ? 'You have the highest card, so you start.'
      : `${name} has the highest card and starts.`,
  startsByDealer: (dealer: string | undefined, name: string | undefined) =>
    dealer === undefined
      ? `You have the highest card, so you deal. ${name} sits to your left and starts.`
      : name === undefined
        ? `${dealer} has the highest card and deals. You sit to the dealer’s left, so you start.`
        : `${dealer} has the highest card and deals. ${name} sits to the dealer’s left and starts.`,
  took: (name: string | undefined, count: number, bonus: string | undefined) =>
    `${name ?? 'You'} grabbed ${count}${bonus === undefined ? '' : `, +${bonus}`}`,
  toGrab: (names: string, _count: number) => `Still to grab: ${names}`,
  isLifting: (name: string) => `${name} is grabbing cards`,
  waitsFor: (name: string) => `Waiting for ${name}`,
  othersChoose: 'The others are still choosing',
  allChoose: 'Everyone chooses at the same time.',
  takesItsTurn: 'Players take turns, going to the left.',
  skip: 'Skip ahead',
  deckLabel: 'The deck',
  soFar: 'The deal so far',
};
