import type { Kind, Role, Terms } from '@hand-and-foot/engine';

/** Wilds first, then ranks from high to low, and at the end what is neither: threes, caps, the Villain. */
export function byRank({ role }: Terms): Kind[] {
  const kinds = [...role.keys()];
  const high = [...kinds].reverse();
  const are = (wanted: Role) => (kind: Kind) => role[kind] === wanted;
  const others = kinds.filter((kind) => role[kind] !== 'wild' && role[kind] !== 'natural');
  return [...high.filter(are('wild')), ...high.filter(are('natural')), ...others];
}

/** What can be laid comes first, then what there is most of; what only fills the hand stays last. */
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
  // Sorting keeps the order of equals, which is that of rank.
  return rank.sort((one, other) => {
    const [first, second] = [near(one), near(other)];
    return first === second ? 0 : second - first;
  });
}

/** One's own order, kept by the names of kinds; kinds that it does not name follow by rank. */
export function byOwnOrder(terms: Terms, names: readonly string[]): Kind[] {
  const known = names.map((name) => terms.pack.kinds.indexOf(name)).filter((kind) => kind >= 0);
  return [...new Set([...known, ...byRank(terms)])];
}

/** The order with one kind moved to the place that another has now. */
export function moved(order: readonly Kind[], kind: Kind, to: Kind): Kind[] {
  const without = order.filter((other) => other !== kind);
  const at = order.indexOf(to);
  return [...without.slice(0, at), kind, ...without.slice(at)];
}

/** What lies where: stacks keep their places, emptied ones too, until a kind comes that has none. */
export function placesFor(
  order: () => readonly Kind[],
  held: ReadonlyMap<Kind, number>,
  before: readonly Kind[],
): readonly Kind[] {
  if (held.size > 0 && [...held.keys()].every((kind) => before.includes(kind))) return before;
  return order().filter((kind) => held.has(kind));
}
