import { signal } from '@preact/signals';
import type { GameOnShelf } from '../hall/messages.ts';
import { hall } from '../link/hall.ts';

/** The games of this device, the one played last first; undefined until they are known. */
export const shelf = signal<readonly GameOnShelf[] | undefined>(undefined);

export async function lookAtShelf(): Promise<void> {
  const games = await hall.games().catch(() => []);
  shelf.value = games.sort((one, other) => other.touched - one.touched);
}

export async function forget(id: string): Promise<void> {
  await hall.forget(id);
  await lookAtShelf();
}
