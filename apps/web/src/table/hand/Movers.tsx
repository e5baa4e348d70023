import type { Kind } from '@hand-and-foot/engine';
import { useTheGame } from '../game/game.ts';
import { wording } from '../../parts/words/wording.ts';
import { handOf } from '../held/layOut.ts';
import { arrange } from '../held/ownOrder.ts';
import { SelectionButton } from './SelectionButton.tsx';

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
      <SelectionButton icon="left" label={words.moveLeft} onPress={() => move(-1)} />
      <SelectionButton icon="right" label={words.moveRight} onPress={() => move(1)} />
    </>
  );
}
