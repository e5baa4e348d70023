import type { Seen } from '@hand-and-foot/bots';
import type { Action, Refusal, Rules, Seat, Seating } from '@hand-and-foot/engine';

/** Ingredients of a bot, wherever it lives. */
export interface Making {
  readonly name: string;
  readonly rules: Rules;
  readonly players: number;
  readonly seating: Seating;
  readonly seat: Seat;
  /** Seed of its random choices. */
  readonly seed: string;
}

/** Messages to a thinker. */
export type ToThinker =
  | { readonly is: 'make'; readonly bot: number; readonly making: Making }
  | {
      readonly is: 'ask';
      readonly bot: number;
      readonly question: number;
      readonly seen: Seen;
      /** The question has waited so long that a simple answer beats a late one. */
      readonly quickly: boolean;
    }
  | { readonly is: 'refused'; readonly bot: number; readonly refusal: Refusal }
  | { readonly is: 'rest'; readonly bot: number };

/** A thinker's message, with its thinking time in milliseconds. */
export type FromThinker = { readonly question: number; readonly spent: number } & (
  | { readonly action: Action }
  | { readonly trouble: string }
);
