import type { Side } from '@hand-and-foot/engine';
import { wording } from '../../parts/words/wording.ts';
import './board.css';
import { Columns } from '../slots/Columns.tsx';
import { Goals } from '../seats/Goals.tsx';
import { Points } from '../seats/Points.tsx';
import { SeatChip } from '../seats/SeatChip.tsx';
import { SidesGrid } from './SidesGrid.tsx';
import { hasColumns, isFolded } from '../game/shape.ts';
import { seatsAfterYou, sideName, useSeen } from '../game/seen.ts';
import { Strip } from './Strip.tsx';
import { TheyFolded } from './TheyFolded.tsx';

/** The others' melds. */
export function They() {
  const seen = useSeen();
  const { others } = seen;
  if (isFolded(seen)) return <TheyFolded />;
  return others.length === 1 ? <OneSide side={others[0]!} /> : <SidesGrid />;
}

export function OneSide({ side }: { side: Side }) {
  const seen = useSeen();
  const seats = seatsAfterYou(seen, side);
  const only = seen.terms.players === 2 && !seen.looksOn;
  return (
    <section class="column yields board they" aria-labelledby={`they-title-${side}`}>
      <header class="line fixed board-head">
        <h2 id={`they-title-${side}`} class="plum one-line close board-title">
          {only ? (
            <ul class="board-seat">
              <SeatChip seat={seats[0]!} ours={false} />
            </ul>
          ) : (
            sideName(seen, side)
          )}
        </h2>
        <span class="note board-score" aria-hidden="true">
          {only && `${wording.value.table.score} `}
          <Points total={seen.view.totals[side] ?? 0} side={side} />
        </span>
        <Goals side={side} />
      </header>
      {hasColumns.value ? <Columns side={side} /> : <Strip side={side} />}
    </section>
  );
}
