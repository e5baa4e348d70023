import { computed, signal } from '@preact/signals';
import type { GameOnShelf, Trouble } from '../hall/messages.ts';
import { hall, whyFailed } from '../link/hall.ts';
import { kept } from '../settings/kept.ts';
import { isGameOnShelf } from './isGameOnShelf.ts';

/** The games of this device, the one played last first; undefined until they are known. */
export const shelf = signal<readonly GameOnShelf[] | undefined>(undefined);

/** Why they cannot be known, as far as that is known. */
export const shelfTrouble = signal<Trouble | undefined>(undefined);

/** What was last known of the game that can go on, so that its place is there from the first moment. */
const remembered = kept<{ game?: GameOnShelf | undefined }>(
  'unfinished',
  {},
  { game: isGameOnShelf },
);

/** The game that was played last, if one is not over. */
export const unfinished = computed(() => {
  if (shelfTrouble.value) return undefined;
  return shelf.value ? firstOf(shelf.value) : remembered.value.game;
});

export async function lookAtShelf(): Promise<void> {
  try {
    const games = await hall.games();
    shelf.value = games.sort((one, other) => other.touched - one.touched);
    shelfTrouble.value = undefined;
    remembered.value = { game: firstOf(shelf.value) };
  } catch (error) {
    shelfTrouble.value = whyFailed(error);
  }
}

export async function forget(id: string): Promise<void> {
  await hall.forget(id);
  await lookAtShelf();
}

function firstOf(games: readonly GameOnShelf[]): GameOnShelf | undefined {
  return games.find(({ over }) => !over);
}
