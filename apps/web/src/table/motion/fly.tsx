import { isWildCard, type Card as CardFace, type Terms } from '@hand-and-foot/engine';
import { render } from 'preact';
import { Card } from '../../parts/cards/Card.tsx';
import { CardBack } from '../../parts/cards/CardBack.tsx';

/** A card flying over the table. */
export interface Flight {
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly card?: CardFace | undefined;
}

export interface Timing {
  /** Per card, in milliseconds. */
  readonly each: number;
  /** Between two cards. */
  readonly between: number;
}

const SIZE = { width: 48, height: 67 };

/** Shows a flying card; removed on arrival. */
export function fly(
  layer: HTMLElement,
  terms: Terms,
  flight: Flight,
  nth: number,
  timing: Timing,
): Animation {
  const { from, to, card } = flight;
  const moving = document.createElement('div');
  moving.className = 'motion-card';
  const face =
    card === undefined ? (
      <CardBack of="stock" />
    ) : (
      <Card pack={terms.pack.id} card={card} wild={isWildCard(terms, card)} />
    );
  render(face, moving);
  layer.append(moving);
  const there = placed(to);
  const animation = moving.animate(
    [
      { transform: placed(from), opacity: 1 },
      { transform: there, opacity: 1, offset: 0.85 },
      { transform: there, opacity: 0 },
    ],
    { duration: timing.each, delay: nth * timing.between, easing: 'ease-out', fill: 'backwards' },
  );
  const remove = () => moving.remove();
  animation.finished.then(remove, remove);
  return animation;
}

/** Hides a place's new content until the flying card arrives. */
export function awaitCard(place: Element, nth: number, { each, between }: Timing): Animation {
  const duration = nth * between + each * 0.85;
  return place.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}

/** Centered in a place, and no larger. */
function placed({ left, top, width, height }: DOMRect): string {
  const scale = Math.min(width / SIZE.width, Math.max(height / SIZE.height, 0.5), 1.6);
  const x = left + (width - SIZE.width) / 2;
  const y = top + (height - SIZE.height) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Highlights a place for a moment, when nothing moves there. */
export function flash(layer: HTMLElement, { left, top, width, height }: DOMRect): Animation {
  const mark = document.createElement('div');
  mark.className = 'motion-flash';
  Object.assign(mark.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  layer.append(mark);
  const animation = mark.animate([{ opacity: 0.8 }, { opacity: 0.8 }], { duration: 150 });
  const remove = () => mark.remove();
  animation.finished.then(remove, remove);
  return animation;
}

/** Something was completed there: it rises a little and settles. */
export function pulse(place: Element): Animation {
  return place.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.12)' }, { transform: 'scale(1)' }],
    { duration: 300, easing: 'ease-out' },
  );
}
