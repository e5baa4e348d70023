import type { Seat } from '@hand-and-foot/engine';
import type { Context } from '@hand-and-foot/words';

/** The name of a seat; undefined for one's own, of which sentences say "you". */
export function otherName({ names, you }: Context, seat: Seat): string | undefined {
  return seat === you ? undefined : names[seat];
}
