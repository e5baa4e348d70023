import { addressOf } from '../app/route.ts';
import type { Ending } from '../link/remoteWire.ts';
import './friends.css';
import { words } from './words.ts';

/** Why one cannot be at this table, and what can be done instead. */
export function Ended({ why }: { why: Ending }) {
  const said = words.value;
  const isOurs = why === 'newerPage' || why === 'noise';
  return (
    <main class="friends-notice cloth">
      <h1>{said.ended[why]}</h1>
      {isOurs ? (
        <button type="button" class="friends-primary" onClick={() => location.reload()}>
          {said.loadAgain}
        </button>
      ) : (
        <a class="friends-primary" href={addressOf({ at: 'start' })}>
          {said.toStart}
        </a>
      )}
    </main>
  );
}
