import { STAR, type MeldLook } from './MeldMark.tsx';

const SIGNS: Record<MeldLook, string> = {
  clean: STAR,
  // A square, half of it cut away.
  dirty: 'M5 5h22v22h-22zM24.5 8l-16.5 16.5v-16.5z',
  wild: 'M9.5 5h13l6.5 11-6.5 11h-13l-6.5-11zM16 10l-5 6 5 6 5-6z',
};
const FLOWER =
  'M16 4a5 5 0 0 1 5 6a5 5 0 0 1 4 9a5 5 0 0 1-9 4.5a5 5 0 0 1-9-4.5a5 5 0 0 1 4-9a5 5 0 0 1 5-6zM16 12.5a3 3 0 1 0 0 6a3 3 0 1 0 0-6z';

/** A book's kind as a shape, next to its word. */
export function SlotSign({ look, capped }: { look: MeldLook; capped: boolean }) {
  return (
    <svg class="fixed slot-sign" viewBox="4 4 24 24" fill-rule="evenodd" aria-hidden="true">
      <path d={capped ? FLOWER : SIGNS[look]} />
    </svg>
  );
}
