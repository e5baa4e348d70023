import type { Kind } from '@hand-and-foot/engine';

/** Places to drop cards. */
export type Drop =
  | { readonly on: 'slot'; readonly kind: Kind }
  | { readonly on: 'hand'; readonly kind: Kind }
  | { readonly on: 'discards' };

/** The meaning of a place for dropped cards; none for most. */
export function dropAt(place: string): Drop | undefined {
  if (place === 'discards') return { on: 'discards' };
  const [, on, kind] = /^(slot|hand)-(\d+)/.exec(place) ?? [];
  if (on === undefined || kind === undefined) return undefined;
  return { on: on === 'slot' ? 'slot' : 'hand', kind: Number(kind) };
}

/** The element under the pointer that accepts cards. */
export function placeUnder({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
  const under = document.elementsFromPoint(clientX, clientY);
  const places = under.map((element) => element.closest<HTMLElement>('[data-place]'));
  return places.find((place) => place && dropAt(place.dataset['place']!)) ?? undefined;
}

/** Whether the pointer is on something that can't take cards: others' melds, a seat, a draw pile. */
export function isAnothers({ clientX, clientY }: PointerEvent): boolean {
  const under = document.elementsFromPoint(clientX, clientY);
  return under.some((element) => element.closest('[data-place], .they') !== null);
}
