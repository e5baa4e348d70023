import { wording } from '../../parts/words/wording.ts';
import { Discards } from './Discards.tsx';
import './piles.css';
import { useSeen } from '../game/seen.ts';
import { Stock } from './Stock.tsx';

/** The draw piles and the discard pile. */
export function Piles() {
  const { view } = useSeen();
  const words = wording.value.table;
  return (
    <section class="piles" aria-label={words.stockAndDiscards}>
      <div class="grid piles-stock">
        <div class="flex piles-row">
          {view.stock.map((_, pile) => (
            <Stock key={pile} pile={pile} />
          ))}
        </div>
        <span class="strong one-line centered piles-label" aria-hidden="true">
          <span class="piles-word">{words.stock}</span> {view.stock.join(', ')}
        </span>
      </div>
      <Discards />
    </section>
  );
}
