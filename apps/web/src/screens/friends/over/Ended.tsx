import { useEffect } from 'preact/hooks';
import { addressOf } from '../../../parts/screen/route.ts';
import {
  changeToNewVersion,
  lookForNewVersion,
  newVersion,
} from '../../../parts/server/version.ts';
import type { Ending } from '../../../table/link/remoteWire.ts';
import '../shared/friends.css';
import { words } from '../shared/words.ts';

/** Why one cannot be at this table, and what can be done instead. */
export function Ended({ why }: { why: Ending }) {
  const said = words.value;
  const isOurs = why === 'newerPage' || why === 'noise';
  useEffect(() => {
    if (why === 'newerPage') void lookForNewVersion();
  }, [why]);
  // What is kept on this device would only be the old page again.
  const loadAgain = () => (newVersion.value ? changeToNewVersion() : location.reload());
  return (
    <main class="friends-notice cloth">
      <h1>{said.ended[why]}</h1>
      {isOurs ? (
        <button type="button" class="friends-primary" onClick={loadAgain}>
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
