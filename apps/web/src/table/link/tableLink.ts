import type { Event, View } from '@hand-and-foot/engine';
import type { Answer, Ask, Following, TableTerms } from '@hand-and-foot/protocol';
import type { ClockPace } from '../../worker/shared/messages.ts';
import type { ReadonlySignal } from '@preact/signals';

/** The page's end of a table, wherever the table is run. */
export interface TableLink {
  readonly id: string;
  readonly terms: TableTerms;
  /** What this seat has been told so far. */
  readonly known: ReadonlySignal<Following>;
  /** What happened this round as far as it was seen, turn by turn, the newest last. */
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly status: ReadonlySignal<LinkStatus>;
  /** Settles once the answer is here and what it did can be seen in `known`. */
  ask(ask: Ask): Promise<Answer>;
  /** Is called with every batch of events, be it empty, after `known` has them. */
  listen(listener: Listener): () => void;
  /** Cuts the bots' pauses short, or makes them last, until it is usual again. */
  setPace(pace: ClockPace): void;
  leave(): void;
}

export type LinkStatus =
  | 'live'
  /** The table cannot go on; it is saved up to the last turn. */
  | 'stopped';

/** The events of one seat's turn, or of the deal. */
export interface Turn {
  readonly seat: number | undefined;
  readonly events: readonly Event[];
}

export type Listener = (events: readonly Event[], before: View | undefined) => void;
