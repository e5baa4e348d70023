import type { Card, Kind } from '@hand-and-foot/engine';
import { computed, type ReadonlySignal } from '@preact/signals';
import { settings } from '../../parts/settings/settings.ts';
import type { TheGame } from '../game/game.ts';
import { freshKinds, heldByKind } from './held.ts';
import { layableKinds } from './layable.ts';
import { byOwnOrder, byRank, byReadiness, placesFor } from './order.ts';
import { ownOrder } from './ownOrder.ts';

/** A hand's layout. */
export interface LaidOut {
  /** Kinds from first to last; some may have just been played. */
  readonly places: readonly Kind[];
  readonly held: ReadonlyMap<Kind, readonly Card[]>;
  readonly fresh: ReadonlyMap<Kind, number>;
}

const known = new WeakMap<TheGame, ReadonlySignal<LaidOut>>();

/** A game's hand, the same for everything that shows it. */
export function handOf(game: TheGame): ReadonlySignal<LaidOut> {
  const laidOut = known.get(game) ?? layOut(game);
  known.set(game, laidOut);
  return laidOut;
}

/** Lays the hand out, and keeps every stack in place while its player is busy with it. */
function layOut(game: TheGame): ReadonlySignal<LaidOut> {
  const { link, desk } = game;
  let moment = '';
  let places: readonly Kind[] = [];
  return computed(() => {
    const view = desk.view.value;
    const { terms } = link.known.value;
    const seat = view.seat ?? -1;
    const held = heldByKind(view, terms.pack);
    const now = [
      settings.value.handOrder,
      ...ownOrder(game),
      view.round,
      view.turn === seat && view.phase,
      view.feet[seat],
      view.knees?.[seat],
    ].join(' ');
    const counts = new Map([...held].map(([kind, cards]) => [kind, cards.length]));
    places = placesFor(() => orderOf(game, counts), counts, now === moment ? places : []);
    moment = now;
    return { places, held, fresh: freshKinds(link.turns.value, seat, terms.pack) };
  });
}

function orderOf(game: TheGame, held: ReadonlyMap<Kind, number>): readonly Kind[] {
  const { terms, seat } = game.link.known.peek();
  switch (settings.peek().handOrder) {
    case 'rank':
      return byRank(terms);
    case 'readiness':
      return byReadiness(terms, held, layableKinds(game.desk.imagined.peek(), seat ?? 0));
    case 'own':
      return byOwnOrder(terms, ownOrder(game));
  }
}
