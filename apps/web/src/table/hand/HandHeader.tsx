import { IconButton } from '../../parts/controls/IconButton.tsx';
import { set, settings, type Settings } from '../../parts/settings/settings.ts';
import { useTheGame } from '../game/game.ts';
import { wording } from '../../parts/words/wording.ts';
import './handHeader.css';

const NEXT: Record<Settings['handOrder'], Settings['handOrder']> = {
  rank: 'readiness',
  readiness: 'own',
  own: 'rank',
};

/** The pile's name, its number of cards, and the sort order. */
export function HandHeader({ id, count }: { id: string; count: number }) {
  const words = wording.value.hand;
  const { handOrder } = settings.value;
  const order = words.orders[handOrder];
  return (
    <header class="line hand-header">
      <h2 class="grow hand-title" id={id}>
        {words.held[useHeldPile()]} <span class="quiet">· {words.cards(count)}</span>
      </h2>
      <IconButton
        icon="sort"
        size={20}
        class="strong hand-order"
        label={words.changeOrder(order)}
        onPress={() => set('handOrder', NEXT[handOrder])}
      >
        {order}
      </IconButton>
    </header>
  );
}

function useHeldPile(): 'hand' | 'knee' | 'foot' {
  const { feet, knees, seat = 0 } = useTheGame().desk.view.value;
  if (feet[seat] === null) return 'foot';
  return knees?.[seat] === null ? 'knee' : 'hand';
}
