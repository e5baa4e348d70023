import type { Seat } from '@hand-and-foot/engine';
import type { Context } from '@hand-and-foot/words';

/** A seat's name; undefined for yours, which sentences call "you". */
export function otherName({ names, you }: Context, seat: Seat): string | undefined {
  return seat === you ? undefined : names[seat];
}
