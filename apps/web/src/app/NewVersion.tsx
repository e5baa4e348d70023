import { useSignal } from '@preact/signals';
import { wording } from '../parts/words/wording.ts';
import './newVersion.css';
import { changeToNewVersion, newVersion } from '../parts/server/version.ts';

/** Tells of a new version. Its style sheet shows it only where no game is under way. */
export function NewVersion() {
  const postponed = useSignal(false);
  if (newVersion.value === undefined || postponed.value) return null;
  const words = wording.value.app.update;
  return (
    <div class="new-version" role="status">
      <p>{words.ready}</p>
      <button type="button" class="new-version-use" onClick={changeToNewVersion}>
        {words.use}
      </button>
      <button type="button" onClick={() => (postponed.value = true)}>
        {words.later}
      </button>
    </div>
  );
}
