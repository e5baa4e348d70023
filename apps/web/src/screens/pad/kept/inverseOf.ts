import type { Side } from '@hand-and-foot/engine';
import { NOTHING, numberIn, type Count, type Deed, type Notes } from '@hand-and-foot/scorepad';

/** The deed that undoes this one on these notes. */
export function inverseOf(notes: Notes, deed: Deed): Deed {
  switch (deed.do) {
    case 'table':
      return { do: 'table', table: notes.table };
    case 'name':
      return { ...deed, name: notes.names[deed.seat] ?? '' };
    case 'starter':
      return { do: 'starter', seat: notes.starter };
    case 'count':
      return { ...deed, number: numberIn(countIn(notes, deed), deed.field) };
    case 'way':
      return { ...deed, way: countIn(notes, deed).ways[deed.pile] };
    case 'round':
      return { ...deed, there: notes.rounds.some(({ id }) => id === deed.round) };
  }
}

function countIn({ rounds }: Notes, { round, side }: { round: number; side: Side }): Count {
  return rounds.find(({ id }) => id === round)?.counts[side] ?? NOTHING;
}
