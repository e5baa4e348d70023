import type { Card, Kind } from '@hand-and-foot/engine';
import { take } from '../desk/taking.ts';
import type { Offer } from '../desk/desk.ts';
import { heldByKind } from '../held/held.ts';
import { arrange } from '../held/ownOrder.ts';
import { noteDrop } from '../motion/dropped.ts';
import type { TheGame } from '../game/game.ts';
import { noteAstray } from './astray.ts';
import { liftGhost, type Ghost } from './Ghost.tsx';
import { dropAt, isAnothers, placeUnder } from './placeAt.ts';

/** Pixels that a tap may move. */
const SLACK = 8;

/** Watches whether a press on a stack becomes a drag, and handles it. */
export function maybeDrag(
  game: TheGame,
  shown: readonly Kind[],
  kind: Kind,
  stack: Element,
  down: PointerEvent,
): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const over = new AbortController();
  const { signal } = over;
  let drag: Drag | undefined;
  const mine = (event: PointerEvent) => event.pointerId === down.pointerId;
  const finish = (up?: PointerEvent) => {
    over.abort();
    if (!drag) return;
    swallowClick();
    endDrag(game, shown, drag, up);
  };
  addEventListener(
    'pointermove',
    (event) => {
      if (!mine(event)) return;
      const strayed = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (!drag && strayed < SLACK) return;
      drag ??= beginDrag(game, kind, stack, down);
      moveDrag(game, drag, event);
    },
    { signal },
  );
  addEventListener('pointerup', (event) => mine(event) && finish(event), { signal });
  addEventListener('pointercancel', (event) => mine(event) && finish(), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && finish(), {
    signal,
    capture: true,
  });
}

interface Drag {
  readonly kind: Kind;
  readonly ghost: Ghost;
  /** Whether the drag itself selected the cards. */
  readonly choseThem: boolean;
  readonly discards: HTMLElement | undefined;
  over?: HTMLElement | undefined;
}

/** Takes the selection along, or one card of an unselected stack. */
function beginDrag(game: TheGame, kind: Kind, stack: Element, down: PointerEvent): Drag {
  const { desk, link } = game;
  const choseThem = !desk.chosen.value.has(kind);
  if (choseThem) {
    desk.clear();
    desk.choose(kind, 1);
  }
  const ghost = liftGhost(link.known.value.terms, cardsCarried(game), stack);
  ghost.moveTo(down.clientX, down.clientY);
  document.documentElement.classList.add('is-dragging');
  const discards = takesDiscard(desk.discardOffer.value)
    ? document.querySelector<HTMLElement>('[data-place="discards"]')
    : null;
  discards?.toggleAttribute('data-open-to-drop', true);
  return { kind, ghost, choseThem, discards: discards ?? undefined };
}

function cardsCarried({ desk, link }: TheGame): Map<Kind, readonly Card[]> {
  const held = heldByKind(desk.view.value, link.known.value.terms.pack);
  return new Map(
    [...desk.chosen.value].map(([kind, count]) => [kind, held.get(kind)!.slice(0, count)]),
  );
}

function moveDrag(game: TheGame, drag: Drag, event: PointerEvent): void {
  drag.ghost.moveTo(event.clientX, event.clientY);
  const over = placeUnder(event);
  if (over === drag.over) return;
  drag.over?.removeAttribute('data-over');
  over?.setAttribute('data-over', takes(game, over) ? 'takes' : 'refuses');
  drag.over = over;
}

/** Whether the place accepts the dragged cards. */
function takes({ desk }: TheGame, place: HTMLElement): boolean {
  const at = dropAt(place.dataset['place']!);
  if (at?.on === 'slot') return desk.targets.value.has(at.kind);
  return at?.on === 'hand' || takesDiscard(desk.discardOffer.value);
}

const takesDiscard = ({ is, no }: Offer): boolean => is === 'discard' && !no;

function endDrag(game: TheGame, shown: readonly Kind[], drag: Drag, up: PointerEvent | undefined) {
  const { desk } = game;
  const place = up && placeUnder(up);
  drag.over?.removeAttribute('data-over');
  drag.discards?.toggleAttribute('data-open-to-drop', false);
  document.documentElement.classList.remove('is-dragging');
  const done = place !== undefined && drop(game, shown, drag.kind, place);
  drag.ghost.end(done ? 'dropped' : 'back');
  if (!done && drag.choseThem) desk.clear();
  if (up && !place && isAnothers(up)) noteAstray(desk);
}

/** Does what dropping the cards there means; true if they stay. */
function drop(game: TheGame, shown: readonly Kind[], kind: Kind, place: HTMLElement): boolean {
  const { desk } = game;
  const name = place.dataset['place']!;
  const at = dropAt(name);
  noteDrop(name);
  switch (at?.on) {
    case 'slot':
      desk.putOn(at.kind);
      return desk.chosen.value.size === 0;
    case 'discards': {
      const offer = desk.discardOffer.value;
      take(game, offer);
      return takesDiscard(offer);
    }
    case 'hand':
      arrange(game, shown, kind, at.kind);
      return false;
    case undefined:
      return false;
  }
}

/** Releasing would press whatever is there. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
