import { seatsOf } from '@hand-and-foot/engine';
import { wording } from '../../parts/words/wording.ts';
import './board.css';
import { Columns } from '../slots/Columns.tsx';
import { FootTile } from '../slots/FootTile.tsx';
import { FoldedSeats } from './FoldedSeats.tsx';
import { Goals } from '../seats/Goals.tsx';
import { Points } from '../seats/Points.tsx';
import { SeatChip } from '../seats/SeatChip.tsx';
import { Opening } from './Opening.tsx';
import { hasOwnColumns, isDesktop, isFolded } from '../game/shape.ts';
import { Slots } from '../slots/Slots.tsx';
import { isWe, ownTotal } from '../seats/Standing.tsx';
import { useSeen } from '../game/seen.ts';

/** More partners than this are only named. */
const FEW = 2;

/** Your own side: its melds, and what's missing to go out. */
export function We() {
  const seen = useSeen();
  const { others, side, state, you } = seen;
  const words = wording.value.table;
  const partners = seatsOf(state, side).filter((seat) => seat !== you);
  const isShown = others.length > 1 || isFolded(seen);
  const asSlots = !hasOwnColumns(seen);
  return (
    <section
      class="column yields board we"
      aria-labelledby="we-title"
      data-slots={asSlots || undefined}
    >
      <header class="line fixed board-head">
        <h2 id="we-title" class="pine one-line close board-title">
          {isWe(seen) ? words.we : words.you}
        </h2>
        <span class="note board-score" aria-hidden="true">
          <Points total={ownTotal(seen)} side={side} />
        </span>
        {isShown && partners.length > FEW && <FoldedSeats seats={partners} />}
        {isShown && partners.length <= FEW && partners.length > 0 && (
          <ul class="board-seat">
            {partners.map((seat) => (
              <SeatChip key={seat} seat={seat} ours />
            ))}
          </ul>
        )}
        <Goals side={side} />
      </header>
      {asSlots ? <Slots /> : <Columns side={side} />}
      {asSlots && isDesktop.value && <FootTile />}
      <Opening />
    </section>
  );
}
