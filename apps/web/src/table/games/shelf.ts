import { computed, signal } from '@preact/signals';
import type { GameOnShelf, Trouble } from '../../worker/shared/messages.ts';
import { hall, whyFailed } from '../link/hall.ts';
import { kept } from '../../parts/settings/kept.ts';
import { isGameOnShelf } from './isGameOnShelf.ts';

/** The games of this device, the one played last first; undefined until they are known. */
export const shelf = signal<readonly GameOnShelf[] | undefined>(undefined);

/** Why they cannot be known, as far as that is known. */
export const shelfTrouble = signal<Trouble | undefined>(undefined);

/** What was last known of the games that can go on, so that their place is there from the first moment. */
interface Remembered {
  game?: GameOnShelf | undefined;
  /** How many there are besides. */
  more: number;
}

const remembered = kept<Remembered>(
  'unfinished',
  { more: 0 },
  { game: isGameOnShelf, more: Number.isInteger },
);

/** The game that was played last, if one is not over. */
export const unfinished = computed(() => {
  if (shelfTrouble.value) return undefined;
  return shelf.value ? unfinishedIn(shelf.value).game : remembered.value.game;
});

/** How many others are not over either. */
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
  const [game, ...others] = games.filter(({ over }) => !over);
  return { game, more: others.length };
}
