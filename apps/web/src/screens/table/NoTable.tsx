import { ButtonLink } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { wording } from '../../parts/words/wording.ts';

/** The address names a game this device doesn't have. */
export function NoTable() {
  const words = wording.value.table;
  return (
    <main class="alone cloth">
      <h1>{words.noSuchTable}</h1>
      <ButtonLink look="primary" href={addressOf({ at: 'start' })}>
        {words.toStart}
      </ButtonLink>
    </main>
  );
}
