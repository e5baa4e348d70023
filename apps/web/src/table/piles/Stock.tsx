import { CardBack } from '../../parts/cards/CardBack.tsx';
import { wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';

const LOW = 10;

/** A draw pile. */
export function Stock({ pile }: { pile: number }) {
  const { desk } = useTheGame();
  const { view } = useSeen();
  const words = wording.value.table;
  const left = view.stock[pile]!;
  const offer = desk.drawOffers.value[pile];
  const mayDraw = desk.isMyTurn.value && view.phase === 'draw' && offer !== undefined && !offer.no;
  const number = view.stock.length > 1 ? pile + 1 : undefined;
  return (
    <button
      type="button"
      class="stock"
      aria-label={words.stockPile(number, left, left > 0 && mayDraw)}
      data-place={`stock-${pile}`}
      data-low={left <= LOW || undefined}
      data-ready={mayDraw || undefined}
      onClick={() => offer && desk.accept(offer)}
    >
      {left > 2 && <i class="card-edge pile-edge" />}
      {left > 1 && <i class="card-edge pile-edge" />}
      {left > 0 ? (
        <CardBack of="stock" />
      ) : (
        <span class="middle quiet centered no-card pile-none">{words.lastCards}</span>
      )}
    </button>
  );
}
