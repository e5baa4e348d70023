import type { Side } from '@hand-and-foot/engine';
import type { Desk } from '../desk/desk.ts';
import type { Place } from '../melds/melds.ts';
import { show } from '../game/shown.ts';

/** A press on your own place: puts the selection there, or takes back a staged card, or shows its cards. */
export function pressPlace(desk: Desk, side: Side, { kind }: Place): void {
  if (desk.chosen.value.size > 0) desk.putOn(kind);
  else if (desk.staged.value.some(({ slot }) => slot === kind)) desk.takeBackFrom(kind);
  else show({ is: 'melds', side, kind });
}
