import type { Keeping } from './keeping.ts';
import { words } from './words.ts';

/** Says so when an entry could not be kept. */
export function NotKept({ keeping }: { keeping: Keeping }) {
  if (keeping.isKept.value) return null;
  return (
    <p class="pad-failed" role="alert">
      {words.value.notKept}
    </p>
  );
}
