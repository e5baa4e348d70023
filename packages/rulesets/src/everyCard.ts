import type { Rules } from '@hand-and-foot/engine';
import { isObject } from './isObject.ts';
import { lordsAndLadies } from './lordsAndLadies.ts';
import { standardRoles, standardValues } from './standardCards.ts';

/**
 * Rules in which somebody gave the role or the value of some cards only: the others keep those of the rules they
 * change. `caught` needs none of this: cards that it doesn't name cost their value, in every stored rule set.
 */
export function everyCard(data: Record<string, unknown>, parent?: Rules): Record<string, unknown> {
  const usual = usualCards(data['pack'], parent);
  const cards = (['roles', 'values'] as const)
    .filter((knob) => isObject(data[knob]))
    .map((knob) => [knob, { ...usual[knob], ...(data[knob] as object) }]);
  return cards.length === 0 ? data : { ...data, ...(Object.fromEntries(cards) as object) };
}

/** Another pack has other cards, so its own sheet completes them. */
function usualCards(pack: unknown, parent: Rules | undefined): Pick<Rules, 'roles' | 'values'> {
  if (parent && (pack === undefined || pack === parent.pack)) return parent;
  if (pack === 'lords-and-ladies') return lordsAndLadies.rules;
  return { roles: standardRoles, values: standardValues };
}
