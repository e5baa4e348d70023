import { useSignal } from '@preact/signals';
import { Button } from '../parts/controls/Button.tsx';
import { Toast } from '../parts/controls/Toast.tsx';
import { changeToNewVersion, newVersion } from '../parts/server/version.ts';
import { firstWords } from '../parts/words/firstWords.ts';
import './newVersion.css';

/** Announces a new version. Its style sheet hides it during a game. */
export function NewVersion() {
  const postponed = useSignal(false);
  if (newVersion.value === undefined || postponed.value) return null;
  const words = firstWords.value.app.update;
  return (
    <Toast text={words.ready} class="new-version">
      <Button look="primary" onClick={changeToNewVersion}>
        {words.use}
      </Button>
      <Button onClick={() => (postponed.value = true)}>{words.later}</Button>
    </Toast>
  );
}
