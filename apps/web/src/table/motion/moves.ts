import {
  kindOfCards,
  type Card,
  type Event,
  type Kind,
  type Lay,
  type Lookup,
  type MeldNumber,
  type Seat,
  type Secret,
  type Side,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import type { Turn } from '../link/tableLink.ts';

/** A card that moves between two places; of several, the first one that exists. */
export interface Move {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Its face, if it's visible. */
  readonly card?: Card;
}

/** The visible part of some events. */
export interface CardMoves {
  readonly cards: readonly Move[];
  /** Places where something was completed. */
  readonly pulses: readonly string[];
}

/** The viewer of the moves, and the table after them. */
export interface Eyes {
  readonly terms: Terms;
  readonly you: Seat;
  readonly view: View;
}

/** More cards would only be a flurry. */
const MOST = 14;

export function movesOf(events: readonly Event[], eyes: Eyes): CardMoves {
  const cards = events.flatMap((event) => movesOfOne(event, eyes)).slice(0, MOST);
  const pulses = events.flatMap((event) =>
    event.event === 'completed' || event.event === 'capped'
      ? [meldPlace(eyes, event.seat, kindOfMeld(eyes, event.seat, event.meld))]
      : [],
  );
  return { cards, pulses };
}

function movesOfOne(event: Event, eyes: Eyes): Move[] {
  switch (event.event) {
    case 'tookHand':
      return everyKind(listOf(event.cards), eyes).map((card) => ({
        from: ['stock-0'],
        to: homeOf(eyes, event.seat, card),
        ...seen(card),
      }));
    case 'drew':
    case 'replaced':
      return listOf(event.cards).map((card, at) => ({
        from: [`stock-${event.from[at] ?? 0}`],
        to: homeOf(eyes, event.seat, card),
        ...seen(card),
      }));
    case 'tookUpcard':
      return [{ from: ['discards'], to: homeOf(eyes, event.seat, event.card), card: event.card }];
    case 'pickedUp':
      return event.cards.map((card) => ({
        from: ['discards'],
        to: homeOf(eyes, event.seat, card),
        card,
      }));
    case 'laid':
      // Your own are there already.
      return event.seat === eyes.you ? [] : event.lay.flatMap((lay) => laid(lay, event.seat, eyes));
    case 'discarded':
      return [{ from: homeOf(eyes, event.seat, event.card), to: ['discards'], card: event.card }];
    case 'tookFoot':
      return listOf(event.cards).map((card) => ({
        from: ['foot'],
        to: homeOf(eyes, event.seat, card),
        ...seen(card),
      }));
    default:
      return [];
  }
}

/** Your hand, if nothing has happened since the deal. */
export function dealtNow(turns: readonly Turn[], you: Seat): Event | undefined {
  const events = turns.flatMap((turn) => turn.events);
  const isPlayed = events.some(({ event }) => event === 'drew' || event === 'pickedUp');
  if (isPlayed) return undefined;
  return events.findLast((event) => event.event === 'tookHand' && event.seat === you);
}

/** One card per kind is enough to show where they go. */
function everyKind(cards: readonly (Card | undefined)[], { terms }: Eyes): (Card | undefined)[] {
  const kinds = cards.map((card) => (card === undefined ? -1 : terms.pack.kindOf[card]!));
  return cards.filter((_, at) => kinds.indexOf(kinds[at]!) === at);
}

function laid({ cards, to }: Lay, seat: Seat, eyes: Eyes): Move[] {
  const kind = to === undefined ? kindOfCards(eyes.terms, cards) : kindOfMeld(eyes, seat, to);
  return cards.map((card) => ({ from: [`seat-${seat}`], to: [meldPlace(eyes, seat, kind)], card }));
}

/** The place of a card the seat holds: your own stack, or a player who only shows a number. */
function homeOf({ terms, you }: Eyes, seat: Seat, card: Card | undefined): string[] {
  if (seat !== you) return [`seat-${seat}`];
  const kind = card === undefined ? 0 : terms.pack.kindOf[card]!;
  return [`hand-${kind}`, `slot-${kind}`];
}

function meldPlace(eyes: Eyes, seat: Seat, kind: Kind): string {
  const { you } = eyes;
  const sides = sidesNow(eyes);
  return sides[seat] === sides[you] ? `slot-${kind}` : `they-${sides[seat]}-${kind}`;
}

function kindOfMeld(eyes: Eyes, seat: Seat, meld: MeldNumber): Kind {
  const { terms, view } = eyes;
  return kindOfCards(terms, view.melds[sidesNow(eyes)[seat]!]?.[meld]?.cards ?? []);
}

function sidesNow({ terms, view }: Eyes): Lookup<Seat, Side> {
  return terms.sideOf[(view.round - 1) % terms.sideOf.length]!;
}

const listOf = (cards: Secret): (Card | undefined)[] =>
  typeof cards === 'number' ? Array<undefined>(cards).fill(undefined) : cards;

const seen = (card: Card | undefined) => (card === undefined ? {} : { card });
