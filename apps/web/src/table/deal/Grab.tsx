import { cardsEach, exactGrabBonus } from '@hand-and-foot/engine';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../../parts/controls/Button.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { useTheGame } from '../game/game.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { Deck } from './Deck.tsx';
import { DealTitle } from './DealTitle.tsx';
import './grab.css';
import { revealGrab } from './revealGrab.tsx';
import { StartDraw } from './StartDraw.tsx';

const STEP = 0.01;
const LEAST = 0.01;
const MOST = 0.99;
const within = (depth: number): number => Math.min(MOST, Math.max(LEAST, depth));

/** Cutting the deck by eye. */
export function Grab() {
  const game = useTheGame();
  const { link, desk } = game;
  const { terms, view } = link.known.value;
  const words = wording.value.deal;
  const bonus = exactGrabBonus(terms.rules);
  const need = cardsEach(terms.rules);
  // About right, but never at the same place: there's nothing to memorize.
  const [depth, setDepth] = useState(() =>
    within((need / (view?.stock[0] ?? terms.deckSize)) * (0.6 + Math.random())),
  );
  const lower = useRef<HTMLDivElement>(null);
  const upper = useRef<HTMLDivElement>(null);
  const held = useRef<number | undefined>(undefined);
  const move = (by: number): void => setDepth((before) => within(before + by));
  const follow = (y: number): void => setDepth(within(depthAt(y, lower.current!, upper.current!)));

  return (
    <section class="grab" aria-labelledby="deal-title">
      <DealTitle title={words.liftTitle}>
        {words.aim(need, bonus === 0 ? undefined : speech.value.figure(bonus))}
      </DealTitle>
      <StartDraw />
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
            class="grab-grip"
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
              move(by);
            }}
          >
            <Icon name="up" />
            <Icon name="down" />
          </div>
        </div>
      </div>
      <div class="grab-ways">
        <Button class="deal-button" onClick={() => move(-STEP)}>
          {words.higher}
        </Button>
        <Button class="deal-button" onClick={() => move(STEP)}>
          {words.lower}
        </Button>
        <Button
          look="primary"
          large
          class="deal-button deal-primary"
          disabled={desk.busy.value}
          onClick={() => {
            desk.act({ do: 'grab', depth });
            revealGrab(game);
          }}
        >
          {words.lift}
        </Button>
      </div>
    </section>
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
