import { signal } from '@preact/signals';
import type { Desk } from '../desk/desk.ts';

/** The desk's state when cards were last dropped in the wrong place. */
const then = signal<readonly unknown[] | undefined>(undefined);

export function noteAstray(desk: Desk): void {
  then.value = stateOf(desk);
}

/** Whether that was the last thing that happened. */
export function isAstray(desk: Desk): boolean {
  const now = stateOf(desk);
  return then.value?.every((part, at) => part === now[at]) ?? false;
}

function stateOf({ view, chosen, no }: Desk): readonly unknown[] {
  return [view.value, chosen.value, no.value];
}
