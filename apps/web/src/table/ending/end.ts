import type { LeftPile, Seat } from '@hand-and-foot/engine';
import { wording } from '../../parts/words/wording.ts';
import { otherName } from '../game/otherName.ts';
import type { SeenTable } from '../game/seen.ts';
import type { Turn } from '../link/tableLink.ts';

/** A round's end: who went out, or what else ended it. */
export interface End {
  readonly outBy: Seat | undefined;
  readonly by: 'goingOut' | 'stock' | undefined;
}

export function endOf(turns: readonly Turn[]): End {
  const events = turns.flatMap((turn) => turn.events);
  return {
    outBy: events.find((event) => event.event === 'wentOut')?.seat,
    by: events.find((event) => event.event === 'roundEnded')?.by,
  };
}

/** Everybody's last cards, if the table tells them. */
export function leftIn(turns: readonly Turn[]): readonly (readonly LeftPile[])[] | undefined {
  const events = turns.flatMap((turn) => turn.events);
  return events.find((event) => event.event === 'roundEnded')?.left;
}

/** The end in a few words, as it happens or afterwards. */
export function endText({ context }: SeenTable, { outBy, by }: End, now = false): string {
  const words = wording.value.score;
  if (outBy !== undefined) return (now ? words.goesOut : words.wentOut)(otherName(context, outBy));
  return by === 'stock' ? words.stockRanOut : words.isOver;
}
