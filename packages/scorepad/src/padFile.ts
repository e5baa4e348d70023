import type { KindName, Seat, Seating } from '@hand-and-foot/engine';
import type { Count, Field, Pile } from './count.ts';
import type { Notes } from './notes.ts';

export const FORMAT = 'hand-and-foot-pad/1';

/** A pad as people keep and write it. */
export interface PadFile {
  format: typeof FORMAT;
  /** An id, a link, or rules as `resolveRules` reads them. */
  rules: unknown;
  /** Per seat a name, in the order of play. */
  players: readonly string[];
  /** By default the first that the rules allow. */
  seating?: Seating;
  /** The seat that begins the first round, from 0. */
  starter?: Seat;
  /** When the game was begun. */
  date?: string;
  /** Per round and side. */
  rounds: readonly (readonly SideCount[])[];
}

/** A side's round; missing fields count 0. */
interface SideCount {
  /** By kind, `clean`, or by kind and rank where that matters, `clean/7`. */
  books?: Record<string, number>;
  out?: boolean;
  grabs?: number;
  /** Grabs that missed by up to so many cards, where they count. */
  nearGrabs?: Record<string, number>;
  /** Things done in play that bring a bonus, where they count. */
  deeds?: Record<string, number>;
  /** Penalties by what they are for, where there are any. */
  penalties?: Record<string, number>;
  laid?: Record<KindName, number>;
  caps?: Record<KindName, number>;
  table?: CardCount;
  caught?: CardCount;
}

/** One total; stacks of a hundred points and the rest; or how many cards of each value. */
type CardCount = number | { hundreds: number; rest?: number } | { values: Record<string, number> };

export function padFile({ table, names, starter, rounds }: Notes, date?: string): PadFile {
  return {
    format: FORMAT,
    rules: table.rules,
    players: names,
    seating: table.seating,
    starter,
    ...(date === undefined ? {} : { date }),
    rounds: rounds.map(({ counts }) =>
      Array.from(counts, (count) => (count ? sideCount(count) : {})),
    ),
  };
}

function sideCount({ numbers, ways }: Count): SideCount {
  const under = (prefix: string): Record<string, number> =>
    Object.fromEntries(
      (Object.entries(numbers) as [Field, number][])
        .filter(([field, number]) => field.startsWith(prefix) && number !== 0)
        .map(([field, number]) => [field.slice(prefix.length), number]),
    );
  const cards = (pile: Pile): CardCount => {
    if (ways[pile] === 'total') return numbers[`${pile}/total`] ?? 0;
    if (ways[pile] === 'values') return { values: valuesOnly(under(`${pile}/`)) };
    return { hundreds: numbers[`${pile}/hundreds`] ?? 0, rest: numbers[`${pile}/rest`] ?? 0 };
  };
  const nearGrabs = under('grabs/');
  const deeds = under('deeds/');
  const penalties = under('penalties/');
  return {
    books: under('books/'),
    out: (numbers.out ?? 0) > 0,
    grabs: numbers.grabs ?? 0,
    ...(Object.keys(nearGrabs).length > 0 ? { nearGrabs } : {}),
    ...(Object.keys(deeds).length > 0 ? { deeds } : {}),
    ...(Object.keys(penalties).length > 0 ? { penalties } : {}),
    laid: under('laid/'),
    caps: under('caps/'),
    table: cards('table'),
    caught: cards('caught'),
  };
}

/** Leaves out numbers that were written down in another way. */
function valuesOnly(numbers: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).filter(([key]) => /^\d+$/.test(key)));
}
