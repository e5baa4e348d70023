import { useSignal } from '@preact/signals';
import { askFor, sharedOf, useShared } from './shared.ts';
import { words } from './words.ts';

/** Whoever keeps the table can close it for everybody, after a second thought. */
export function CloseTable() {
  const link = useShared();
  const isAsking = useSignal(false);
  const said = words.value;
  if (!sharedOf(link).host || link.known.value.closed) return null;
  if (!isAsking.value)
    return (
      <button type="button" class="friends-button" onClick={() => (isAsking.value = true)}>
        {said.close}
      </button>
    );
  return (
    <section class="friends-panel" aria-labelledby="close-question">
      <p id="close-question">{said.closeQuestion}</p>
      <p class="friends-ways">
        <button type="button" class="friends-button" onClick={() => (isAsking.value = false)}>
          {said.closeNot}
        </button>
        <button
          type="button"
          class="friends-button"
          onClick={() => void askFor(link, { do: 'close' })}
        >
          {said.closeSurely}
        </button>
      </p>
    </section>
  );
}
