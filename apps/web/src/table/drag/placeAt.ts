import type { Kind } from '@hand-and-foot/engine';

/** Where cards can be dropped. */
export type Drop =
  | { readonly on: 'slot'; readonly kind: Kind }
  | { readonly on: 'hand'; readonly kind: Kind }
  | { readonly on: 'discards' };

/** What the name of a place means to cards that are dropped there; nothing, for most. */
export function dropAt(place: string): Drop | undefined {
  if (place === 'discards') return { on: 'discards' };
  const [, on, kind] = /^(slot|hand)-(\d+)/.exec(place) ?? [];
  if (on === undefined || kind === undefined) return undefined;
  return { on: on === 'slot' ? 'slot' : 'hand', kind: Number(kind) };
}

/** The element under the pointer that cards can be dropped on. */
export function placeUnder({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
  const under = document.elementsFromPoint(clientX, clientY);
  const places = under.map((element) => element.closest<HTMLElement>('[data-place]'));
  return places.find((place) => place && dropAt(place.dataset['place']!)) ?? undefined;
}

/** Whether the pointer is on something that cards cannot be dropped on: others' melds, somebody's seat, a stock. */
export function isAnothers({ clientX, clientY }: PointerEvent): boolean {
  const under = document.elementsFromPoint(clientX, clientY);
  return under.some((element) => element.closest('[data-place], .they') !== null);
}
