import type { Ref } from 'preact';
import './deck.css';

interface DeckProps {
  /** The rest of the whole deck, from 0 to 1. */
  share: number;
  /** The cut, from the top; undefined while nobody lifts. */
  depth?: number;
  /** The cards below the cut, for measuring. */
  lower?: Ref<HTMLDivElement>;
  upper?: Ref<HTMLDivElement>;
}

/** The deck from the side, as the person cutting it sees it: no numbers, no scale. */
export function Deck({ share, depth = 0, lower = null, upper = null }: DeckProps) {
  return (
    <div
      class="deck"
      data-cut={depth > 0 || undefined}
      style={{ '--share': share, '--depth': depth }}
      aria-hidden="true"
    >
      <i class="deck-shadow" />
      <div class="deck-lid deck-lid-lower">{WEAVE}</div>
      <div ref={lower} class="deck-lower">
        {EDGES}
      </div>
      <div class="deck-lid deck-lid-upper">{WEAVE}</div>
      <div ref={upper} class="deck-upper">
        {EDGES}
      </div>
    </div>
  );
}

const EDGE = 3.4;
const MOST_EDGES = 240;

/** Card edges from the bottom up, slightly uneven; more than ever fit. */
const EDGES = (
  <svg class="wide deck-edges" height={MOST_EDGES * EDGE}>
    {Array.from({ length: MOST_EDGES }, (_, edge) => (
      <rect
        key={edge}
        data-tone={scatter(edge, 1) % 3}
        x={`${(scatter(edge, 2) % 25) / 10}%`}
        y={(MOST_EDGES - 1 - edge) * EDGE}
        width="97.5%"
        height={EDGE}
        rx={1}
      />
    ))}
  </svg>
);

const WEAVE = (
  <svg>
    <rect width="100%" height="100%" fill="url(#deck-weave)" />
    <defs>
      <pattern id="deck-weave" width="15" height="13" patternUnits="userSpaceOnUse">
        <path
          fill="none"
          stroke="var(--back-edge)"
          stroke-width="1.2"
          opacity="0.55"
          d="M2 2h5v4h-5zM9.5 8.5h5v4h-5z"
        />
      </pattern>
    </defs>
  </svg>
);

/** A patternless number, always the same for the same edge. */
function scatter(edge: number, salt: number): number {
  return (Math.imul(edge * 31 + salt, 0x9e3779b1) >>> 12) & 0xffff;
}
