import type { Kind } from '@hand-and-foot/engine';
import { Icon } from '../../parts/look/Icon.tsx';
import { useTheGame } from '../game/game.ts';
import { wording } from '../../parts/words/wording.ts';
import { handOf } from '../held/layOut.ts';
import { arrange } from '../held/ownOrder.ts';

/** Arranging without a drag: moves the stack one place left or right. */
export function Movers({ kind }: { kind: Kind }) {
  const game = useTheGame();
  const words = wording.value.hand;
  const move = (by: number) => {
    const { places } = handOf(game).value;
    const to = places[places.indexOf(kind) + by];
    if (to !== undefined) arrange(game, places, kind, to);
  };
  return (
    <>
      <button
        type="button"
        class="icon-button selection-button"
        aria-label={words.moveLeft}
        onClick={() => move(-1)}
      >
        <Icon name="left" size={22} />
      </button>
      <button
        type="button"
        class="icon-button selection-button"
        aria-label={words.moveRight}
        onClick={() => move(1)}
      >
        <Icon name="right" size={22} />
      </button>
    </>
  );
}
