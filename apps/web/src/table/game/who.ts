import { seatsOf, type Scorer, type Seat, type Side } from '@hand-and-foot/engine';
import type { SeenTable } from './seen.ts';
import type { Name } from '../../parts/words/en/score.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { isBySeat } from './standing.ts';

/** The owner of a score column or running total. */
export interface Who {
  readonly name: Name;
  /** Whether it's shown as yours; watchers see the first of two that way, to tell them apart. */
  readonly ours: boolean;
  readonly seats: readonly Seat[];
}

/** The sides, yours first, then in order of play. */
export function sidesInOrder({ side, others, looksOn }: SeenTable): Side[] {
  return looksOn ? [...others] : [side, ...others];
}

export function whoIsSide(seen: SeenTable, side: Side): Who {
  const { terms, state, alone, context } = seen;
  const seats = seatsOf(state, side);
  if (side === seen.side) return { name: alone ? 'you' : 'we', ours: true, seats };
  if (terms.sides === 2 && !alone && !seen.looksOn) return { name: 'they', ours: false, seats };
  const names = seats.map((seat) => context.names[seat]!);
  const ours = seen.looksOn && terms.sides === 2 && side === 0;
  return { name: { called: speech.value.listed(names), many: names.length > 1 }, ours, seats };
}

/** Running totals belong to sides, or to seats if sides change. */
export function whoScores(seen: SeenTable, scorer: Scorer): Who {
  if (!isBySeat(seen.terms)) return whoIsSide(seen, scorer as Side);
  const isYou = scorer === seen.you && !seen.looksOn;
  const called = seen.context.names[scorer]!;
  return { name: isYou ? 'you' : { called, many: false }, ours: isYou, seats: [scorer as Seat] };
}

/** Several in one sentence, the reader first: "You and Ana". */
export function namesOf(who: readonly Who[]): string {
  const readerFirst = [...who].sort((one, other) => Number(other.ours) - Number(one.ours));
  return speech.value.listed(readerFirst.map(headingOf));
}

/** The same as a heading. */
export function headingOf({ name }: Who): string {
  return typeof name === 'string' ? wording.value.score[name] : name.called;
}
