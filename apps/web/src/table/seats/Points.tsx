import type { Side } from '@hand-and-foot/engine';
import { speech, wording } from '../../parts/words/wording.ts';
import { roundSoFar } from '../game/standing.ts';
import { useSeen } from '../game/seen.ts';

interface PointsProps {
  /** The game score before this round. */
  total: number;
  /** The side whose melds are counted. */
  side: Side;
}

/** A game score, and beside it the points the side has on the table this round. */
export function Points({ total, side }: PointsProps) {
  const { state } = useSeen();
  const soFar = roundSoFar(state, side);
  return (
    <>
      {speech.value.figure(total)}
      {soFar !== 0 && (
        <span class="quiet">
          {' '}
          {signed(soFar)}
          <span class="told"> {wording.value.table.thisRound}</span>
        </span>
      )}
    </>
  );
}

function signed(points: number): string {
  return points < 0 ? speech.value.figure(points) : `+${speech.value.figure(points)}`;
}
