import type { Kind } from '@hand-and-foot/engine';
import { Icon } from '../icons/Icon.tsx';
import { set, settings, type Settings } from '../settings/settings.ts';
import { useTheGame } from '../table/game.ts';
import { wording } from '../words/wording.ts';
import { kindInFocus } from './choosing.ts';
import './handHeader.css';
import { arrange } from './ownOrder.ts';

const NEXT: Record<Settings['handOrder'], Settings['handOrder']> = {
  rank: 'readiness',
  readiness: 'own',
  own: 'rank',
};

/** What is held, how many, and in which order. */
export function HandHeader({
  id,
  count,
  places,
}: {
  id: string;
  count: number;
  places: readonly Kind[];
}) {
  const words = wording.value.hand;
  const { handOrder } = settings.value;
  const order = words.orders[handOrder];
  return (
    <header class="hand-header">
      <h2 class="hand-title" id={id}>
        {words.held[useHeldPile()]} <span class="hand-count">· {words.cards(count)}</span>
      </h2>
      {handOrder === 'own' && <Movers places={places} />}
      <button
        type="button"
        class="hand-order"
        aria-label={words.changeOrder(order)}
        onClick={() => set('handOrder', NEXT[handOrder])}
      >
        <Icon name="sort" size={20} />
        {order}
      </button>
    </header>
  );
}

function useHeldPile(): 'hand' | 'knee' | 'foot' {
  const { feet, knees, seat = 0 } = useTheGame().desk.view.value;
  if (feet[seat] === null) return 'foot';
  return knees?.[seat] === null ? 'knee' : 'hand';
}

/** Arranging without a drag: the stack touched last goes a place to the left or to the right. */
function Movers({ places }: { places: readonly Kind[] }) {
  const game = useTheGame();
  const kind = kindInFocus(game.desk);
  if (kind === undefined) return null;
  const words = wording.value.hand;
  const move = (by: number) => {
    const to = places[places.indexOf(kind) + by];
    if (to !== undefined) arrange(game, places, kind, to);
  };
  return (
    <>
      <button type="button" class="hand-move" aria-label={words.moveLeft} onClick={() => move(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" class="hand-move" aria-label={words.moveRight} onClick={() => move(1)}>
        <Icon name="right" />
      </button>
    </>
  );
}
