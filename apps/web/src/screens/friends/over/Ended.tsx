import type { FinalEnding } from '@hand-and-foot/protocol';
import { useEffect } from 'preact/hooks';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import {
  changeToNewVersion,
  lookForNewVersion,
  newVersion,
} from '../../../parts/server/version.ts';
import '../shared/friends.css';
import { words } from '../shared/words.ts';

/** The reason you can't be at this table, and what to do instead. */
export function Ended({ why }: { why: FinalEnding }) {
  const said = words.value;
  const isOurs = why === 'newerPage' || why === 'noise';
  useEffect(() => {
    if (why === 'newerPage') void lookForNewVersion();
  }, [why]);
  // The copy on this device would only be the old page again.
  const loadAgain = () => (newVersion.value ? changeToNewVersion() : location.reload());
  return (
    <main class="alone cloth">
      <h1>{said.ended[why]}</h1>
      {isOurs ? (
        <Button look="primary" large onClick={loadAgain}>
          {said.loadAgain}
        </Button>
      ) : (
        <ButtonLink look="primary" large href={addressOf({ at: 'start' })}>
          {said.toStart}
        </ButtonLink>
      )}
    </main>
  );
}
