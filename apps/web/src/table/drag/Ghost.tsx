import type { Card, Kind, Terms } from '@hand-and-foot/engine';
import { render } from 'preact';
import { Stack } from '../../parts/cards/Stack.tsx';
import { isStill } from '../motion/still.ts';
import './drag.css';

const BACK_MS = 180;

/** The dragged cards, under the pointer. */
export interface Ghost {
  moveTo(x: number, y: number): void;
  /** Drops it where it is, or sends it back. */
  end(how: 'dropped' | 'back'): void;
}

/** Lifts cards off a stack in the hand. */
export function liftGhost(
  terms: Terms,
  carried: ReadonlyMap<Kind, readonly Card[]>,
  from: Element,
): Ghost {
  const { left, top, width, height } = from.getBoundingClientRect();
  const layer = document.createElement('div');
  layer.className = 'ghost';
  layer.inert = true;
  layer.style.setProperty('--card-width', `${width}px`);
  layer.style.setProperty('--card-height', `${height}px`);
  render(<Carried terms={terms} carried={carried} />, layer);
  // In the page itself, to inherit its looks.
  document.body.append(layer);
  let start: { x: number; y: number } | undefined;
  let at = 'none';
  return {
    moveTo(x, y) {
      start ??= { x, y };
      at = `translate(${left + x - start.x}px, ${top + y - start.y}px)`;
      layer.style.transform = at;
    },
    end(how) {
      const remove = () => layer.remove();
      if (how === 'dropped' || isStill()) return remove();
      const back = [{ transform: at }, { transform: `translate(${left}px, ${top}px)` }];
      const moving = layer.animate(back, { duration: BACK_MS, easing: 'ease-out' });
      moving.finished.then(remove, remove);
    },
  };
}

function Carried({
  terms,
  carried,
}: {
  terms: Terms;
  carried: ReadonlyMap<Kind, readonly Card[]>;
}) {
  return (
    <>
      {[...carried].map(([kind, cards]) => (
        <Stack
          key={kind}
          pack={terms.pack.id}
          card={cards[0]!}
          count={cards.length}
          wild={terms.role[kind] === 'wild'}
          label=""
          dragging
        />
      ))}
    </>
  );
}
