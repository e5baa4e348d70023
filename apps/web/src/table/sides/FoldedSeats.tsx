import type { Seat } from '@hand-and-foot/engine';
import { useTheGame } from '../game/game.ts';
import { handSize } from '../game/handSize.ts';
import { useSeen } from '../game/seen.ts';
import './theyFolded.css';

/** Players in a few words: their names and how many cards they hold. */
export function FoldedSeats({ seats }: { seats: readonly Seat[] }) {
  const { view, context } = useSeen();
  const { extras } = useTheGame();
  return (
    <span class="row small wide close folded-seats">
      {seats.map((seat) => (
        <span key={seat} data-turn={view.turn === seat || undefined} data-place={`seat-${seat}`}>
          {extras ? (
            <extras.SeatName seat={seat} name={context.names[seat]!} />
          ) : (
            context.names[seat]
          )}{' '}
          {handSize(view, seat)}
        </span>
      ))}
    </span>
  );
}
