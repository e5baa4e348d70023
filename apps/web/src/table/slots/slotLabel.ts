import { WILD, type Side } from '@hand-and-foot/engine';
import type { Owner } from '@hand-and-foot/words';
import type { Desk } from '../desk/desk.ts';
import { speech } from '../../parts/words/wording.ts';
import { meldsSeen, type Place } from '../melds/melds.ts';
import type { SeenTable } from '../game/seen.ts';

/** A place for screen readers: "Our kings, 5 cards, 1 wild, 2 short of a book, dirty". */
export function slotLabel(seen: SeenTable, side: Side, { kind, nth }: Place, desk?: Desk): string {
  const { terms, view, context } = seen;
  const there = meldsSeen(terms, view.melds[side]!).filter((meld) => meld.kind === kind);
  const melds = (kind === WILD ? there.slice(nth, nth + 1) : there).map(
    ({ number }) => view.melds[side]![number]!,
  );
  const ours = side === seen.side;
  const staged = (ours ? desk?.staged.value : undefined)?.filter(({ slot }) => slot === kind) ?? [];
  return speech.value.saySlot(
    {
      owner: ownerOf(seen, side),
      rank: kind === WILD ? undefined : kind,
      melds,
      staged: staged.reduce((sum, { cards }) => sum + cards.length, 0),
    },
    context,
  );
}

/** The owner of a side's melds, in words. */
export function ownerOf({ side: own, alone }: SeenTable, side: Side): Owner {
  if (side !== own) return 'they';
  return alone ? 'you' : 'we';
}
