import type { Seen } from '@hand-and-foot/bots';
import type { Action, Refusal, Rules, Seat, Seating } from '@hand-and-foot/engine';

/** What a bot is made of, wherever it lives. */
export interface Making {
  readonly name: string;
  readonly rules: Rules;
  readonly players: number;
  readonly seating: Seating;
  readonly seat: Seat;
  /** What its chances follow from. */
  readonly seed: string;
}

/** What a thinker is told. */
export type ToThinker =
  | { readonly is: 'make'; readonly bot: number; readonly making: Making }
  | {
      readonly is: 'ask';
      readonly bot: number;
      readonly question: number;
      readonly seen: Seen;
      /** It has waited for so long that a simpler answer is better than a late one. */
      readonly quickly: boolean;
    }
  | { readonly is: 'refused'; readonly bot: number; readonly refusal: Refusal }
  | { readonly is: 'rest'; readonly bot: number };

/** What it says, and how long it thought, in milliseconds. */
export type FromThinker = { readonly question: number; readonly spent: number } & (
  | { readonly action: Action }
  | { readonly trouble: string }
);
