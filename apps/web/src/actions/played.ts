import {
  apply,
  meldAt,
  meldCount,
  meldKind,
  type Action,
  type Card,
  type Kind,
  type Lay,
} from '@hand-and-foot/engine';
import { cardsOf } from '../desk/chosen.ts';
import type { Offer } from '../desk/desk.ts';
import type { Game } from '../table/game.ts';
import { seenBy, type Seen } from '../table/seen.ts';

/** What an offer comes to, as an action that a sentence can be made of. */
export function played(game: Game, offer: Offer): Action | undefined {
  const { desk } = game;
  const seen = seenBy(game);
  if (offer.action) return offer.action;
  const chosen = cardsOf(seen.terms, seen.view, seen.you, desk.chosen.value);
  switch (offer.is) {
    case 'put':
      return chosen.length === 0 ? undefined : putting(seen, chosen, offer.slot);
    case 'pickUp':
      return offer.slot === undefined
        ? undefined
        : { do: 'pickUp', lay: [paying(seen, offer.slot)] };
    case 'layDown': {
      const lay = laid(game, seen);
      if (lay.length === 0) return undefined;
      return isTaking(game, seen) ? { do: 'pickUp', lay } : { do: 'layDown', lay };
    }
    default:
      return undefined;
  }
}

function putting(seen: Seen, cards: readonly Card[], slot: Kind | undefined): Action {
  const on = (slot === undefined ? [] : meldsIn(seen, slot)).find(
    (to) => apply(seen.state, seen.you, { do: 'layDown', lay: [{ cards, to }] }).ok,
  );
  return { do: 'layDown', lay: [on === undefined ? { cards } : { cards, to: on }] };
}

/** Whether what is taken goes on a meld that lies there or begins one. */
function paying(seen: Seen, slot: Kind): Lay {
  const [to] = meldsIn(seen, slot);
  return to === undefined ? { cards: [] } : { cards: [], to };
}

function laid({ desk, link }: Game, { side }: Seen): Lay[] {
  const before = link.known.value.view?.melds[side]?.length ?? 0;
  return desk.staged.value.map(({ cards, meld }) =>
    meld < before ? { cards, to: meld } : { cards },
  );
}

/** Whether the discards are taken with what is staged. */
function isTaking({ link }: Game, { view }: Seen): boolean {
  return (link.known.value.view?.discards.length ?? 0) > view.discards.length;
}

/** The side's melds in this slot, the newest first. */
function meldsIn({ state, side }: Seen, slot: Kind): number[] {
  const melds = Array.from({ length: meldCount(state, side) }, (_, number) => number);
  return melds.filter((number) => meldKind(state, meldAt(state, side, number)) === slot).reverse();
}
