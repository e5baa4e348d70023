import type { Terms } from '@hand-and-foot/engine';
import { wasDroppedOn } from './dropped.ts';
import { awaitCard, flash, fly, pulse, type Timing } from './fly.tsx';
import { hurried } from './hurry.ts';
import './motion.css';
import type { Move, CardMoves } from './moves.ts';
import { isStill } from './still.ts';

/** Durations in milliseconds: per card, and in total. */
export interface Durations {
  readonly each: number;
  readonly inAll: number;
}

const USUAL: Durations = { each: 220, inAll: 500 };

/** Shows cards moving over the table. It never delays anything and leaves nothing behind. */
export interface Stage {
  /** Call it before the page shows the change. */
  show(moves: CardMoves, pace?: Durations): void;
  close(): void;
}

export function openStage(terms: Terms): Stage {
  const layer = document.createElement('div');
  layer.className = 'motion';
  layer.inert = true;
  document.body.append(layer);
  const running = new Set<Animation>();
  const run = (animation: Animation) => {
    running.add(animation);
    const forget = () => running.delete(animation);
    animation.finished.then(forget, forget);
  };
  const skip = () => running.forEach((animation) => animation.finish());
  addEventListener('pointerdown', skip, { capture: true });

  return {
    show({ cards, pulses }, pace = USUAL) {
      if (document.hidden) return;
      const moves = cards.filter(({ to }) => !wasDroppedOn(to));
      const from = moves.map((move) => rectOf(move.from));
      const lieThere = moves.map((move) => placesOf(move.to).some(hasCards));
      requestAnimationFrame(() => {
        const still = isStill();
        const timing = timingFor(moves.length, pace);
        moves.forEach((move, nth) => {
          const to = rectOf(move.to);
          if (!to || !layer.isConnected) return;
          const start = from[nth];
          if (still) run(flash(layer, to));
          else if (start) {
            run(fly(layer, terms, { from: start, to, card: move.card }, nth, timing));
            for (const place of arrivalsAt(move.to, lieThere[nth]!))
              run(awaitCard(place, nth, timing));
          }
        });
        if (!still) placesOf(pulses).forEach((place) => run(pulse(place)));
      });
    },
    close() {
      removeEventListener('pointerdown', skip, { capture: true });
      layer.remove();
    },
  };
}

function timingFor(cards: number, { each, inAll }: Durations): Timing {
  if (hurried.value) return { each: 80, between: 0 };
  return { each, between: Math.min(40, (inAll - each) / Math.max(1, cards - 1)) };
}

/** The position of the first visible place. */
function rectOf(places: Move['from']): DOMRect | undefined {
  for (const place of placesOf(places)) {
    const rect = place.getBoundingClientRect();
    if (rect.width > 0) return rect;
  }
  return undefined;
}

function placesOf(names: readonly string[]): Element[] {
  return names.flatMap((name) => document.querySelector(`[data-place="${name}"]`) ?? []);
}

/** Everything that shows a card before it has arrived: a place that was empty, and the top of the discards. */
function arrivalsAt(names: Move['to'], layThere: boolean): Element[] {
  const places = placesOf(names).filter(hasCards);
  if (!layThere) return places;
  return places.flatMap((place) => place.querySelector('.discards-pile > .card') ?? []);
}

function hasCards(place: Element): boolean {
  return place.querySelector('.card') !== null;
}
