import './turnNote.css';
import { useShared } from '../shared/shared.ts';
import { useSeconds } from '../shared/useSeconds.ts';
import { sayWaiting } from '../shared/waiting.ts';

/** In the turn panel: the player the table waits for, and how long. */
export function TurnNote() {
  const said = sayWaiting(useShared(), useSeconds());
  return said === undefined ? null : <p class="strong turn-note">{said}</p>;
}
