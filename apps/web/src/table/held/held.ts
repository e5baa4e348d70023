import type { Card, Event, Kind, Pack, Seat, View } from '@hand-and-foot/engine';
import type { Turn } from '../link/tableLink.ts';

/** The viewer's cards in hand, by kind. */
export function heldByKind(view: View, { kindOf }: Pack): Map<Kind, Card[]> {
  const cards = view.seat === undefined ? 0 : view.hands[view.seat]!;
  const byKind = new Map<Kind, Card[]>();
  for (const card of typeof cards === 'number' ? [] : cards) {
    const kind = kindOf[card]!;
    byKind.set(kind, [...(byKind.get(kind) ?? []), card]);
  }
  return byKind;
}

/** Number of each kind that came into the hand this turn, if it's the seat's. */
export function freshKinds(
  turns: readonly Turn[],
  seat: Seat,
  { kindOf }: Pack,
): Map<Kind, number> {
  const turn = turns.at(-1);
  const fresh = new Map<Kind, number>();
  if (turn?.seat !== seat) return fresh;
  for (const card of turn.events.flatMap(cardsIn)) {
    const kind = kindOf[card]!;
    fresh.set(kind, (fresh.get(kind) ?? 0) + 1);
  }
  return fresh;
}

/** Cards that an event brings. A foot is entirely new and needs no marks. */
function cardsIn(event: Event): readonly Card[] {
  switch (event.event) {
    case 'drew':
    case 'replaced':
      return typeof event.cards === 'number' ? [] : event.cards;
    case 'pickedUp':
      return event.cards;
    case 'tookUpcard':
      return [event.card];
    default:
      return [];
  }
}
