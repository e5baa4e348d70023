import './meldMark.css';

export type MeldLook = 'clean' | 'dirty' | 'wild';

interface MeldMarkProps {
  look: MeldLook;
  /** Filled for a book. */
  book?: boolean;
  /** Number of cards; left out for books in general. */
  count?: number;
}

/**
 * One mark for melds everywhere: a circle has no wilds, a square with a folded corner has some, a hexagon is all wild.
 */
export function MeldMark({ look, book = false, count }: MeldMarkProps) {
  const starred = book && look === 'clean' && count === undefined;
  return (
    <span
      class="fixed place meld-mark"
      data-look={look}
      data-book={book || undefined}
      aria-hidden="true"
    >
      <svg viewBox="0 0 32 32">
        <path d={SHAPES[look]} />
        {look === 'dirty' && <path class="meld-mark-fold" d={FOLD} />}
        {starred && <path class="meld-mark-star" d={STAR} />}
      </svg>
      {count !== undefined && <b data-digits={String(count).length}>{count}</b>}
    </span>
  );
}

const SHAPES: Record<MeldLook, string> = {
  clean: 'M2 16a14 14 0 1 1 28 0a14 14 0 1 1-28 0z',
  dirty: 'M6 3h20a3 3 0 0 1 3 3v15.5l-7.5 7.5h-15.5a3 3 0 0 1-3-3v-20a3 3 0 0 1 3-3z',
  wild: 'M9 3.5h14l7.5 12.5-7.5 12.5h-14l-7.5-12.5z',
};
const FOLD = 'M29 21.5l-7.5 7.5v-6a1.5 1.5 0 0 1 1.5-1.5z';
export const STAR = 'M16 7l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3-4.7-4.3 6.3-.7z';
