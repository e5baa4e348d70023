import type { Kind } from '@hand-and-foot/engine';
import { kept, set } from '../settings/settings.ts';
import type { Game } from '../table/game.ts';
import { moved } from './order.ts';

const orders = kept<Record<string, readonly string[]>>('handOrders', {});

/** The order that somebody arranged under these rules, by the names of kinds. */
export function ownOrder({ link }: Game): readonly string[] {
  return orders.value[link.terms.rules.id] ?? [];
}

/** Moves a stack to where another lies; from then on the order is one's own. */
export function arrange({ link }: Game, shown: readonly Kind[], kind: Kind, to: Kind): void {
  if (kind === to) return;
  const { kinds } = link.known.value.terms.pack;
  const names = moved(shown, kind, to).map((each) => kinds[each]!);
  orders.value = { ...orders.value, [link.terms.rules.id]: names };
  set('handOrder', 'own');
}
