import { nameOf } from '@hand-and-foot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { wording } from '../../../parts/words/wording.ts';
import './turnNote.css';
import { useShared } from '../shared/shared.ts';
import { useSeconds } from '../shared/useSeconds.ts';
import { sayNoToUndo, sayWaiting } from '../shared/waiting.ts';

/** In the turn panel: the player the table waits for, and how long; and what became of a request to undo. */
export function TurnNote() {
  const link = useShared();
  const undone = useUndone();
  const undo = sayNoToUndo(link) ?? undone;
  const said = sayWaiting(link, useSeconds());
  return (
    <>
      {undo !== undefined && (
        <p class="strong turn-note" role="status">
          {undo}
        </p>
      )}
      {said !== undefined && <p class="strong turn-note">{said}</p>}
    </>
  );
}

/** The player who undid a move, until the next one. Screen readers hear it with the news. */
function useUndone(): string | undefined {
  const link = useShared();
  const by = useSignal<number | undefined>(undefined);
  useEffect(() => link.listen((_events, _before, undone) => (by.value = undone?.seat)), [link]);
  const { seat, seats } = link.known.value;
  if (by.value === undefined || by.value === seat) return undefined;
  return wording.value.table.undoneBy(nameOf(seats[by.value]));
}
