import type { Refusal } from '@hand-and-foot/engine';
import type { TableRefusal } from '@hand-and-foot/protocol';
import type { Context } from './context.ts';

/** Every reason why a player, or anyone else who asks a table for something, is told no. */
export type AnyRefusal = Refusal | TableRefusal;

/** A sentence for each refusal named. */
export type Sayings<W extends AnyRefusal['why']> = {
  [Each in W]: (refusal: Extract<AnyRefusal, { why: Each }>, context: Context) => string;
};
