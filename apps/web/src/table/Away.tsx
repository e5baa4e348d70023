import { wording } from '../words/wording.ts';
import './away.css';
import { useTheGame } from './game.ts';

/** Says that the table cannot be reached for now. */
export function Away() {
  const { link } = useTheGame();
  if (link.status.value !== 'away') return null;
  return (
    <p class="away" role="status">
      {wording.value.table.away}
    </p>
  );
}
