import {
  positionOf,
  type Action,
  type Card,
  type Lay,
  type Random,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { pick } from './byLot.ts';

/** Something a person might try, sensible or not. */
export function propose(state: State, seat: Seat, random: Random): Action {
  const hand = positionOf(state).hands[seat]!;
  const card = (): Card =>
    hand.length > 0 && random.below(8) > 0 ? pick(hand, random) : random.below(60) - 2;
  switch (random.below(10)) {
    case 0:
      return { do: 'discard', card: card() };
    case 1:
      return { do: 'draw', from: Array.from({ length: random.below(4) }, () => random.below(3)) };
    case 2:
      return { do: 'cap', meld: random.below(12) };
    case 3:
      return pick(PLAIN, random);
    case 4:
      return { do: 'grab', depth: random.below(120) / 100 };
    case 5:
      return { do: 'chooseHand', stack: random.below(3) };
    case 6:
    case 7:
      return { do: 'pickUp', lay: lays(hand, random) };
    default:
      return { do: 'layDown', lay: lays(hand, random) };
  }
}

const PLAIN: Action[] = [
  { do: 'draw' },
  { do: 'takeUpcard' },
  { do: 'askToGoOut' },
  { do: 'answer', yes: true },
  { do: 'answer', yes: false },
  { do: 'endTurn' },
  { do: 'pickUp' },
];

/** Lays of cards really held, mostly of one rank with some wilds, now and then anything. */
function lays(hand: readonly Card[], random: Random): Lay[] {
  const left = [...hand];
  return Array.from({ length: 1 + random.below(3) }, () => {
    const cards = takeAlike(left, random);
    return random.below(2) === 0 ? { cards } : { cards, to: random.below(8) };
  });
}

function takeAlike(left: Card[], random: Random): Card[] {
  const size = random.below(6);
  const cards: Card[] = [];
  let near = left.length > 0 ? pick(left, random) : 0;
  for (let tries = 0; tries < 12 && cards.length < size; tries++) {
    const at = left.findIndex((card) => Math.abs(card - near) < 3 && random.below(2) === 0);
    if (at >= 0) cards.push(...left.splice(at, 1));
    else if (left.length > 0 && random.below(4) === 0) near = pick(left, random);
  }
  return cards;
}
