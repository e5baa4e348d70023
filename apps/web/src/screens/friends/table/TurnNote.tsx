import './turnNote.css';
import { useShared } from '../shared/shared.ts';
import { useSeconds } from '../shared/useSeconds.ts';
import { sayNoToUndo, sayWaiting } from '../shared/waiting.ts';

/** In the turn panel: the player the table waits for, and how long; and who didn't agree to an undo. */
export function TurnNote() {
  const link = useShared();
  const no = sayNoToUndo(link);
  const said = sayWaiting(link, useSeconds());
  return (
    <>
      {no !== undefined && (
        <p class="strong turn-note" role="status">
          {no}
        </p>
      )}
      {said !== undefined && <p class="strong turn-note">{said}</p>}
    </>
  );
}
