import type { Kind, Seat, Side } from '@hand-and-foot/engine';
import { signal } from '@preact/signals';

/** The open sheet over the table. */
export type Shown =
  | { readonly is: 'menu' }
  | { readonly is: 'settings' }
  | { readonly is: 'keys' }
  | { readonly is: 'history' }
  | { readonly is: 'help' }
  | { readonly is: 'hint' }
  | { readonly is: 'discards' }
  /** Everything the others have on the table. */
  | { readonly is: 'others' }
  /** A player's card. */
  | { readonly is: 'seat'; readonly seat: Seat }
  | { readonly is: 'melds'; readonly side: Side; readonly kind: Kind };

export const shown = signal<Shown | undefined>(undefined);

export function show(what: Shown): void {
  shown.value = what;
}

export function hide(): void {
  shown.value = undefined;
}
