import { useRef } from 'preact/hooks';
import { Icon } from '../../parts/look/Icon.tsx';
import { wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { Deck } from './Deck.tsx';

/** How much of the deck one press moves the cut by. */
export const STEP = 0.01;

interface GrabDeckProps {
  depth: number;
  onMove: (by: number) => void;
  onCut: (depth: number) => void;
}

/** The deck and the grip that cuts it, by pointer or by keys. */
export function GrabDeck({ depth, onMove, onCut }: GrabDeckProps) {
  const { terms, view } = useTheGame().link.known.value;
  const words = wording.value.deal;
  const lower = useRef<HTMLDivElement>(null);
  const upper = useRef<HTMLDivElement>(null);
  const held = useRef<number | undefined>(undefined);
  const follow = (y: number): void => onCut(depthAt(y, lower.current!, upper.current!));
  return (
    <div
      class="grab-deck"
      onPointerDown={(event) => {
        const grip = (event.target as Element).closest('.grab-grip');
        held.current = grip ? event.clientY - middleOf(grip) : 0;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (!grip) follow(event.clientY);
      }}
      onPointerMove={(event) => {
        if (held.current !== undefined) follow(event.clientY - held.current);
      }}
      onLostPointerCapture={() => {
        held.current = undefined;
      }}
    >
      <Deck
        share={(view?.stock[0] ?? 0) / terms.deckSize}
        depth={depth}
        lower={lower}
        upper={upper}
      />
      <div
        class="grab-cut"
        style={{ '--share': (view?.stock[0] ?? 0) / terms.deckSize, '--depth': depth }}
      >
        <div
          class="grid grab-grip"
          role="slider"
          tabIndex={0}
          aria-label={words.grip}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round((1 - depth) * 100)}
          aria-valuetext={words.share(Math.round(1 / depth))}
          onKeyDown={(event) => {
            const by = KEYS[event.key];
            if (by === undefined) return;
            event.preventDefault();
            onMove(by);
          }}
        >
          <Icon name="up" />
          <Icon name="down" />
        </div>
      </div>
    </div>
  );
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: -STEP,
  ArrowLeft: -STEP,
  ArrowDown: STEP,
  ArrowRight: STEP,
  PageUp: -10 * STEP,
  PageDown: 10 * STEP,
  Home: -1,
  End: 1,
};

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

/** The part of the deck above this height on the screen. */
function depthAt(y: number, lower: Element, upper: Element): number {
  const { bottom, height } = lower.getBoundingClientRect();
  const whole = height + upper.getBoundingClientRect().height;
  return 1 - (bottom - y) / whole;
}
