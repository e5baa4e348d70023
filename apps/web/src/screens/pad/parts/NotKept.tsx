import type { Keeping } from '../kept/keeping.ts';
import { reached } from '../kept/sharing.ts';
import { words } from '../kept/words.ts';

/** Warns that an entry couldn't be stored here, or hasn't reached the others yet. */
export function NotKept({ keeping }: { keeping: Keeping }) {
  if (!keeping.isKept.value)
    return (
      <p class="no" role="alert">
        {words.value.notKept}
      </p>
    );
  if (!keeping.isShared.value) return null;
  if (reached.value === 'cut' || reached.value === 'full')
    return (
      <p class="small brass" role="status">
        {words.value[reached.value]}
      </p>
    );
  return <p class="note">{reached.value === 'yes' ? words.value.shared : words.value.sending}</p>;
}
