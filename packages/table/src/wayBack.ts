import type { Event, MutableState, Seat } from '@hand-and-foot/engine';
import { backStepsAfter, lastOwnStep, type BackStep } from '@hand-and-foot/protocol';
import type { Entry } from './entry.ts';
import type { Sitting } from './sitting.ts';

/** A step that can still be taken back, and the table before it. */
export interface KeptStep extends BackStep, Before {}

interface Before extends Pick<Sitting, 'turnBegan' | 'lastTurnBegan'> {
  readonly state: MutableState;
}

/** A step to take back: the game would be as it was after entry `to`. */
interface WayBack {
  readonly to: number;
  readonly before: Before;
  /** The steps that can be taken back after that. */
  readonly left: readonly KeptStep[];
}

/** How far the seat can go back with one step; undefined if it can't. */
export function wayBack({ backSteps }: Sitting, seat: Seat): WayBack | undefined {
  const at = lastOwnStep(backSteps, seat);
  if (at === undefined) return undefined;
  const before = backSteps[at]!;
  return { to: before.seq - 1, before, left: backSteps.slice(0, at) };
}

/** The steps that can be taken back once the entry is part of the sitting. */
export function keptAfter(
  sitting: Sitting,
  entry: Entry,
  events: readonly Event[],
): readonly KeptStep[] {
  const { backSteps, seats, state, turnBegan, lastTurnBegan } = sitting;
  switch (entry.entry) {
    case 'acted':
      return backStepsAfter<Before>(backSteps, seats, events, {
        seq: entry.seq,
        state: state!,
        turnBegan,
        lastTurnBegan,
      });
    case 'undone':
      return wayBack(sitting, entry.seat)!.left;
    case 'seated':
    case 'dealt':
    case 'placed':
      return [];
    case 'claimed':
      // A seat's new holder sees its cards.
      return entry.holder ? [] : backSteps;
    default:
      return backSteps;
  }
}

/** Entries about steps back, which lead nowhere by themselves. */
const ABOUT_IT: ReadonlySet<Entry['entry']> = new Set(['takeBackAsked', 'takeBackAnswered']);

/** The entries that still stand: without the steps that were taken back, and without the talk about it. */
export function standing(entries: readonly Entry[]): Entry[] {
  let left: Entry[] = [];
  for (const entry of entries) {
    if (ABOUT_IT.has(entry.entry)) continue;
    if (entry.entry !== 'undone') left.push(entry);
    else left = left.filter(({ entry: is, seq }) => is !== 'acted' || seq <= entry.to);
  }
  return left;
}
