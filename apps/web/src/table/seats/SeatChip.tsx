import type { Seat } from '@hand-and-foot/engine';
import { Icon } from '../../parts/look/Icon.tsx';
import { wording } from '../../parts/words/wording.ts';
import { castWords } from '../../parts/words/castWords.ts';
import { SeatFace } from './SeatFace.tsx';
import { FootSign } from './FootSign.tsx';
import { useTheGame } from '../game/game.ts';
import { handSize } from '../game/handSize.ts';
import { show } from '../game/shown.ts';
import { useSeen } from '../game/seen.ts';
import './seatChip.css';

/** A player: their number of cards, and whether their foot is still there. */
export function SeatChip({ seat, ours }: { seat: Seat; ours: boolean }) {
  const seen = useSeen();
  const { extras } = useTheGame();
  const { view, context } = seen;
  const words = wording.value.table;
  const name = context.names[seat]!;
  const plays = view.turn === seat;
  return (
    <li
      class="seat"
      data-side={ours ? 'ours' : 'theirs'}
      data-turn={plays || undefined}
      data-place={`seat-${seat}`}
    >
      <SeatFace seat={seat} />
      <span class="cut strong whole seat-name">
        {extras ? <extras.SeatName seat={seat} name={name} /> : name}
        {ours && (
          <span class="quiet seat-partner" aria-hidden="true">
            <Icon name="people" size={16} />
            <span class="seat-partner-word"> {words.withYou}</span>
          </span>
        )}
      </span>
      <span class="unseen table-aloud">
        {ours && `, ${words.partner}`}
        {plays && `, ${words.playsNow}`},{' '}
      </span>
      <span class="line firm seat-cards">
        <Icon name="cards" size={16} />
        {handSize(view, seat)}
        <span class="unseen table-aloud"> {words.cards}, </span>
      </span>
      <SeatFoot seat={seat} />
      <button
        type="button"
        class="over seat-open"
        aria-label={castWords.value.aboutSeat(name)}
        onClick={() => show({ is: 'seat', seat })}
      />
    </li>
  );
}

/** Piles not picked up yet, face down; or that the foot is being played. */
function SeatFoot({ seat }: { seat: Seat }) {
  const { view } = useSeen();
  const words = wording.value.table;
  const knee = view.knees?.[seat] ?? null;
  if (view.feet[seat] === null)
    return (
      <span class="line one-line fixed seat-foot" data-taken>
        <FootWords short={words.inFoot} long={words.playingFoot} />
      </span>
    );
  return (
    <span class="line one-line fixed seat-foot">
      {knee !== null && <FootSign />}
      <FootSign />
      <FootWords short={words.foot} long={words.footFaceDown} />
    </span>
  );
}

/** A small screen shows few words or only the sign; the long ones are always read aloud. */
function FootWords({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span class="seat-foot-short" aria-hidden="true">
        {short}
      </span>
      <span class="seat-foot-long" aria-hidden="true">
        {long}
      </span>
      <span class="unseen table-aloud">{long}</span>
    </>
  );
}
