import { computed, signal } from '@preact/signals';
import type { GameOnShelf, Trouble } from '../../worker/shared/messages.ts';
import { hall, whyFailed } from '../link/hall.ts';
import { kept } from '../../parts/settings/kept.ts';
import { isGameOnShelf } from './isGameOnShelf.ts';

/** This device's games, last played first; undefined until they're known. */
export const shelf = signal<readonly GameOnShelf[] | undefined>(undefined);

/** The reason they can't be read, if it's known. */
export const shelfTrouble = signal<Trouble | undefined>(undefined);

/** The last known unfinished games, so their place is there from the first moment. */
interface Remembered {
  game?: GameOnShelf | undefined;
  /** Number of others. */
  more: number;
}

const remembered = kept<Remembered>(
  'unfinished',
  { more: 0 },
  { game: isGameOnShelf, more: Number.isInteger },
);

/** The last played unfinished game, if any. */
export const unfinished = computed(() => {
  if (shelfTrouble.value) return undefined;
  return shelf.value ? unfinishedIn(shelf.value).game : remembered.value.game;
});

/** Number of other unfinished games. */
export const moreUnfinished = computed(() =>
  shelf.value ? unfinishedIn(shelf.value).more : remembered.value.more,
);

export async function lookAtShelf(): Promise<void> {
  try {
    const games = await hall.games();
    shelf.value = games.sort((one, other) => other.touched - one.touched);
    shelfTrouble.value = undefined;
    remembered.value = unfinishedIn(shelf.value);
  } catch (error) {
    shelfTrouble.value = whyFailed(error);
  }
}

export async function forget(id: string): Promise<void> {
  await hall.forget(id);
  await lookAtShelf();
}

function unfinishedIn(games: readonly GameOnShelf[]): Remembered {
  const [game, ...others] = games.filter(({ over, branch }) => !over && !branch);
  return { game, more: others.length };
}
