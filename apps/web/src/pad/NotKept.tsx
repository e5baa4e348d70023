import type { Keeping } from './keeping.ts';
import { reached } from './sharing.ts';
import { words } from './words.ts';

/** Says so when an entry could not be kept here, or has not reached the others yet. */
export function NotKept({ keeping }: { keeping: Keeping }) {
  if (!keeping.isKept.value)
    return (
      <p class="pad-failed" role="alert">
        {words.value.notKept}
      </p>
    );
  if (!keeping.isShared.value) return null;
  return (
    <p class="pad-shared" role="status" data-cut={reached.value === 'cut' || undefined}>
      {reached.value === 'cut' ? words.value.cut : words.value.shared}
    </p>
  );
}
