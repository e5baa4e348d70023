import { EXTENSIONS } from '@hand-and-foot/protocol';
import { askFor, sharedOf, useShared } from '../shared/shared.ts';
import './topNote.css';
import { botPlaysAt, sayTime } from '../shared/time.ts';
import { useSeconds } from '../shared/useSeconds.ts';
import { isShort } from '../shared/waiting.ts';
import { words } from '../shared/words.ts';

/** In the top bar: the connection is lost, or your turn is about to end. */
export function TopNote() {
  const link = useShared();
  const now = useSeconds();
  const said = words.value;
  if (link.line.value !== 'live') return <p class="brass small top-note">{said.lostShort}</p>;
  if (!isShort(link, now)) return null;
  const left = sayTime(botPlaysAt(link, link.known.value.seat!) - now);
  if ((sharedOf(link).extended ?? 0) >= EXTENSIONS)
    return <p class="brass small top-note">{left}</p>;
  return (
    <button
      type="button"
      class="brass small top-note finger top-note-more"
      onClick={() => void askFor(link, { do: 'extend' })}
    >
      {left} {said.moreTime}
    </button>
  );
}
