import type { Kind } from '@hand-and-foot/engine';
import { signal } from '@preact/signals';
import type { Desk } from '../desk/desk.ts';

const touched = signal<Kind | undefined>(undefined);

/** The kind for − and +: the last touched of the selected ones. */
export function kindInFocus({ chosen }: Desk): Kind | undefined {
  const kind = touched.value;
  return kind !== undefined && chosen.value.has(kind) ? kind : [...chosen.value.keys()].at(-1);
}

export function chooseSome(desk: Desk, kind: Kind, count: number): void {
  touched.value = kind;
  desk.choose(kind, count);
}

/** Selects one more of the kind, and none after the last. */
export function chooseMore(desk: Desk, kind: Kind, held: number): void {
  const chosen = desk.chosen.value.get(kind) ?? 0;
  chooseSome(desk, kind, chosen < held ? chosen + 1 : 0);
}

export function chooseFewer(desk: Desk, kind: Kind): void {
  chooseSome(desk, kind, Math.max(0, (desk.chosen.value.get(kind) ?? 0) - 1));
}
