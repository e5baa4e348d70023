import { kindOfCards, type Action, type Card, type Kind, type Lay } from '@hand-and-foot/engine';
import type { Desk } from '../desk/desk.ts';
import { take } from '../desk/taking.ts';
import type { SeenTable } from '../game/seen.ts';

/** Does what can be undone, and plays at once only what needs no second look. */
export function pursue(desk: Desk, seen: SeenTable, action: Action): void {
  desk.clear();
  switch (action.do) {
    case 'layDown':
      for (const lay of action.lay) stage(desk, seen, lay);
      return;
    case 'cap':
      choose(desk, seen, [seen.terms.pack.firstFace[seen.terms.caps[0]!]!]);
      return desk.putOn(slotOf(seen, { cards: [], to: action.meld }));
    case 'discard':
      choose(desk, seen, [action.card]);
      return take({ desk }, desk.discardOffer.value);
    case 'askToGoOut':
      return desk.accept({ is: 'ask', action });
    case 'endTurn':
      return desk.accept({ is: 'endTurn', action });
    default:
      return desk.act(action);
  }
}

function stage(desk: Desk, seen: SeenTable, lay: Lay): void {
  choose(desk, seen, lay.cards);
  desk.putOn(slotOf(seen, lay));
}

function choose(desk: Desk, { terms }: SeenTable, cards: readonly Card[]): void {
  const counts = new Map<Kind, number>();
  for (const card of cards) {
    const kind = terms.pack.kindOf[card]!;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of counts) desk.choose(kind, count);
}

function slotOf({ terms, view, side }: SeenTable, { cards, to }: Lay): Kind {
  return kindOfCards(terms, to === undefined ? cards : (view.melds[side]![to]?.cards ?? []));
}
