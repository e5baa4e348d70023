import './turnNote.css';
import { useShared } from '../shared/shared.ts';
import { useSeconds } from '../shared/useSeconds.ts';
import { sayWaiting } from '../shared/waiting.ts';

/** Where it says whose turn it is: whom the table waits for, and how long. */
export function TurnNote() {
  const said = sayWaiting(useShared(), useSeconds());
  return said === undefined ? null : <p class="turn-note">{said}</p>;
}
