import { capitalised, english } from '@hand-and-foot/words';
import { ordinal } from './start.ts';

const word = english.figure;
const PARTS: Record<number, string> = { 2: 'half', 3: 'a third', 4: 'a quarter' };
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** The grab, the choice of a hand, and the deal's results. */
export const deal = {
  grab: 'The grab',
  dealing: 'The deal',
  you: 'You',
  menu: 'Menu',

  liftTitle: 'Lift your cards by eye',
  aim: (need: number, bonus: string | undefined) =>
    bonus === undefined
      ? `${need} is the aim. Slide the grip, then lift.`
      : `${need} is the aim: exactly ${need} earns ${bonus} points. Slide the grip, then lift.`,
  grip: 'Where to lift',
  /** The part above the cut, as the eye would judge it. */
  share: (part: number) =>
    part < 2 ? 'most of the deck' : `about ${PARTS[part] ?? `a ${ordinal(part)}`} of the deck`,
  higher: 'Higher',
  lower: 'Lower',
  lift: 'Lift here',

  youLifted: 'You lifted',
  exact: (need: number) => `Exactly ${need}`,
  exactBonus: (bonus: string) => `${bonus} points for you`,
  tooMany: (count: number) => `${capitalised(word(count))} too many`,
  tooFew: (count: number) => `${capitalised(word(count))} too few`,
  putBack: (count: number): string =>
    count === 1 ? 'It goes back on the deck, unseen.' : 'They go back on the deck, unseen.',
  toppedUp: (count: number) =>
    count === 1
      ? 'One more comes off the deck, unseen.'
      : `${capitalised(word(count))} more come off the deck, unseen.`,
  handAndFoot: (hand: number, foot: number, to: string | undefined) =>
    to === undefined
      ? `${capitalised(word(hand))} cards are your hand; the other ${word(foot)} are your foot.`
      : `${capitalised(word(hand))} cards are your hand; the other ${word(foot)} go to ${to}, as a foot.`,
  twoPiles: (sizes: readonly number[]) =>
    `They lie in ${word(sizes.length)} piles of ${[...new Set(sizes)].map(word).join(' and ')}. Which is your hand is yet to be chosen.`,
  yourHand: (count: number) => `Your hand, ${count}`,
  yourFoot: (count: number) => `Your foot, ${count}`,
  footOf: (name: string, count: number) => `${name}’s foot, ${count}`,
  pile: (count: number) => `A pile of ${count}`,
  passFoot: (name: string) => `Pass the foot to ${name}`,
  goOn: 'Go on',

  whichHand: 'Which is your hand?',
  byBottom: (piles: number) =>
    `You may see the bottom card of each pile. You play the hand first; ${piles === 2 ? 'the other becomes your foot' : 'the last one left is your foot'}.`,
  unseen: (piles: number) =>
    `The piles lie face down. You play the hand first; ${piles === 2 ? 'the other becomes your foot' : 'the last one left is your foot'}.`,
  atBottom: 'at the bottom',
  nthPile: (number: number) => ['First pile', 'Second pile', 'Third pile'][number]!,
  cards,
  isHand: 'Your hand',
  isFoot: 'Your foot',
  isLater: 'For later',
  counts: (name: string, points: string, role: string) =>
    `${capitalised(name)}: ${points}. ${role}`,
  points: (points: string) => `${points} points`,
  role: {
    natural: 'It is laid with others of its rank.',
    wild: 'It stands in for any rank.',
    dead: 'It can only be discarded.',
    laid: 'It is laid down at once, and replaced.',
    cap: 'It goes on top of a finished meld.',
    lastMeld: 'It can be laid only when going out.',
  },
  playFirst: (name: string) => `Play the pile with the ${name} first`,
  playNthFirst: (number: number) =>
    ['Play the first pile', 'Play the second pile', 'Play the third pile'][number]!,

  drawnForStart: 'Drawn for the start',
  starts: (name: string | undefined) => (name === undefined ? 'You start' : `${name} starts`),
  took: (name: string | undefined, count: number, bonus: string | undefined) =>
    `${name ?? 'You'} took ${count}${bonus === undefined ? '' : `, +${bonus}`}`,
  toCome: (name: string | undefined) =>
    name === undefined ? 'You are to come' : `${name} to come`,
  chosen: (name: string | undefined) => `${name ?? 'You'} chose`,
  isLifting: (name: string) => `${name} is lifting cards`,
  isChoosing: (name: string) => `${name} is choosing a hand`,
  takesItsTurn: 'It goes round to the left.',
  skip: 'Skip ahead',
  deckLabel: 'The deck',
  soFar: 'The deal so far',
};
