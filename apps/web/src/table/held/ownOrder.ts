import type { Kind } from '@hand-and-foot/engine';
import { kept } from '../../parts/settings/kept.ts';
import { set } from '../../parts/settings/settings.ts';
import type { TheGame } from '../game/game.ts';
import { moved } from './order.ts';

/** Kind names by rule set. */
type Orders = Readonly<Record<string, readonly string[]>>;

const arranged = kept<{ orders: Orders }>('handOrders', { orders: {} }, { orders: isOrders });

function isOrders(found: unknown): found is Orders {
  if (typeof found !== 'object' || found === null) return false;
  return Object.values(found).every(
    (names) => Array.isArray(names) && names.every((name) => typeof name === 'string'),
  );
}

/** The arranged order for these rules, by kind names. */
export function ownOrder({ link }: TheGame): readonly string[] {
  return arranged.value.orders[link.terms.rules.id] ?? [];
}

/** Moves a stack to another's place; from then on the order is the player's own. */
export function arrange({ link }: TheGame, shown: readonly Kind[], kind: Kind, to: Kind): void {
  if (kind === to) return;
  const { kinds } = link.known.value.terms.pack;
  const names = moved(shown, kind, to).map((each) => kinds[each]!);
  arranged.value = { orders: { ...arranged.value.orders, [link.terms.rules.id]: names } };
  set('handOrder', 'own');
}
