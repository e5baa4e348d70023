import type { Card } from '../rules/pack.ts';
import type { FootPass } from '../rules/rules.ts';
import type { Lay, Seat, Side, MeldNumber } from './action.ts';

/**
 * Something that happened, secrets included; `eventFor` gives each seat its own version.
 * Lists of cards are copies, never the state's own.
 */
export type Event =
  | { event: 'roundBegan'; round: number; starter: Seat }
  /** Each seat's card in the draw for the start. */
  | { event: 'drewForStart'; cards: Card[] }
  | { event: 'grabbed'; seat: Seat; cards: number; exact: boolean }
  | { event: 'dealt'; cards: number }
  | { event: 'passed'; way: Exclude<FootPass, 'kept'> }
  /** When they decide the hand: each seat's bottom cards, which only it may see. */
  | { event: 'sawBottoms'; cards: Secret[] }
  /** The same where all cards of the piles are seen: each seat's, one pile after the other. */
  | { event: 'sawPiles'; cards: Secret[] }
  | { event: 'choseHand'; seat: Seat; stack: number }
  /** The cards put back before it, then the one that stayed, if any did. */
  | { event: 'upcard'; replaced: Card[]; card?: Card; froze?: true }
  /** Dealt, at the end of the deal; only the seat itself sees the cards. */
  | { event: 'tookHand'; seat: Seat; cards: Secret }
  | { event: 'drew'; seat: Seat; cards: Secret; from: number[] }
  | { event: 'tookUpcard'; seat: Seat; card: Card }
  | { event: 'pickedUp'; seat: Seat; cards: Card[] }
  | { event: 'laid'; seat: Seat; lay: Lay[] }
  | { event: 'completed'; seat: Seat; meld: MeldNumber; kind: 'clean' | 'dirty' | 'wild' }
  | { event: 'capped'; seat: Seat; meld: MeldNumber }
  /** Laid at once and replaced, such as red threes. `from` also names what was laid in its turn. */
  | { event: 'replaced'; seat: Seat; laid: Card[]; cards: Secret; from: number[] }
  | { event: 'tookFoot'; seat: Seat; cards: Secret; left: number }
  | { event: 'asked'; seat: Seat; waiting: Seat[] }
  | { event: 'answered'; seat: Seat; yes: boolean }
  | { event: 'discarded'; seat: Seat; card: Card; froze: boolean }
  | { event: 'turnEnded'; seat: Seat }
  | { event: 'reshuffled'; cards: number }
  /** A fresh deck of so many cards went under the stock. */
  | { event: 'deckAdded'; cards: number }
  /** `lap`: everybody else has one more turn. */
  | { event: 'wentOut'; seat: Seat; side: Side; lap?: true; atOnce?: true }
  | { event: 'roundEnded'; by: 'goingOut' | 'stock'; scores: SideScore[]; left?: LeftPile[][] };

/** Cards that only their seat may see, or how many there are. */
export type Secret = Card[] | number;

/** The event as `seat` may see it; without a seat, as an onlooker. */
export function eventFor(event: Event, seat?: Seat): Event {
  switch (event.event) {
    case 'tookHand':
    case 'drew':
    case 'replaced':
    case 'tookFoot':
      return event.seat === seat ? event : { ...event, cards: countOf(event.cards) };
    case 'sawPiles':
    case 'sawBottoms':
      return {
        ...event,
        cards: event.cards.map((own, other) => (other === seat ? own : countOf(own))),
      };
    case 'roundBegan':
    case 'drewForStart':
    case 'grabbed':
    case 'dealt':
    case 'passed':
    case 'choseHand':
    case 'upcard':
    case 'tookUpcard':
    case 'pickedUp':
    case 'laid':
    case 'completed':
    case 'capped':
    case 'asked':
    case 'answered':
    case 'discarded':
    case 'turnEnded':
    case 'reshuffled':
    case 'deckAdded':
    case 'wentOut':
    case 'roundEnded':
      return event;
  }
}

function countOf(cards: Secret): number {
  return typeof cards === 'number' ? cards : cards.length;
}

/** A side's round, line by line. `caught` is below nothing, or above where the lowest total wins. */
export interface SideScore {
  side: Side;
  books: number;
  /** Going out, exact grabs, caps and cards laid at once. */
  bonus: number;
  cards: number;
  caught: number;
  total: number;
}

/** A pile that a seat was caught with, and what it adds to the score. */
export interface LeftPile {
  cards: Card[];
  caught: number;
}
