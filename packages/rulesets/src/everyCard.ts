import { hasSuits, packFor, type PackId, type Rules } from '@hand-and-foot/engine';
import { isObject } from './isObject.ts';
import { lordsAndLadies } from './lordsAndLadies.ts';
import { standardRoles, standardValues } from './standardCards.ts';

/**
 * Rules in which somebody gave the role or the value of some cards only: the others keep those of the rules they
 * change. `caught` needs none of this: cards that it doesn't name cost their value, in every stored rule set. Another
 * pack of standard decks brings its cards along.
 */
export function everyCard(data: Record<string, unknown>, parent?: Rules): Record<string, unknown> {
  const usual = usualCards(data['pack'], parent);
  const isOther = parent !== undefined && isSuited(data['pack']) && data['pack'] !== parent.pack;
  const cards = (['roles', 'values'] as const)
    .filter((knob) => isObject(data[knob]) || (isOther && data[knob] === undefined))
    .map((knob) => [knob, { ...usual[knob], ...(data[knob] as object | undefined) }]);
  return cards.length === 0 ? data : { ...data, ...(Object.fromEntries(cards) as object) };
}

type Cards = Pick<Rules, 'roles' | 'values'>;

/** Another pack has other cards, so its own sheet completes them. */
function usualCards(pack: unknown, parent: Rules | undefined): Cards {
  if (parent && (pack === undefined || pack === parent.pack)) return parent;
  if (pack === 'lords-and-ladies') return lordsAndLadies.rules;
  const cards =
    parent && hasSuits(parent.pack) ? parent : { roles: standardRoles, values: standardValues };
  return cardsOf(isSuited(pack) ? pack : 'standard', cards);
}

/** Little jokers are worth what a two is, unless somebody says otherwise. */
function cardsOf(pack: PackId, { roles, values }: Cards): Cards {
  const { kinds } = packFor(pack);
  return {
    roles: Object.fromEntries(kinds.map((kind) => [kind, roles[kind] ?? roles['joker'] ?? 'wild'])),
    values: Object.fromEntries(kinds.map((kind) => [kind, values[kind] ?? values['2'] ?? 20])),
  };
}

/** The rules with another pack of standard decks: little jokers come and go. */
export function withJokersOf(rules: Rules, pack: 'standard' | 'two-jokers'): Rules {
  const { kinds } = packFor(pack);
  const blocked = new Set(rules.pickUpBlockedBy);
  if (blocked.has('joker')) blocked.add('littleJoker');
  return {
    ...rules,
    pack,
    ...cardsOf(pack, rules),
    caught: Object.fromEntries(
      Object.entries(rules.caught).filter(([kind]) => kinds.includes(kind)),
    ),
    pickUpBlockedBy: kinds.filter((kind) => blocked.has(kind)),
  };
}

function isSuited(pack: unknown): pack is PackId {
  return pack === 'standard' || pack === 'two-jokers';
}
