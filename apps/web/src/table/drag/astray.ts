import { signal } from '@preact/signals';
import type { Desk } from '../desk/desk.ts';

/** Of the last cards that were let go where none belong: how the desk was then. */
const then = signal<readonly unknown[] | undefined>(undefined);

export function noteAstray(desk: Desk): void {
  then.value = stateOf(desk);
}

/** Whether that is the last thing that was done. */
export function isAstray(desk: Desk): boolean {
  const now = stateOf(desk);
  return then.value?.every((part, at) => part === now[at]) ?? false;
}

function stateOf({ view, chosen, no }: Desk): readonly unknown[] {
  return [view.value, chosen.value, no.value];
}
