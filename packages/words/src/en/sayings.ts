import type { Refusal, Why } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';

/** A sentence for each refusal named. */
export type Sayings<W extends Why> = {
  [Each in W]: (refusal: Extract<Refusal, { why: Each }>, context: Context) => string;
};
