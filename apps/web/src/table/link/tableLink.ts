import type { Event, Seat, View } from '@hand-and-foot/engine';
import type { Answer, Ask, Following, TableTerms, Undone } from '@hand-and-foot/protocol';
import type { ClockPace } from '../../worker/shared/messages.ts';
import type { ReadonlySignal } from '@preact/signals';

/** The page's end of a table, wherever the table runs. */
export interface TableLink {
  readonly id: string;
  readonly terms: TableTerms;
  /** Everything this seat knows so far. */
  readonly known: ReadonlySignal<Following>;
  /** The round's visible events, turn by turn, newest last. */
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly status: ReadonlySignal<LinkStatus>;
  /** Resolves once the answer is here and `known` shows its effect. */
  ask(ask: Ask): Promise<Answer>;
  /** Calls the listener with every batch of events, even empty, or with steps taken back, after `known` has them. */
  listen(listener: TurnListener): () => void;
  /** Shortens or holds the bots' pauses, until it's usual again. */
  setPace(pace: ClockPace): void;
  leave(): void;
}

export type LinkStatus =
  | 'live'
  /** The table can't continue; it's saved up to the last turn. */
  | 'stopped';

/** The events of one seat's turn, or of the deal. */
export interface Turn {
  readonly seat: Seat | undefined;
  readonly events: readonly Event[];
}

export type TurnListener = (
  events: readonly Event[],
  before: View | undefined,
  undone?: Undone,
) => void;
