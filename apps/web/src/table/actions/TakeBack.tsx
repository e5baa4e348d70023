import type { Seat } from '@hand-and-foot/engine';
import { Icon } from '../../parts/look/Icon.tsx';
import { useTheGame } from '../game/game.ts';
import type { TableLink } from '../link/tableLink.ts';
import { wording } from '../../parts/words/wording.ts';
import { ActionButton } from '../../parts/controls/ActionButton.tsx';

/** Undoes your last step: a card put down, or one played while nobody has seen a hidden card since. */
export function TakeBack() {
  const { desk, link } = useTheGame();
  const words = wording.value.hand;
  const can = desk.canTakeBack.value;
  return (
    <ActionButton
      says={{ text: desk.asksToTakeBack.value ? words.takeItBack : words.takeBack }}
      answer={
        can
          ? undefined
          : hasJustDrawn(link, desk.seat)
            ? words.noUndoOfDraw
            : words.nothingToTakeBack
      }
      refused={!can}
      icon={<Icon name="undo" size={22} />}
      onPress={() => desk.takeBack()}
    />
  );
}

function hasJustDrawn({ turns }: TableLink, seat: Seat): boolean {
  const own = turns.value.at(-1)?.events.filter((event) => 'seat' in event && event.seat === seat);
  return own?.at(-1)?.event === 'drew';
}
