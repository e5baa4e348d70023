import type { Kind, Role, Terms } from '@hand-and-foot/engine';

/** Wilds first, then ranks from high to low, then the rest: threes, caps, the Villain. */
export function byRank({ role }: Terms): Kind[] {
  const kinds = [...role.keys()];
  const high = [...kinds].reverse();
  const are = (wanted: Role) => (kind: Kind) => role[kind] === wanted;
  const others = kinds.filter((kind) => role[kind] !== 'wild' && role[kind] !== 'natural');
  return [...high.filter(are('wild')), ...high.filter(are('natural')), ...others];
}

/** Meldable kinds first, then the largest; cards that only fill the hand stay last. */
export function byReadiness(
  terms: Terms,
  held: ReadonlyMap<Kind, number>,
  layable: ReadonlySet<Kind>,
): Kind[] {
  const rank = byRank(terms);
  const near = (kind: Kind): number => {
    if (layable.has(kind)) return Infinity;
    return terms.role[kind] === 'natural' ? (held.get(kind) ?? 0) : -1;
  };
  // Sorting is stable: equals stay in order of rank.
  return rank.sort((one, other) => {
    const [first, second] = [near(one), near(other)];
    return first === second ? 0 : second - first;
  });
}

/** The player's own order, stored by kind names; other kinds follow by rank. */
export function byOwnOrder(terms: Terms, names: readonly string[]): Kind[] {
  const known = names.map((name) => terms.pack.kinds.indexOf(name)).filter((kind) => kind >= 0);
  return [...new Set([...known, ...byRank(terms)])];
}

/** The order with one kind moved to another's place. */
export function moved(order: readonly Kind[], kind: Kind, to: Kind): Kind[] {
  const without = order.filter((other) => other !== kind);
  const at = order.indexOf(to);
  return [...without.slice(0, at), kind, ...without.slice(at)];
}

/** Stacks keep their places, even empty ones, until a kind without a place comes. */
export function placesFor(
  order: () => readonly Kind[],
  held: ReadonlyMap<Kind, number>,
  before: readonly Kind[],
): readonly Kind[] {
  if (held.size > 0 && [...held.keys()].every((kind) => before.includes(kind))) return before;
  return order().filter((kind) => held.has(kind));
}
