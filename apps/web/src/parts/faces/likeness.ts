import {
  CAST,
  faceFor,
  faceOf,
  isCastName,
  type CastName,
  type Face,
  type Holder,
} from '@hand-and-foot/protocol';

/** Whose portrait it is: a bot's, or the face of a person. */
export type Likeness = CastName | Face;

/**
 * The faces at a table, by seat. Those of people who chose one and of bots with a name of ours come first; the
 * others, say from an older game, get one that nobody has while there are any.
 */
export function likenessesAt(seats: readonly Holder[]): (Likeness | undefined)[] {
  const all = seats.map(ownLikeness);
  for (const [seat, holder] of seats.entries()) all[seat] ??= otherLikeness(holder, all);
  return all;
}

function ownLikeness(holder: Holder): Likeness | undefined {
  if (holder.is !== 'bot' || holder.standsInFor !== undefined) return faceOf(holder);
  return isCastName(holder.name) ? holder.name : undefined;
}

function otherLikeness(
  holder: Holder,
  taken: readonly (Likeness | undefined)[],
): Likeness | undefined {
  if (holder.is === 'nobody') return undefined;
  if (holder.is === 'bot' && holder.standsInFor === undefined)
    return CAST.find((name) => !taken.includes(name)) ?? CAST[0];
  const name = holder.is === 'bot' ? holder.standsInFor! : holder.name;
  return faceFor(
    name,
    taken.filter((face): face is Face => face !== undefined && !isCastName(face)),
  );
}
