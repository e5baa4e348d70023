import type { GameOnShelf } from '../../worker/shared/messages.ts';

/** The game's standing for its player. */
export type Standing =
  | { readonly is: 'level' }
  | { readonly is: 'lead'; readonly who: 'we' | 'you' | 'they'; readonly by: number }
  | { readonly is: 'place'; readonly place: number; readonly of: number };

type Game = Pick<GameOnShelf, 'seats' | 'totals' | 'lowest'>;

/** Undefined before anything is scored. */
export function gameStanding({ seats, totals: told, lowest }: Game): Standing | undefined {
  if (told.every((points) => points === 0)) return undefined;
  const totals = lowest ? told.map((points) => -points) : told;
  const mine = mySide(seats, totals);
  const own = totals[mine]!;
  const others = totals.filter((_, side) => side !== mine);
  const best = Math.max(...others);
  const who = totals.length === seats.length ? 'you' : 'we';
  if (own > best) return { is: 'lead', who, by: own - best };
  if (totals.length > 2)
    return {
      is: 'place',
      place: 1 + totals.filter((points) => points > own).length,
      of: totals.length,
    };
  return own === best ? { is: 'level' } : { is: 'lead', who: 'they', by: best - own };
}

/** Totals belong to sides, numbered by their first seat, or to seats. */
function mySide(seats: Game['seats'], totals: Game['totals']): number {
  return (
    Math.max(
      0,
      seats.findIndex(({ is }) => is === 'person'),
    ) % totals.length
  );
}
