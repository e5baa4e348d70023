import { seatsOf, type Seat, type Side } from '@hand-and-foot/engine';
import { isBySeat } from '../game/standing.ts';
import { wording } from '../../parts/words/wording.ts';
import { Marks } from '../melds/Marks.tsx';
import { keyOf, meldsIn, meldsSeen, type Place } from '../melds/melds.ts';
import { useTheGame } from '../game/game.ts';
import { handSize } from '../game/handSize.ts';
import { FootSign } from '../seats/FootSign.tsx';
import { SeatFace } from '../seats/SeatFace.tsx';
import { Points } from '../seats/Points.tsx';
import { useSeen } from '../game/seen.ts';
import { slotLabel } from '../slots/slotLabel.ts';

/** One side among several: its name, number of cards, foot and melds. */
export function SideRow({ side, places }: { side: Side; places: readonly Place[] }) {
  const seen = useSeen();
  const { state, view, terms } = seen;
  const seats = seatsOf(state, side);
  const melds = meldsSeen(terms, view.melds[side]!);
  return (
    <li class="middle sides-row" data-turn={seats.includes(view.turn) || undefined}>
      <span class="yields sides-who">
        {seats.map((seat) => (
          <SeatInRow key={seat} seat={seat} />
        ))}
        {!isBySeat(terms) && (
          <b class="sides-total">
            <Points total={view.totals[side]!} side={side} />
          </b>
        )}
      </span>
      {places.map((place) => {
        const isEmpty = meldsIn(place, melds).shown === undefined;
        return (
          <span key={keyOf(place)} data-place={`they-${side}-${keyOf(place)}`}>
            <Marks place={place} melds={melds} />
            {!isEmpty && <span class="unseen table-aloud">{slotLabel(seen, side, place)}. </span>}
          </span>
        );
      })}
      {terms.laidAtOnce.length > 0 && (
        <b class="sides-laid red-suit">{view.laid[side]!.length || '·'}</b>
      )}
    </li>
  );
}

function SeatInRow({ seat }: { seat: Seat }) {
  const seen = useSeen();
  const { extras } = useTheGame();
  const words = wording.value.table;
  const name = seen.context.names[seat]!;
  const hasFoot = seen.view.feet[seat] !== null;
  return (
    <span class="line sides-seat" data-place={`seat-${seat}`}>
      <SeatFace seat={seat} />
      <b class="cut grow sides-name">
        {extras ? <extras.SeatName seat={seat} name={name} /> : name}
      </b>
      <span class="line fixed firm sides-cards">
        {handSize(seen.view, seat)}
        <span class="unseen table-aloud"> {words.cards}, </span>
      </span>
      <span class="fixed sides-foot">
        {hasFoot && <FootSign />}
        <span class="unseen table-aloud">{hasFoot ? words.foot : words.inFoot}</span>
      </span>
    </span>
  );
}
