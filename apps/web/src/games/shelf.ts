import { computed, signal } from '@preact/signals';
import type { GameOnShelf } from '../hall/messages.ts';
import { hall } from '../link/hall.ts';
import { kept } from '../settings/settings.ts';

/** The games of this device, the one played last first; undefined until they are known. */
export const shelf = signal<readonly GameOnShelf[] | undefined>(undefined);

/** What was last known of the game that can go on, so that its place is there from the first moment. */
const remembered = kept<{ game?: GameOnShelf | undefined }>('unfinished', {});

/** The game that was played last, if one is not over. */
export const unfinished = computed(() =>
  shelf.value ? firstOf(shelf.value) : remembered.value.game,
);

export async function lookAtShelf(): Promise<void> {
  const games = await hall.games().catch(() => []);
  shelf.value = games.sort((one, other) => other.touched - one.touched);
  remembered.value = { game: firstOf(shelf.value) };
}

export async function forget(id: string): Promise<void> {
  await hall.forget(id);
  await lookAtShelf();
}

function firstOf(games: readonly GameOnShelf[]): GameOnShelf | undefined {
  return games.find(({ over }) => !over);
}
