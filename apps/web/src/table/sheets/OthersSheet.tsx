import type { Seat, Side } from '@hand-and-foot/engine';
import { flows } from '../../parts/look/flows.ts';
import { isBySeat } from '../game/standing.ts';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { Goals } from '../seats/Goals.tsx';
import { meldsSeen } from '../melds/melds.ts';
import { Points } from '../seats/Points.tsx';
import { SeatChip } from '../seats/SeatChip.tsx';
import { seatsAfterYou, sideName, useSeen } from '../game/seen.ts';
import { isFolded } from '../game/shape.ts';
import { hide } from '../game/shown.ts';
import { SideLines } from '../sides/SideLines.tsx';
import { MeldRow } from './MeldRow.tsx';
import './othersSheet.css';

/** Everything known about the others, in the order of play. */
export function OthersSheet() {
  const seen = useSeen();
  const words = wording.value.table;
  const partners = seen.looksOn
    ? []
    : seatsAfterYou(seen, seen.side).filter((seat) => seat !== seen.you);
  return (
    <Sheet
      title={seen.others.length === 1 ? sideName(seen, seen.others[0]!) : words.others}
      onClose={hide}
    >
      {seen.others.length > 1 && isFolded(seen) && !flows.value && (
        <div class="column place yields sides other-lines">
          <SideLines />
        </div>
      )}
      {seen.others.map((side) => (
        <OtherSide key={side} side={side} />
      ))}
      {partners.length > 0 && <SeatList seats={partners} ours />}
    </Sheet>
  );
}

function OtherSide({ side }: { side: Side }) {
  const seen = useSeen();
  const { terms, view } = seen;
  const words = wording.value.table;
  const melds = [...meldsSeen(terms, view.melds[side]!)].sort((a, b) => a.kind - b.kind);
  const laid = view.laid[side]!.length;
  return (
    <section class="other-side">
      <SeatList seats={seatsAfterYou(seen, side)} ours={false} />
      <div class="line finger">
        {!isBySeat(terms) && (
          <b>
            <Points total={view.totals[side]!} side={side} />
          </b>
        )}
        <Goals side={side} />
      </div>
      {laid > 0 && (
        <p class="quiet">
          {words.laidOut(laid, speech.value.nameOfKind(terms.pack, terms.laidAtOnce[0]!, laid))}
        </p>
      )}
      {melds.length === 0 && <p class="quiet">{words.noMelds}</p>}
      <ul class="list loose">
        {melds.map((meld) => (
          <MeldRow key={meld.number} meld={meld} side={side} />
        ))}
      </ul>
    </section>
  );
}

function SeatList({ seats, ours }: { seats: readonly Seat[]; ours: boolean }) {
  return (
    <ul class="row other-seats">
      {seats.map((seat) => (
        <SeatChip key={seat} seat={seat} ours={ours} />
      ))}
    </ul>
  );
}
