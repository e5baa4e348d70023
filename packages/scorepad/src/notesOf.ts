import type { Seat, Side } from '@hand-and-foot/engine';
import { NOTHING, withNumber, withWay, type Count } from './count.ts';
import type { Deed } from './deed.ts';
import type { PadLog } from './log.ts';
import type { Notes, TableNotes } from './notes.ts';
import { isPlayable } from './pad.ts';

interface Draft {
  table: TableNotes | undefined;
  names: Map<Seat, string>;
  starter: Seat;
  rounds: Map<number, { there: boolean; counts: Map<Side, Count> }>;
}

/** A log's notes: the last word on each thing. Undefined until the log says which playable rules are used. */
export function notesOf(log: PadLog): Notes | undefined {
  const draft: Draft = { table: undefined, names: new Map(), starter: 0, rounds: new Map() };
  for (const { what } of log) note(draft, what);
  const { table } = draft;
  if (!table) return undefined;
  return {
    table,
    names: Array.from({ length: table.players }, (_, seat) => draft.names.get(seat) ?? ''),
    starter: draft.starter % table.players,
    rounds: [...draft.rounds]
      .filter(([, { there }]) => there)
      .sort(([one], [other]) => one - other)
      .map(([id, { counts }]) => ({ id, counts: listed(counts) })),
    nextId: firstFree(draft.rounds),
  };
}

/** Not one past the last: that one's id may be as large as ids get. */
function firstFree(rounds: ReadonlyMap<number, unknown>): number {
  let id = 1;
  while (rounds.has(id)) id++;
  return id;
}

function note(draft: Draft, what: Deed): void {
  switch (what.do) {
    case 'table':
      // Rules that cannot be played would take the whole pad away from everybody.
      if (isPlayable(what.table)) draft.table = what.table;
      return;
    case 'name':
      draft.names.set(what.seat, what.name);
      return;
    case 'starter':
      draft.starter = what.seat;
      return;
    case 'round':
      roundIn(draft, what.round).there = what.there;
      return;
    case 'count':
      change(draft, what, (count) => withNumber(count, what.field, what.number));
      return;
    case 'way':
      change(draft, what, (count) => withWay(count, what.pile, what.way));
  }
}

function change(
  draft: Draft,
  { round: id, side }: { round: number; side: Side },
  by: (count: Count) => Count,
): void {
  const round = roundIn(draft, id);
  round.there = true;
  round.counts.set(side, by(round.counts.get(side) ?? NOTHING));
}

function roundIn(draft: Draft, id: number): { there: boolean; counts: Map<Side, Count> } {
  const round = draft.rounds.get(id) ?? { there: true, counts: new Map<Side, Count>() };
  draft.rounds.set(id, round);
  return round;
}

function listed(counts: ReadonlyMap<Side, Count>): (Count | undefined)[] {
  return Array.from({ length: Math.max(-1, ...counts.keys()) + 1 }, (_, side) => counts.get(side));
}
