import type { Card, Event, Kind, Seat, Terms } from '@hand-and-foot/engine';

/** Everything a player has seen in this round, by seat and kind; places are `seat * kinds + kind`. */
export interface Mind {
  readonly terms: Terms;
  readonly recall: Recall;
  /** Cards picked up in plain sight that haven't left that hand. */
  readonly known: Uint8Array;
  /** In which turn of the round the seat last threw such a card, or left one lying that it could have had. */
  readonly thrown: Int32Array;
  readonly passed: Int32Array;
  /** How often each seat has wanted another turn when a partner asked to go out. */
  readonly refusals: Uint8Array;
  /** Turns played in this round. */
  turn: number;
  /** The discards as they lie, the top one last. */
  readonly discards: Card[];
}

/** How much of it a player remembers. */
export interface Recall {
  /** Turns after which a discard, or a card passed over, is forgotten. */
  readonly turns: number;
  /** Whether cards picked up are kept in mind. */
  readonly pickUps: boolean;
}

const NEVER = -1000;

export function newMind(terms: Terms, recall: Recall): Mind {
  const places = terms.players * terms.kinds;
  return {
    terms,
    recall,
    known: new Uint8Array(places),
    thrown: new Int32Array(places).fill(NEVER),
    passed: new Int32Array(places).fill(NEVER),
    refusals: new Uint8Array(terms.players),
    turn: 0,
    discards: [],
  };
}

export function remember(mind: Mind, events: readonly Event[]): void {
  for (const event of events) note(mind, event);
}

function note(mind: Mind, event: Event): void {
  const { discards, terms } = mind;
  switch (event.event) {
    case 'roundBegan':
      forget(mind);
      break;
    case 'upcard':
      if (event.card !== undefined) discards.push(event.card);
      break;
    case 'drew':
      if (discards.length > 0)
        mind.passed[placeOf(terms, event.seat, discards.at(-1)!)] = mind.turn;
      break;
    case 'tookUpcard':
      discards.pop();
      mind.known[placeOf(terms, event.seat, event.card)]!++;
      break;
    case 'pickedUp':
      discards.length = Math.max(0, discards.length - event.cards.length);
      for (const card of event.cards) mind.known[placeOf(terms, event.seat, card)]!++;
      break;
    case 'laid':
      for (const { cards } of event.lay) for (const card of cards) leave(mind, event.seat, card);
      break;
    case 'discarded':
      leave(mind, event.seat, event.card);
      discards.push(event.card);
      mind.thrown[placeOf(terms, event.seat, event.card)] = mind.turn;
      break;
    case 'answered':
      if (!event.yes) mind.refusals[event.seat]!++;
      break;
    case 'turnEnded':
      mind.turn++;
      break;
    case 'reshuffled':
      discards.length = 0;
      break;
    default:
  }
}

function forget(mind: Mind): void {
  mind.known.fill(0);
  mind.thrown.fill(NEVER);
  mind.passed.fill(NEVER);
  mind.refusals.fill(0);
  mind.turn = 0;
  mind.discards.length = 0;
}

function placeOf({ kinds, pack }: Terms, seat: Seat, card: Card): number {
  return seat * kinds + pack.kindOf[card]!;
}

function leave(mind: Mind, seat: Seat, card: Card): void {
  const place = placeOf(mind.terms, seat, card);
  if (mind.known[place]! > 0) mind.known[place]!--;
}

/** How many cards of the kind the seat is known to hold. */
export function knownWith(mind: Mind, seat: Seat, kind: Kind): number {
  return mind.recall.pickUps ? mind.known[seat * mind.terms.kinds + kind]! : 0;
}

/** Whether the seat has lately shown that it has no use for the kind. */
export function unwantedBy(mind: Mind, seat: Seat, kind: Kind): boolean {
  const place = seat * mind.terms.kinds + kind;
  const last = Math.max(mind.thrown[place]!, mind.passed[place]!);
  return mind.turn - last <= mind.recall.turns;
}
